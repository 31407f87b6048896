import type { MandateDetail } from '#domain/mandates/mandate-work.ts';
import { historyOf } from '#server/db/history.ts';
import type { Statements } from '#server/db/db.ts';
import { datesOf } from './mandate-dates.ts';
import { briefOf, mandateById, privateSheetOf } from './read-mandates.ts';
import { roleById } from '#server/vacancies/role-names.ts';
import { colleagues } from '#server/inbox/inbox.ts';

/** Everything about one mandate but its people, who come in pages. */
export async function mandateDetail(
  db: Statements,
  id: string,
): Promise<MandateDetail | undefined> {
  const mandate = await mandateById(db, id);
  if (!mandate) return undefined;
  const { facts, briefId, vacancyId, ...stored } = mandate;
  const [privateSheet, brief, advert, dates, history, people] = await Promise.all([
    privateSheetOf(db, id),
    briefId === null ? null : briefOf(db, briefId),
    vacancyId === null ? null : roleById(db, vacancyId),
    datesOf(db, id),
    historyOf(db, { type: 'mandate', id }),
    colleagues(db),
  ]);
  return {
    ...stored,
    facts: { ...facts, privateSheet },
    brief,
    advert: advert ? { id: advert.id, reference: advert.reference, title: advert.title } : null,
    dates,
    history,
    people,
  };
}
