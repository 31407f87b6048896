import { ofEachLanguage } from '#domain/edition/spelling.ts';
import { rowsOfAPage } from '#domain/mandates/mandate-work.ts';
import { nextReference } from '#domain/vacancies/reference.ts';
import { heldVacancy, type HeldVacancy } from '#domain/vacancies/vacancy-document.ts';
import { stateOn, type VacancyState } from '#domain/vacancies/vacancy-state.ts';
import type { DeskVacancies } from '#domain/vacancies/vacancy-work.ts';
import type { Act } from '#server/db/act.ts';
import type { Reads, Statements } from '#server/db/db.ts';
import type { DocumentRecord, WrittenContent } from '#server/documents/document.ts';
import {
  addressesOf,
  documentAt,
  type DocumentHead,
  documentHeads,
  documentRecord,
  earlierAddresses,
  everyRevision,
  selectDocuments,
} from '#server/documents/read-documents.ts';
import { catalogue } from '#content/catalogue.server.ts';
import { languageOf, languages, type Locale } from '#domain/edition/editions.ts';
import { foldText } from '#domain/edition/text.ts';
import type { Firm } from '#domain/firm/firm.ts';
import type { FoundRole } from '#domain/submissions/work.ts';
import { inList } from '#server/db/lists.ts';

export type Revision = HeldVacancy & {
  /** Of this revision; a later one may have another. */
  slug: string;
  /** Counts the publications of this vacancy, from 1; 0 for a draft that was never published. */
  revision: number;
  changedBy: string;
  changedAt: number;
};

/** What is published of a vacancy, or else its draft; its content may not fit this program. */
export type StoredVacancy = Revision & {
  id: string;
  reference: string;
  /** Counts its changes, drafts included: what an editor read. */
  version: number;
  /** A draft beside what is published. */
  hasDraft: boolean;
};

export type FittingVacancy = Extract<StoredVacancy, { unfit?: undefined }>;

/** Told apart at every reading: one that does not fit is never shown and never stops the others. */
export function fits<Stored extends StoredVacancy>(
  stored: Stored,
): stored is Extract<Stored, { unfit?: undefined }> {
  return stored.vacancy !== undefined;
}

/** In the language of the reader, else in the first that the firm writes; empty where none is given. */
export function titleFor({ vacancy }: StoredVacancy, reader: Locale): string {
  const preferred = [languageOf(reader), ...languages(catalogue().firm)];
  return preferred.flatMap((language) => vacancy?.[language]?.title ?? [])[0] ?? '';
}

/** All of them, drafts included: the last published last, drafts after them. */
export async function storedVacancies(db: Statements): Promise<StoredVacancy[]> {
  const adverts = readOf(db);
  const heads = await documentHeads(db, kind);
  const changed = heads.filter((head) => adverts.get(head.key.id)?.mark !== markOf(head));
  for (const { key } of changed) adverts.delete(key.id);
  for (let at = 0; at < changed.length; at += readAtOnce) {
    const ids = changed.slice(at, at + readAtOnce).map(({ key }) => key.id);
    for (const record of await recordsOf(db, ids)) {
      adverts.set(record.key.id, { mark: markOf(record), stored: toVacancy(record) });
    }
  }
  // One that was removed between the two reads is not there.
  return heads.toSorted(inOrder).flatMap(({ key }) => adverts.get(key.id)?.stored ?? []);
}

/** An advert may have a quarter of a megabyte. */
const readAtOnce = 25;

type ReadAdverts = Map<string, { mark: string; stored: StoredVacancy }>;
const readByStore = new WeakMap<Statements, { firm: Firm; adverts: ReadAdverts }>();

/**
 * What was read of a store's adverts for the present firm. Lists ask for every advert: each is read
 * and parsed once a change, however long it is.
 */
function readOf(db: Statements): ReadAdverts {
  const { firm } = catalogue();
  const last = readByStore.get(db);
  if (last?.firm === firm) return last.adverts;
  const adverts: ReadAdverts = new Map();
  readByStore.set(db, { firm, adverts });
  return adverts;
}

function markOf({
  version,
  changed: { at, by },
}: Pick<DocumentHead, 'version' | 'changed'>): string {
  return `${version} ${at} ${by}`;
}

/** To choose one from: as many as a page of a list has, the last change first. */
export async function deskVacancies(
  db: Statements,
  state: VacancyState['is'] | undefined,
  now: Date,
): Promise<DeskVacancies> {
  const { firm } = catalogue();
  const stored = await storedVacancies(db);
  const rows = stored
    .filter(fits)
    .toSorted((a, b) => b.changedAt - a.changedAt)
    .map(({ id, slug, reference, vacancy, hasDraft }) => {
      const title = ofEachLanguage(firm, (language) => vacancy[language].title);
      return { id, slug, reference, title, state: stateOn(firm, vacancy, now), hasDraft };
    })
    .filter((row) => !state || row.state.is === state);
  const taken = stored.map(({ reference }) => reference);
  return { rows: rows.slice(0, rowsOfAPage), nextReference: nextReference(firm, taken) };
}

/** The next reference, for a new vacancy: nobody else is given it before the act ends. */
export async function reserveReference(act: Act): Promise<string> {
  await act.all(act.dialect.documentLock);
  const rows = await act.all<{ reference: string | null }>(
    `select coalesce(reference, ${draftReference(act)}) as reference from document
      where kind = '${kind}' and (content is not null or draft_content is not null)`,
  );
  const taken = rows.flatMap(({ reference }) => reference ?? []);
  return nextReference(catalogue().firm, taken);
}

