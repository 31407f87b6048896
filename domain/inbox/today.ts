import type { MandateDate } from '#domain/mandates/mandate-work.ts';
import type { Colleague, InboxRow } from '#domain/submissions/work.ts';

/** One's own work with what nobody has taken, or everybody's. */
export const todayScopes = ['mine', 'all'] as const;
export type TodayScope = (typeof todayScopes)[number];

/**
 * What waits for an answer, each in the first group that fits: its sender replied, the promise is
 * broken, the promise ends today, or it is due later and nobody has taken it.
 */
export const todayGroups = ['replied', 'overdue', 'due', 'unclaimed'] as const;
export type TodayGroup = (typeof todayGroups)[number];

/** One that waits for an answer. */
export type TodayWork = Pick<
  InboxRow,
  | 'id'
  | 'kind'
  | 'reference'
  | 'name'
  | 'about'
  | 'receivedAt'
  | 'dueAt'
  | 'repliedAt'
  | 'owner'
  | 'version'
> & {
  /** How the last message of its sender begins; of a reply only. */
  said: string;
};

/** A role that asks something of whoever looks after it. */
export type TodayRole = {
  id: string;
  reference: string;
  title: string;
  /** Of its mandate: the id of a person. */
  owner: string | null;
} & (
  | {
      is: 'unconfirmed';
      version: number;
      /** The day of posting or of the last confirmation. */
      since: string;
      days: number;
      /** For so long that search engines are no longer told of it as open. */
      due: boolean;
    }
  /** Its last day comes; so many people wait for an answer. */
  | { is: 'closing'; on: string; waiting: number }
  /** It has ended, and people still wait for an answer. */
  | { is: 'ended'; waiting: number }
  /** It has ended, and its report still stands at Job-Room. */
  | { is: 'reported'; number: string }
);

export type TodayDate = MandateDate & { employer: string; role: string; owner: string | null };

/** What is to be done now. Of each group the most urgent; `count` is 1,001 for more than 1,000. */
export type Today = {
  work: Record<TodayGroup, { rows: TodayWork[]; count: number }>;
  roles: TodayRole[];
  dates: TodayDate[];
  /** Whose ids `owner` names. */
  people: Colleague[];
  /** When the next promise ends, after today. */
  nextDueAt: number | null;
};

/** Of each group so many are listed; the inbox has the others. */
export const maxListedToday = 15;

/** Dates of mandates and last days of roles come into sight so many days ahead. */
export const daysAhead = 7;
