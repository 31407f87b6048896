import { catalogue } from '#content/catalogue.server.ts';
import type { DocumentKey } from '#domain/documents/document-kinds.ts';
import type { AdvertFacts } from '#domain/documents/website-work.ts';
import { boardIds } from '#domain/vacancies/boards/boards.ts';
import { offeredSince } from '#domain/vacancies/boards/board-faults.ts';
import { savedState, storedFields } from '#domain/vacancies/vacancy-document.ts';
import { stateOn } from '#domain/vacancies/vacancy-state.ts';
import type { Statements } from '#server/db/db.ts';
import { fits, revisionsOf, slugsOf, vacancyById } from './vacancies.ts';

/** What the desk shows of an advert beside its content. One that was never saved is a draft. */
export async function advertFacts(
  db: Statements,
  { id }: DocumentKey,
  now: number,
): Promise<AdvertFacts> {
  const { firm } = catalogue();
  const stored = await vacancyById(db, id);
  const revisions = (await revisionsOf(db, id)).toReversed();
  const state = stored && fits(stored) ? stateOn(firm, stored.vacancy, new Date(now)) : undefined;
  const since = boardIds.map(
    (board) => [board, offeredSince(firm, board, revisions, now)] as const,
  );
  return {
    slug: stored?.slug ?? '',
    reference: stored?.reference ?? '',
    vacancy: stored?.vacancy,
    unfit: stored?.unfit,
    state: state ?? savedState(firm, stored?.unfit?.raw),
    wasShown: revisions.some((one) => savedState(firm, storedFields(one)).is !== 'draft'),
    earlierSlugs: (await slugsOf(db, id)).filter((slug) => slug !== stored?.slug),
    offered: Object.fromEntries(since.filter(([, day]) => day !== undefined)),
  };
}
