import type { Locale } from '#domain/edition/editions.ts';
import type { SubmissionKind } from '#domain/forms/submission-kind.ts';
import type { Statements } from '#server/db/db.ts';
import { isOf, usable } from './standing.ts';

/** What an answer may say of a submission. */
export type AnswerFacts = {
  kind: SubmissionKind;
  locale: Locale;
  fields: Record<string, string>;
  dueAt: number | null;
  vacancyId: string | null;
};

/** Undefined for one that is not to be answered. */
export async function answerFacts(
  { all }: Statements,
  id: string,
): Promise<AnswerFacts | undefined> {
  const [row] = await all<Omit<AnswerFacts, 'fields'> & { fields: string }>(
    `select kind, locale, fields, due_at, vacancy_id from submission s
      where s.id = $1 and ${isOf(usable)}`,
    [id],
  );
  return row && { ...row, fields: JSON.parse(row.fields) as Record<string, string> };
}
