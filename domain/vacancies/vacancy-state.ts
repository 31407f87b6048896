import { reportingBlock, type Dutiable } from './law/reporting-block.ts';
import { addDays } from '#domain/working-time/working-day.ts';
import { instantAt, wallClockAt } from '#domain/working-time/wall-clock.ts';
import { zones, zoneOfLocation } from './engagement.ts';
import type { Firm } from '#domain/firm/firm.ts';

/** Days begin and end at midnight of the workplace. */
export type VacancyState =
  | { is: 'draft' }
  | { is: 'scheduled'; from: string; until?: string | undefined }
  | { is: 'open'; until?: string | undefined }
  | { is: 'closed'; on: string }
  | { is: 'withdrawn'; on: string };

/** In the order of a role's life. */
export const vacancyStates = [
  'draft',
  'scheduled',
  'open',
  'closed',
  'withdrawn',
] as const satisfies readonly VacancyState['is'][];

type Stated = Dutiable & { state: VacancyState };

/**
 * The state at an instant: scheduled roles open, and open ones close, at local midnight. Whatever is
 * stored, a role that the Swiss reporting duty keeps back is shown to nobody.
 */
export function stateOn(firm: Firm, stated: Stated, instant: Date): VacancyState {
  const { location, state } = stated;
  const { day } = wallClockAt(instant, zoneOfLocation(firm, location));
  const block = reportingBlock(firm, stated);
  if (block?.is === 'unreported') return { is: 'draft' };
  if (block && day < block.until) return waiting(state, block.until);
  if (state.is !== 'open' && state.is !== 'scheduled') return state;
  if (state.is === 'scheduled' && day < state.from) return state;
  if (state.until !== undefined && day > state.until) return { is: 'closed', on: state.until };
  return { is: 'open', ...(state.until !== undefined && { until: state.until }) };
}

/** A role that was closed before it could be shown never was. */
function waiting(state: VacancyState, from: string): VacancyState {
  if (state.is === 'open') return { ...state, is: 'scheduled', from };
  if (state.is === 'scheduled') return { ...state, from: state.from > from ? state.from : from };
  return { is: 'draft' };
}

/** Vacancies that have an address at an instant, each with its state at that instant. */
export function publishedOn<V extends Stated>(
  firm: Firm,
  vacancies: readonly V[],
  instant: Date,
): V[] {
  return vacancies
    .map((vacancy) => ({ ...vacancy, state: stateOn(firm, vacancy, instant) }))
    .filter(({ state }) => state.is !== 'draft' && state.is !== 'scheduled');
}

export function isOpen({ state }: Pick<Stated, 'state'>): boolean {
  return state.is === 'open';
}

/** The next instant at which a day begins at some workplace, and states may change by themselves. */
export function nextMidnight(firm: Pick<Firm, 'places' | 'country'>, after: Date): Date {
  const midnights = zones(firm).map((zone) =>
    instantAt({ day: addDays(wallClockAt(after, zone).day, 1), minutes: 0 }, zone).getTime(),
  );
  return new Date(Math.min(...midnights));
}

/** The last second of a day at a location. */
export function endOfDay(
  firm: Pick<Firm, 'country' | 'places'>,
  location: string,
  isoDay: string,
): Date {
  const midnight = instantAt(
    { day: addDays(isoDay, 1), minutes: 0 },
    zoneOfLocation(firm, location),
  );
  return new Date(midnight.getTime() - 1000);
}

/** The calendar day at a location. */
export function dayAt(
  firm: Pick<Firm, 'country' | 'places'>,
  location: string,
  instant: Date,
): string {
  return wallClockAt(instant, zoneOfLocation(firm, location)).day;
}
