import type { Locale } from '#domain/edition/editions.ts';
import type { Cadence } from './alert-rules.ts';

/** What a receiver may do with an alert besides ending it, each a post of its own. */
export type AlertAction = 'confirm' | 'change' | 'keep' | 'never';

/** What an alert was just asked to do, said once on its page. */
export const alertsDone = ['confirmed', 'changed', 'kept'] as const;
export type AlertDone = (typeof alertsDone)[number];

/** What the page of an alert shows, in the edition of its receiver. Times are milliseconds. */
export type ShownAlert = { locale: Locale } &
  /** The form again, after a post without an address that mail can go to. */
  (
    | { is: 'ask'; filter: string; cadence: Cadence; email: string }
    /** The same for any address. */
    | { is: 'requested' | 'list-sent' }
    | { is: 'no-mail' }
    | { is: 'confirm'; token: string; filter: string; cadence: Cadence }
    | {
        is: 'manage';
        token: string;
        filter: string;
        cadence: Cadence;
        since: number;
        endsAt: number;
        done: AlertDone | undefined;
      }
    | { is: 'ended' }
    /** Not a link of ours, or of a request that nobody confirmed. */
    | { is: 'unknown' }
  );