/** Finds a vacancy by its slug, by a slug it had earlier, or by its reference. */
export async function findVacancy(db: Reads, name: string): Promise<StoredVacancy | undefined> {
  // Drafts may lack both, and share nothing by that.
  if (name === '') return undefined;
  const [slug, reference] = [name.toLowerCase(), name.toUpperCase()];
  const [numbered] = await selectDocuments(db, `where kind = '${kind}' and reference = $1`, [
    reference,
  ]);
  const found = numbered ?? (await documentAt(db, kind, slug));
  if (found) return toVacancy(found);
  const [draft] = await selectDocuments(
    db,
    `where kind = '${kind}' and revision = 0
      and (draft_address = $1 or ${draftReference(db)} = $2) order by draft_at`,
    [slug, reference],
  );
  return draft && toVacancy(draft);
}

/** SQL for the reference that a draft names; only what is published has it in a column. */
function draftReference({ dialect }: Pick<Reads, 'dialect'>): string {
  return dialect.textInJson('draft_content', 'reference');
}

export async function vacancyById(db: Statements, id: string): Promise<StoredVacancy | undefined> {
  const found = await documentRecord(db, { kind, id });
  return found && toVacancy(found);
}

/** By their ids, in one statement. */
export async function vacanciesById(
  db: Statements,
  ids: readonly string[],
): Promise<Map<string, StoredVacancy>> {
  if (ids.length === 0) return new Map();
  const records = await recordsOf(db, [...new Set(ids)]);
  return new Map(records.map((record) => [record.key.id, toVacancy(record)]));
}

function recordsOf(db: Statements, ids: readonly string[]): Promise<DocumentRecord[]> {
  const { places, parameters } = inList(ids);
  const there = '(content is not null or draft_content is not null)';
  return selectDocuments(
    db,
    `where kind = '${kind}' and ${there} and id in (${places})`,
    parameters,
  );
}

/** Every slug that a vacancy had, the present one included. */
export function slugsOf(db: Statements, id: string): Promise<string[]> {
  return addressesOf(db, { kind, id });
}

/** Slugs that no longer name a page, with the slug of the same vacancy that does. */
export function earlierSlugs(db: Statements): Promise<Map<string, string>> {
  return earlierAddresses(db, kind);
}

/** What was published, the newest first, read as far as it is asked for. */
export async function* vacancyRevisions(db: Statements, id: string): AsyncGenerator<Revision> {
  for await (const record of everyRevision(db, { kind, id })) {
    yield toRevision(record, record.revision);
  }
}

export function toVacancy(record: DocumentRecord): StoredVacancy {
  const { key, version, revision, published, draft, reference } = record;
  const written = (published ?? draft)!;
  const shown = toRevision(written, revision);
  const hasDraft = published !== undefined && draft !== undefined;
  return { ...shown, id: key.id, version, hasDraft, reference: reference ?? referenceOf(shown) };
}

const kind = 'vacancy';

function toRevision(written: WrittenContent, revision: number): Revision {
  const { schema, content, address: slug = '', by, at } = written;
  const held = heldVacancy(catalogue().firm, { slug, schema, content });
  return { ...held, slug, revision, changedBy: by, changedAt: at };
}

/** As far as a draft has one. */
function referenceOf({ vacancy, unfit }: HeldVacancy): string {
  const fields = (vacancy ?? unfit?.raw) as { reference?: unknown } | null | undefined;
  return typeof fields?.reference === 'string' ? fields.reference : '';
}

function inOrder(a: DocumentHead, b: DocumentHead): number {
  const [first, second] = [a, b].map((one) => one.sequence ?? Number.POSITIVE_INFINITY);
  return first === second ? (a.draftAt ?? 0) - (b.draftAt ?? 0) : first! - second!;
}

/** More than anybody looks through; more words find fewer. */
const maxRoles = 20;

/** Roles whose reference or title, in any language, holds every word. */
export async function rolesNamed(db: Statements, words: readonly string[]): Promise<NamedRole[]> {
  if (words.length === 0) return [];
  const found = (await storedVacancies(db)).map(namesIn).filter(({ role, titles }) => {
    const named = foldText([role.reference, ...titles].join('\n'));
    return words.every((word) => named.includes(word));
  });
  return found.slice(0, maxRoles).map(({ role }) => role);
}

export type NamedRole = Pick<FoundRole, 'id' | 'reference' | 'title'>;

/** The content of a draft may be anything. */
function namesIn(stored: StoredVacancy): { role: NamedRole; titles: string[] } {
  const { id, reference, vacancy, unfit } = stored;
  const fields = { ...(vacancy ?? (unfit.raw as object | null)) } as Record<string, unknown>;
  const titles = languages(catalogue().firm).map((language) =>
    textOf((fields[language] as { title?: unknown } | null | undefined)?.title),
  );
  const title = titles.find(Boolean) ?? '';
  return { role: { id, reference, title }, titles };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** With how many people each has. */
export async function withPeople(
  { all }: Statements,
  roles: readonly NamedRole[],
): Promise<FoundRole[]> {
  if (roles.length === 0) return [];
  const { places, parameters } = inList(roles.map(({ id }) => id));
  const rows = await all<{ id: string; count: number }>(
    `select vacancy_id as id, count(*) as count from submission
      where vacancy_id in (${places}) and quarantined_for is null group by 1`,
    parameters,
  );
  const counts = new Map(rows.map(({ id, count }) => [id, count]));
  return roles.map((role) => ({ ...role, people: counts.get(role.id) ?? 0 }));
}

/** For a list that shows one role's people. */
export async function roleById(db: Statements, id: string): Promise<FoundRole | undefined> {
  const stored = await vacancyById(db, id);
  return stored && (await withPeople(db, [namesIn(stored).role]))[0];
}
