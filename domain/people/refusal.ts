import type { AnswerRefusal } from '#domain/threads/message.ts';
import type { MandateRefusal } from '#domain/mandates/mandate-work.ts';
import type { WebsiteRefusal } from '#domain/documents/website-work.ts';

/** Why the desk's API refuses a request. The desk has words for each. */
export const deskRefusalCodes = [
  'answer-changed',
  'changed-meanwhile',
  'consent-missing',
  'cross-origin',
  'day-refused',
  'due-too-early',
  'gone',
  'image-too-large',
  'image-too-small',
  'in-flight',
  'incomplete',
  'invalid',
  'last-administrator',
  'last-key',
  'malformed',
  'mandate-stale',
  'name-taken',
  'no-draft',
  'no-site',
  'not-an-image',
  'not-allowed',
  'not-confirmed',
  'not-found',
  'not-introduced',
  'not-json',
  'not-possible',
  'not-quarantined',
  'rate-limited',
  'refused',
  'not-sendable',
  'open-places',
  'sign-in-again',
  'signed-out',
  'stale',
  'too-large',
  'too-many-streams',
  'too-many-views',
  'unavailable',
  'unknown-person',
] as const;
export type DeskRefusalCode = (typeof deskRefusalCodes)[number];

/** Those that need no further words; the others come with what is needed to go on. */
export type PlainRefusalCode = Exclude<
  DeskRefusalCode,
  WebsiteRefusal['error'] | MandateRefusal['error'] | AnswerRefusal['error']
>;

/** The answer to a refused request. */
export type DeskRefusalBody =
  | { error: PlainRefusalCode }
  | WebsiteRefusal
  | MandateRefusal
  | AnswerRefusal;
