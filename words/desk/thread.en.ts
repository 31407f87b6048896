import type { OwnRefusals } from './refusals.ts';

/** Words of the conversation with a sender. */
export const threadWords = {
  heading: 'Conversation',
  template: 'Start from',
  none: 'Blank',
  leftOut: 'Left out of the template, because a value is missing:',
  subject: 'Subject',
  text: 'Text',
  answer: 'Answer',
  placeholder: 'Write to the sender. It is shown on the private page and announced by email.',
  hint: 'The sender sees nothing before you send it. Ctrl+Enter checks it first.',
  save: 'Save draft',
  saved: 'Draft saved.',
  preview: 'Check before sending',
  send: 'Send answer',
  sendAndNext: 'Send, then next',
  sent: 'Answer sent.',
  seen: { page: 'Private status page', mail: 'Email' },
  previewFailed: 'The preview could not be made. You can send the answer without it.',
  back: 'Edit',
  to: 'To {email}',
  sender: 'Sender',
  firm: 'The firm',
  messages: 'Messages',
  nothing: 'Nobody has written yet.',
  showFile: 'Show',
  hideFile: 'Hide',
  refusals: {
    stale: 'Someone else has changed this. Your text is kept: load the page again, then check it.',
    'answer-changed':
      'Someone else has saved another text meanwhile. It was not sent. Read it here first.',
  } satisfies OwnRefusals,
  kept: 'Your text is still here.',
  withdrawn: 'The sender withdrew this.',
};
