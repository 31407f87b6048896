import type { Vacancy } from '../vacancy.ts';
import type { VacancyState } from '../vacancy-state.ts';
import { officeDay } from '#domain/firm/office-day.ts';
import type { Firm } from '#domain/firm/firm.ts';
import { boardFaults, type BoardFault } from './board-faults.ts';
import { boards, type BoardId } from './boards.ts';

/** How a role that is edited stands with a board. */
export type BoardStanding =
  /** Closed or withdrawn: no board has it. */
  | { is: 'closed' }
  /** It does not fit the schema yet, so that no rule can be checked. */
  | { is: 'incomplete' }
  | { is: 'faulty'; faults: BoardFault[] }
  | { is: 'offered'; since: string }
  /** Wanted, and offered once it is saved and open. */
  | { is: 'waiting' }
  /** No longer wanted, and taken back once that is saved. */
  | { is: 'leaving' }
  | { is: 'ready' };

export type EditedRole = {
  /** As it is typed, if it is complete. */
  vacancy: Vacancy | undefined;
  /** When it was published as it is typed; undefined if it was not. */
  publishedAt: number | undefined;
  state: VacancyState;
  /** The day from which on the board has had what is published. */
  since: string | undefined;
  now: number;
};

export function boardStanding(firm: Firm, id: BoardId, role: EditedRole): BoardStanding {
  const { vacancy, publishedAt, state, since, now } = role;
  if (state.is === 'closed' || state.is === 'withdrawn') return { is: 'closed' };
  if (!vacancy) return { is: 'incomplete' };
  const changedOn = officeDay(firm, publishedAt ?? now);
  const faults = boardFaults(firm, boards[id], { vacancy, changedOn, today: officeDay(firm, now) });
  if (faults.length > 0) return { is: 'faulty', faults };
  if (!vacancy.boards?.includes(id)) return { is: since ? 'leaving' : 'ready' };
  return since ? { is: 'offered', since } : { is: 'waiting' };
}
