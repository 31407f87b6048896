import { createHash } from 'node:crypto';
import type { Locale } from '#domain/edition/editions.ts';
import { formOf } from '#domain/forms/forms.ts';
import type { Statements } from '#server/db/db.ts';
import type { Submission } from './submission.ts';
import { catalogue } from '#content/catalogue.server.ts';
import type { SubmissionKind } from '#domain/forms/submission-kind.ts';
import { countryOfLocation } from '#domain/vacancies/engagement.ts';
import { recipientsFor } from '#words/partner-words.ts';
import { consentsOfForm } from '#words/words-of-form.ts';

/** A box of a form with the words beside it as its sender saw them. */
export type NewConsent = { field: string; given: boolean; words: string };

/** Without words when it was stored before they were recorded. */
export type Consent = Omit<NewConsent, 'words'> & {
  recorded: { words: string; sha256: string; locale: Locale } | null;
};

export async function insertConsents(
  { all }: Statements,
  { id, locale }: { id: string; locale: Locale },
  consents: readonly NewConsent[],
): Promise<void> {
  if (consents.length === 0) return;
  const rows = consents.map((_, at) => {
    const [field, given, words, sha256] = [3, 4, 5, 6].map((place) => `$${place + 4 * at}`);
    return `($1, ${field}, ${given}, ${words}, ${sha256}, $2)`;
  });
  await all(
    `insert into consent (submission_id, field, given, words, words_sha256, locale)
      values ${rows.join(', ')}`,
    [
      id,
      locale,
      ...consents.flatMap(({ field, given, words }) => [
        field,
        given ? 1 : 0,
        words,
        hashOf(words),
      ]),
    ],
  );
}

function hashOf(words: string): string {
  return createHash('sha256').update(words).digest('hex');
}

/** For whom the data is about. */
export function exportedConsent({ field, given, recorded }: Consent) {
  return { field, given, wordsRecorded: recorded !== null, ...recorded };
}

/** In the order of the form; those that today's form no longer has come last. */
export async function consentsOf(
  { all }: Statements,
  { id, kind, fields }: Pick<Submission, 'id' | 'kind' | 'fields'>,
): Promise<Consent[]> {
  const rows = await all<{
    field: string;
    given: number;
    words: string;
    sha256: string;
    locale: Locale;
  }>(
    `select field, given, words, words_sha256 as sha256, locale from consent
      where submission_id = $1 order by field`,
    [id],
  );
  const recorded = new Map(rows.map((row) => [row.field, row]));
  const asked = Object.entries(formOf(kind).fields).flatMap(([name, { type }]) =>
    type === 'consent' && Object.hasOwn(fields, name) ? [name] : [],
  );
  return [...new Set([...asked, ...recorded.keys()])].map((field): Consent => {
    const row = recorded.get(field);
    if (!row) return { field, given: fields[field] === 'true', recorded: null };
    const { given, words, sha256, locale } = row;
    return { field, given: given === 1, recorded: { words, sha256, locale } };
  });
}

/** Every box of a form: whether it was ticked, and the words that the form shows beside it. */
export function shownConsents({
  kind,
  locale,
  fields,
}: {
  kind: SubmissionKind;
  locale: Locale;
  fields: Record<string, string>;
}): NewConsent[] {
  const { company } = catalogue();
  const { roleLocation } = fields;
  const country =
    roleLocation && countryOfLocation(catalogue().firm, roleLocation, company.address.country);
  const { names } = recipientsFor(company, country || undefined, locale);
  return Object.entries(consentsOfForm(catalogue(), kind, locale, names)).map(([field, words]) => ({
    field,
    given: fields[field] === 'true',
    words,
  }));
}
