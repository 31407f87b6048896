import type { OwnRefusals } from './refusals.ts';

/** Words of the conversation with a sender. */
export const threadWords = {
  heading: 'Conversation',
  template: 'Begin with',
  none: 'An empty answer',
  leftOut: 'Left out of the template, because a value is missing:',
  subject: 'Subject',
  text: 'Text',
  hint: 'The sender sees nothing before you send it. It is shown on the status page, and an email says so.',
  save: 'Save draft',
  saved: 'Draft saved.',
  preview: 'Check before sending',
  send: 'Send to the sender',
  back: 'Change it',
  to: 'To {email}',
  sender: 'Sender',
  firm: 'The firm',
  messages: 'Messages',
  refusals: {
    stale: 'Somebody else changed this meanwhile. Load it again, then check your text.',
  } satisfies OwnRefusals,
  kept: 'Your text is still here.',
  withdrawn: 'The sender withdrew this.',
};
