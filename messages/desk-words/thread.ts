import type { OwnRefusals } from './refusals.ts';

/** Words of the conversation with a sender. */
export const threadWords = {
  heading: 'Conversation',
  template: 'Begin with',
  none: 'An empty answer',
  leftOut: 'Left out of the template, because a value is missing:',
  subject: 'Subject',
  text: 'Text',
  answer: 'Answer',
  placeholder: 'Write to the sender. It is shown on the private page and announced by email.',
  hint: 'Ctrl+Enter checks it first.',
  save: 'Save draft',
  saved: 'Draft saved.',
  preview: 'Check before sending',
  send: 'Send to the sender',
  sent: 'Answer sent.',
  seen: { page: 'Private page', mail: 'Email' },
  previewFailed: 'The preview could not be made. You can send the answer without it.',
  back: 'Change it',
  to: 'To {email}',
  sender: 'Sender',
  firm: 'The firm',
  messages: 'Messages',
  nothing: 'Nobody has written yet.',
  showFile: 'Show',
  hideFile: 'Hide',
  refusals: {
    stale: 'Somebody else changed this meanwhile. Load it again, then check your text.',
  } satisfies OwnRefusals,
  kept: 'Your text is still here.',
  withdrawn: 'The sender withdrew this.',
};
