import type { FailedPart, RefusalCode } from '#domain/forms/refused-post.ts';

/** A form may fail in every way; elsewhere most codes share their words. */
type FailureWords = {
  [Part in FailedPart]: Part extends 'form'
    ? Record<RefusalCode | 'title', string>
    : Record<'title' | 'other', string> & Partial<Record<RefusalCode, string>>;
};

/** What a visitor reads when a request failed and no page of its own can say so. */
const failure: FailureWords = {
  form: {
    title: 'Your form was not sent',
    'not-found': 'This form does not exist.',
    'not-multipart': 'We could not read the form as it was sent. Please go back and send it again.',
    malformed: 'The form arrived incomplete. Please go back and send it again.',
    'too-large': 'What you sent is too large. Please go back and choose a smaller file.',
    'too-slow': 'The upload took too long. Please go back and send it again.',
    invalid: 'Something is not right with what you sent. Please go back and check it.',
    'key-reused':
      'This form has already been sent with other content. Please open it again before you send it.',
    'rate-limited':
      'Too many forms have come from your network. Please wait a minute, then go back and send it again.',
    busy: 'We are receiving a lot of forms at the moment. Please go back and send it again shortly.',
    unavailable: 'We could not store your form. Please go back and send it again shortly.',
  },
  page: {
    title: 'We cannot show this page just now',
    'rate-limited':
      'Too many requests have come from your network. Please wait a minute, then load the page again.',
    busy: 'A lot of people are visiting at the moment. Please load the page again shortly.',
    other: 'The fault is ours. Please load the page again shortly.',
  },
  status: {
    title: 'We cannot show your status page just now',
    'rate-limited':
      'Too many requests have come from your network. Nothing is lost: please wait a minute, then open your link again.',
    other: 'Nothing that you sent is lost. Please open your link again shortly.',
  },
  'status-change': {
    title: 'We cannot confirm your change',
    'rate-limited':
      'Too many requests have come from your network, so nothing was changed. Please wait a minute, then go back and try again.',
    other:
      'Something went wrong while we were changing it. Please open your link again: it shows whether the change was made.',
  },
};

export const formPages = { failure, home: 'Back to the home page' };

export type FormPagesWords = typeof formPages;
