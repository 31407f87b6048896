import type { OwnRefusals } from './refusals.ts';

/** Words of the answer to a sender. */
export const outcomeWords = {
  heading: 'Answer',
  template: 'Begin with',
  none: 'An empty answer',
  subject: 'Subject',
  text: 'Text',
  hint: 'The sender sees nothing before you send it. It is sent by email and shown on the status page.',
  save: 'Save draft',
  saved: 'Draft saved.',
  preview: 'Check before sending',
  send: 'Send to the sender',
  back: 'Change it',
  to: 'To {email}',
  sent: 'Sent on {time}.',
  refusals: {
    stale: 'Somebody else changed this meanwhile. Load it again, then check your text.',
  } satisfies OwnRefusals,
  kept: 'Your text is still here.',
  withdrawn: 'The sender withdrew this.',
};
