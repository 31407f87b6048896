import type { Vacancy } from '../vacancy.ts';
import { isOpen, stateOn } from '../vacancy-state.ts';
import { officeDay } from '#domain/firm/office-day.ts';
import { boardFaults } from './board-faults.ts';
import { boards, type BoardId } from './boards.ts';
import type { Firm } from '#domain/firm/firm.ts';

/** Whether a board has a role today: it is open, wanted there and keeps the board's rules. */
export function isOffered(
  firm: Firm,
  id: BoardId,
  role: { vacancy: Vacancy; changedOn: string; today: string },
): boolean {
  const { boards: wanted = [] } = role.vacancy;
  return (
    isOpen(role.vacancy) && wanted.includes(id) && boardFaults(firm, boards[id], role).length === 0
  );
}

export type Revision = { vacancy?: Vacancy | undefined; changedAt: number };

/** The day from which on a board has had a role without a break; undefined if it has not got it. */
export function offeredSince(
  firm: Firm,
  id: BoardId,
  /** The newest first. */
  revisions: readonly Revision[],
  now: number,
): string | undefined {
  let since: string | undefined;
  let until = now;
  for (const { vacancy, changedAt } of revisions) {
    const changedOn = officeDay(firm, changedAt);
    // As it was when the next revision replaced it: a scheduled role may have opened before.
    const then = vacancy && { ...vacancy, state: stateOn(firm, vacancy, new Date(until)) };
    if (!then || !isOffered(firm, id, { vacancy: then, changedOn, today: officeDay(firm, until) }))
      break;
    since = changedOn > then.postedOn ? changedOn : then.postedOn;
    until = changedAt;
  }
  return since;
}
