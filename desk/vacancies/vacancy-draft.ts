import {
  defaultLocale,
  languageOf,
  languages,
  type Language,
} from '../../domain/edition/editions.ts';
import { ofEachLanguage } from '../../domain/edition/of-each-language.ts';
import type { FactField, WordsField } from '../../domain/vacancy/vacancy-field.ts';
import { proposedSlug } from '../../domain/vacancy/vacancy-slug.ts';
import type { VacancyBody } from '../../domain/work/vacancy-work.ts';
import { factDrafts, recordOf, wordDrafts } from './field-drafts.ts';

/** The words of one language as they are typed: lists have one entry a line. */
export type WordsDraft = Record<WordsField, string>;

/** A vacancy as it is typed: anything may be missing, numbers are text. */
export type VacancyDraft = {
  [Field in FactField]: ReturnType<(typeof factDrafts)[Field]['read']>;
} & Record<Language, WordsDraft>;

/** What is stored, as it is typed. Keys that this desk does not know stay in it and are sent back. */
export function draftOf(stored: object | undefined): VacancyDraft {
  const fields = recordOf(stored);
  return { ...fields, ...knownDraft(fields) };
}

export function blankDraft(reference: string, today: string): VacancyDraft {
  return draftOf({
    reference,
    postedOn: today,
    state: { is: 'draft' },
    contract: { is: 'permanent' },
  });
}

/** A new draft with the facts and words of an earlier role. */
export function copiedDraft(
  stored: object | undefined,
  reference: string,
  today: string,
): VacancyDraft {
  const draft = knownDraft(recordOf(stored));
  const fresh = { reference, postedOn: today, state: { is: 'draft' } as const, confirmedOn: '' };
  return { ...draft, ...fresh, slug: slugFor(draft) };
}

/** As the server takes it. */
export function vacancyOf(draft: VacancyDraft): VacancyBody {
  const facts = mapped(factDrafts, (field, { write }) => write(draft[field] as never));
  const words = ofEachLanguage((language) => ({
    ...draft[language],
    ...mapped(wordDrafts, (field, { write }) => write(draft[language][field])),
  }));
  // The tables' types say what each field becomes; the loop over them loses it.
  const body: Record<string, unknown> = { ...draft, ...facts, ...words };
  return body as VacancyBody;
}

/** What the title and the place propose as address. */
export function slugFor(draft: VacancyDraft): string {
  return proposedSlug({
    title: draft[languageOf(defaultLocale())].title,
    location: draft.location,
  });
}

export function draftTitle(draft: Pick<VacancyDraft, Language>): string {
  return (
    languages()
      .map((language) => draft[language].title)
      .find(Boolean) ?? ''
  );
}

/** The address follows title and place until somebody chooses another. */
export function withProposedSlug(before: VacancyDraft, after: VacancyDraft): VacancyDraft {
  const followed = before.slug === '' || before.slug === slugFor(before);
  return followed && after.slug === before.slug ? { ...after, slug: slugFor(after) } : after;
}

/** Theirs, with every field that was changed here since the base of both. */
export function mergedDraft<T>(base: T, mine: T, theirs: T): T {
  if (JSON.stringify(mine) === JSON.stringify(base)) return theirs;
  if (!isRecord(mine) || !isRecord(theirs) || !isRecord(base)) return mine;
  const merged = Object.keys({ ...theirs, ...mine }).map((key) => [
    key,
    mergedDraft(base[key], mine[key], theirs[key]),
  ]);
  return Object.fromEntries(merged) as T;
}

/** A draft that an earlier desk kept, in the shape of this one: what it lacks is as at the start. */
export function fittedDraft<T>(start: T, kept: unknown): T {
  if (start === undefined) return kept as T;
  if (isRecord(start) && isRecord(kept)) {
    const fields = Object.entries(start).map(([key, one]) => [key, fittedDraft(one, kept[key])]);
    return { ...kept, ...Object.fromEntries(fields) } as T;
  }
  const same = typeof kept === typeof start && Array.isArray(kept) === Array.isArray(start);
  return same && kept !== null ? (kept as T) : start;
}

function knownDraft(fields: Record<string, unknown>): VacancyDraft {
  const facts = mapped(factDrafts, (field, { read }) => read(fields[field]));
  const words = ofEachLanguage((language) => {
    const stored = recordOf(fields[language]);
    return { ...stored, ...mapped(wordDrafts, (field, { read }) => read(stored[field])) };
  });
  return { ...facts, ...words } as VacancyDraft;
}

function mapped<Table extends object>(
  table: Table,
  make: (field: keyof Table & string, entry: Table[keyof Table]) => unknown,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(table).map(([field, entry]) => [
      field,
      make(field as keyof Table & string, entry as Table[keyof Table]),
    ]),
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
