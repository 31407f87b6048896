import type { RefusalCode } from '../domain/forms/refused-post.ts';

/** The pages that a browser without script sees after it has sent a form. */
export const formPages = {
  failure: {
    title: 'Your form was not sent',
    'not-found': 'This form does not exist.',
    'not-multipart': 'The form was sent in a way that we cannot read.',
    malformed: 'The form arrived incomplete. Please go back and send it again.',
    'too-large': 'What you sent is too large. Please go back and choose a smaller file.',
    'too-slow': 'The upload took too long. Please go back and send it again.',
    invalid: 'Something is not right with what you sent. Please go back and check it.',
    'key-reused':
      'This form has already been sent with other content. Please open it again before you send it.',
    'rate-limited':
      'Too many forms have come from your network. Please wait a minute, then go back and send it again.',
    busy: 'We are receiving very many forms at the moment. Please go back and send it again shortly.',
    unavailable: 'We could not store your form. Please go back and send it again shortly.',
  } satisfies Record<RefusalCode | 'title', string>,
  home: 'Back to the home page',
};

export type FormPagesWords = typeof formPages;
