import type { Vacancy } from './vacancy.ts';

/** Days after which the owner of a role is asked whether it is still open. */
export const askAfterDays = 50;
/** Days after which the question is due: search engines are told of a role for as long. */
export const dueAfterDays = 60;

export type Confirmation = {
  /** The day of posting, or on which the employer last said that the role is open. */
  since: string;
  days: number;
  is: 'fresh' | 'asked' | 'due';
};

const dayMs = 24 * 60 * 60_000;

/** How long ago anybody said that an open role is open. */
export function confirmationOf(
  { postedOn, confirmedOn = postedOn }: Pick<Vacancy, 'postedOn' | 'confirmedOn'>,
  today: string,
): Confirmation {
  const since = confirmedOn > postedOn ? confirmedOn : postedOn;
  const days = (Date.parse(today) - Date.parse(since)) / dayMs;
  return { since, days, is: days < askAfterDays ? 'fresh' : days < dueAfterDays ? 'asked' : 'due' };
}
