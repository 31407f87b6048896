import type { Role } from '#domain/people/person.ts';

/** The screens of the bar in its order, and who sees them; `desk/app.tsx` has the page of each. */
const seenBy = {
  mandates: 'everybody',
  vacancies: 'everybody',
  website: 'administrators',
  deliveries: 'everybody',
  privacy: 'everybody',
  people: 'everybody',
  audit: 'administrators',
  health: 'everybody',
} as const;

export type Screen = keyof typeof seenBy;

export function screensFor(role: Role): Screen[] {
  const screens = Object.keys(seenBy) as Screen[];
  return screens.filter((screen) => seenBy[screen] === 'everybody' || role === 'administrator');
}
