import { ofEachLanguage } from '#domain/edition/spelling.ts';
import { rowsOfAPage } from '#domain/mandates/mandate-work.ts';
import { nextReference } from '#domain/vacancies/reference.ts';
import { heldVacancy, type HeldVacancy } from '#domain/vacancies/vacancy-document.ts';
import { stateOn, type VacancyState } from '#domain/vacancies/vacancy-state.ts';
import type { DeskVacancies } from '#domain/vacancies/vacancy-work.ts';
import type { Act } from '#server/db/act.ts';
import type { Statements } from '#server/db/db.ts';
import type { DocumentRecord, WrittenContent } from '#server/documents/document.ts';
import {
  addressesOf,
  documentAt,
  documentRecord,
  documentRecords,
  earlierAddresses,
  everyRevision,
  selectDocuments,
} from '#server/documents/read-documents.ts';
import { catalogue } from '#content/catalogue.server.ts';
import { languageOf, languages, type Locale } from '#domain/edition/editions.ts';
import { foldText } from '#domain/edition/text.ts';
import { type Firm, perFirm } from '#domain/firm/firm.ts';
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

/** All of them, drafts included. */
export async function storedVacancies(db: Statements): Promise<StoredVacancy[]> {
  const records = await documentRecords(db, kind);
  return records.toSorted(inOrder).map(toVacancy);
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
  const taken = (await storedVacancies(act)).map(({ reference }) => reference);
  return nextReference(catalogue().firm, taken);
}

/** Finds a vacancy by its slug, by a slug it had earlier, or by its reference. */
export async function findVacancy(
  db: Statements,
  name: string,
): Promise<StoredVacancy | undefined> {
  // Drafts may lack both, and share nothing by that.
  if (name === '') return undefined;
  const [slug, reference] = [name.toLowerCase(), name.toUpperCase()];
  const [numbered] = await selectDocuments(db, `where kind = '${kind}' and reference = $1`, [
    reference,
  ]);
  const found = numbered ?? (await documentAt(db, kind, slug));
  if (found) return toVacancy(found);
  const drafts = await selectDocuments(db, `where kind = '${kind}' and revision = 0`, []);
  return drafts
    .map(toVacancy)
    .find((draft) => draft.slug === slug || draft.reference === reference);
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
  const { places, parameters } = inList([...new Set(ids)]);
  const condition = `where kind = '${kind}' and id in (${places})`;
  const records = await selectDocuments(db, condition, parameters);
  return new Map(records.map((record) => [record.key.id, toVacancy(record)]));
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
  const shown = toRevision(written, revision, lastRead(key.id, written));
  const hasDraft = published !== undefined && draft !== undefined;
  return { ...shown, id: key.id, version, hasDraft, reference: reference ?? referenceOf(shown) };
}

const kind = 'vacancy';

function toRevision(
  written: WrittenContent,
  revision: number,
  held: HeldVacancy = read(written),
): Revision {
  const { address: slug = '', by, at } = written;
  return { ...held, slug, revision, changedBy: by, changedAt: at };
}

function read({ schema, content, address: slug = '' }: WrittenContent): HeldVacancy {
  return heldVacancy(catalogue().firm, { slug, schema, content });
}

/** Parsed once a change: lists ask for every advert, each of which takes a tenth of a millisecond. */
function lastRead(id: string, written: WrittenContent): HeldVacancy {
  const known = readByFirm(catalogue().firm);
  const last = known.get(id);
  const { schema, content, address } = last?.written ?? {};
  const isSame =
    content === written.content && schema === written.schema && address === written.address;
  const held = last && isSame ? last.held : read(written);
  known.set(id, { written, held });
  return held;
}

type LastRead = { written: WrittenContent; held: HeldVacancy };
const readByFirm: (firm: Firm) => Map<string, LastRead> = perFirm(() => new Map());

/** As far as a draft has one. */
function referenceOf({ vacancy, unfit }: HeldVacancy): string {
  const fields = (vacancy ?? unfit?.raw) as { reference?: unknown } | null | undefined;
  return typeof fields?.reference === 'string' ? fields.reference : '';
}

/** The last published last, drafts after them. */
function inOrder(a: DocumentRecord, b: DocumentRecord): number {
  const [first, second] = [a, b].map((one) => one.sequence ?? Number.POSITIVE_INFINITY);
  return first === second ? (a.draft?.at ?? 0) - (b.draft?.at ?? 0) : first! - second!;
}

/** More than anybody looks through; more words find fewer. */
const maxRoles = 20;

/** Roles whose reference or title, in any language, holds every word. */
export async function rolesNamed(
  { all }: Statements,
  words: readonly string[],
): Promise<NamedRole[]> {
  if (words.length === 0) return [];
  const rows = await all<NamedRow>(
    `select id, reference, coalesce(content, draft_content) as content from document
      where kind = 'vacancy' and coalesce(content, draft_content) is not null order by id`,
  );
  const found = rows.map(namesIn).filter(({ role, titles }) => {
    const named = foldText([role.reference, ...titles].join('\n'));
    return words.every((word) => named.includes(word));
  });
  return found.slice(0, maxRoles).map(({ role }) => role);
}

export type NamedRole = Pick<FoundRole, 'id' | 'reference' | 'title'>;

type NamedRow = { id: string; reference: string | null; content: string };

/** The content of a draft may be anything. */
function namesIn({ id, reference, content }: NamedRow): { role: NamedRole; titles: string[] } {
  const fields = { ...(JSON.parse(content) as object | null) } as Record<string, unknown>;
  const titles = languages(catalogue().firm).map((language) =>
    textOf((fields[language] as { title?: unknown } | null | undefined)?.title),
  );
  const title = titles.find(Boolean) ?? '';
  return { role: { id, reference: reference ?? textOf(fields.reference), title }, titles };
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
  const rows = await db.all<NamedRow>(
    `select id, reference, coalesce(content, draft_content) as content from document
      where kind = 'vacancy' and id = $1 and coalesce(content, draft_content) is not null`,
    [id],
  );
  const roles = rows.map((row) => namesIn(row).role);
  return (await withPeople(db, roles))[0];
}
