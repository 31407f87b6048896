import type { VacancyRefusal } from './vacancy-work.ts';

/** Why the desk's API refuses a request. The desk has words for each. */
export const refusalCodes = [
  'cross-origin',
  'due-too-early',
  'gone',
  'image-too-large',
  'image-too-small',
  'in-flight',
  'invalid',
  'last-administrator',
  'last-key',
  'malformed',
  'name-taken',
  'no-outcome',
  'no-site',
  'not-an-image',
  'not-allowed',
  'not-confirmed',
  'not-found',
  'not-json',
  'not-possible',
  'not-quarantined',
  'rate-limited',
  'refused',
  'released',
  'not-sendable',
  'sign-in-again',
  'signed-out',
  'stale',
  'taken',
  'too-large',
  'too-many-streams',
  'unavailable',
  'unknown-person',
  'unlawful',
] as const;
export type RefusalCode = (typeof refusalCodes)[number];

/** The answer to a refused request. */
export type Refusal = { error: RefusalCode } | VacancyRefusal;
