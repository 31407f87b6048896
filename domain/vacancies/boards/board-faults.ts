import { countryOf, defaultLocale, locales, type Locale } from '#domain/edition/editions.ts';
import { wordsIn } from '#domain/edition/spelling.ts';
import type { Vacancy } from '../vacancy.ts';
import type { Place } from '../place.ts';
import { placeOf, townOf } from '../engagement.ts';
import { addDays } from '#domain/working-time/working-day.ts';
import { boardIds, type Board, boards, type BoardId } from './boards.ts';
import type { Firm } from '#domain/firm/firm.ts';
import { type VacancyState, isOpen, stateOn } from '../vacancy-state.ts';
import { officeDay } from '#domain/firm/office-day.ts';

export type BoardFaultCode =
  | 'sample'
  | 'title-names-place'
  | 'title-names-pay'
  | 'title-advertises'
  | 'description-too-short'
  | 'no-postcode'
  | 'unchanged-too-long';

/** Why a board does not take a role. */
export type BoardFault = { code: BoardFaultCode; field: string; limit?: number; place?: string };

type Checked = { vacancy: Vacancy; changedOn: string; today: string };

/** The edition whose words a board is given: that of the country in which the work is done. */
export function boardLocale(firm: Firm, { location }: Pick<Vacancy, 'location'>): Locale {
  const country = townOf(firm, location)?.country;
  return locales(firm).find((locale) => countryOf(locale) === country) ?? defaultLocale(firm);
}

/** What the rules of a board miss in a role; a role without faults is ready for it. */
export function boardFaults(firm: Firm, { rules }: Board, checked: Checked): BoardFault[] {
  const { vacancy, changedOn, today } = checked;
  const locale = boardLocale(firm, vacancy);
  const { title, description, skills, responsibilities, requirements } = wordsIn(vacancy, locale);
  const titleField = `${locale.slice(0, 2)}.title`;
  const text = [description, ...responsibilities, ...skills, ...requirements].join(' ');
  const place = placeOf(firm, vacancy.location);
  const named = placeIn(title, place);
  const { minDescription, maxAgeDays } = rules;
  const faults: (BoardFault | false | undefined)[] = [
    vacancy.sample === true && { code: 'sample', field: 'sample' },
    named !== undefined && { code: 'title-names-place', field: titleField, place: named },
    pay.test(title) && { code: 'title-names-pay', field: titleField },
    (advertising.test(title) || spaced(title).includes(spaced(firm.name))) && {
      code: 'title-advertises',
      field: titleField,
    },
    text.length < minDescription && {
      code: 'description-too-short',
      field: `${locale.slice(0, 2)}.description`,
      limit: minDescription,
    },
    place?.is === 'town' &&
      !place.postcode && { code: 'no-postcode', field: 'location', place: place.id },
    maxAgeDays !== undefined &&
      addDays(changedOn, maxAgeDays) < today && {
        code: 'unchanged-too-long',
        field: 'confirmedOn',
        limit: maxAgeDays,
      },
  ];
  return faults.filter((fault) => !!fault);
}

/** An amount with its currency or period, as “€ 90.000” or “500 per day”. */
const pay =
  /[£€]|\b(?:chf|eur|gbp)\b|\d\s?k\b|\d{2,3}[.,'’ ]\d{3}\b|\b\d+ (?:per|pro) (?:year|day|jahr|tag)\b/i;

/** What boards call keywords: calls to the reader and numbers of the advertiser. */
const advertising = /!|\b(?:urgent|urgently|asap|help wanted|dringend|ab sofort)\b|https?:|www\./i;

/** The name of the place that a title has, in any language. */
function placeIn(title: string, place: Place | undefined): string | undefined {
  const names = place ? [...Object.values(place.names), place.id] : [];
  return names.find((name) => spaced(title).includes(spaced(name)));
}

/** Between single spaces, so that whole words are found. */
function spaced(text: string): string {
  return ` ${text
    .toLowerCase()
    .match(/[\p{L}\d]+/gu)
    ?.join(' ')} `;
}

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

type Revision = { vacancy?: Vacancy | undefined; changedAt: number };

/**
 * The day from which on each board has had a role without a break, of those that have it. Reads no
 * further back than to the first break.
 */
export async function offeredSince(
  firm: Firm,
  /** The newest first. */
  revisions: AsyncIterable<Revision> | Iterable<Revision>,
  now: number,
): Promise<Partial<Record<BoardId, string>>> {
  const since: Partial<Record<BoardId, string>> = {};
  let having: readonly BoardId[] = boardIds;
  let until = now;
  for await (const { vacancy, changedAt } of revisions) {
    if (!vacancy) break;
    const changedOn = officeDay(firm, changedAt);
    // As it was when the next revision replaced it: a scheduled role may have opened before.
    const then = { ...vacancy, state: stateOn(firm, vacancy, new Date(until)) };
    const role = { vacancy: then, changedOn, today: officeDay(firm, until) };
    having = having.filter((id) => isOffered(firm, id, role));
    if (having.length === 0) break;
    for (const id of having) since[id] = changedOn > then.postedOn ? changedOn : then.postedOn;
    until = changedAt;
  }
  return since;
}
