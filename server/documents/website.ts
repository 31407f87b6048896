import type { FastifyRequest } from 'fastify';
import { jsonSchemaOf } from '#domain/documents/json-schema.ts';
import { groupOf, readableName } from '#domain/documents/document-group.ts';
import {
  type DocumentKey,
  documentKindNames,
  kindFacts,
} from '#domain/documents/document-kinds.ts';
import { pagesShowing } from '#domain/documents/document-pages.ts';
import { type PageName, pageNames } from '#domain/pages/page-name.ts';
import { languageLocales, languageOf, type Locale } from '#domain/edition/editions.ts';
import type {
  DocumentState,
  NeededDraft,
  Website,
  WebsiteDetail,
  WebsiteRow,
} from '#domain/documents/website-work.ts';
import { DeskRefusal, found } from '#server/base/desk-refusal.ts';
import type { Reads, Statements } from '#server/db/db.ts';
import type { Act } from '#server/db/act.ts';
import type { DeskApi, DeskKit } from '#server/people/desk-api.ts';
import { readerOf } from '#server/people/signed-in.ts';
import {
  type DocumentContent,
  documentDetail,
  type DocumentDetail,
  draftRecords,
  publicationsOf,
  toDetail,
  websiteRecords,
} from './read-documents.ts';
import { asEdited, contentOf, type DocumentRecord, nameOf } from './document.ts';
import { type DocumentRefusal, RefusedAct, type RuledDocument } from './publishing-rule.ts';
import { firmInDraft, judgedTogether, type ShownContent } from './published-together.ts';
import { brokenDocuments } from '#content/content-issues.server.ts';
import type { Documents } from '#domain/documents/documents.ts';
import { seededBy } from './seed-store.ts';
import { foldText, searchWords } from '#domain/edition/text.ts';
import { knownLanguages } from '#domain/edition/language.ts';
import { de as siteDe } from '#words/de.ts';
import { en as siteEn } from '#words/en.ts';
import { documentWords as de } from '#words/desk/documents.de.ts';
import { documentWords as en } from '#words/desk/documents.en.ts';
import { inRegion } from '#words/desk/regional.ts';

export type ShowsContent = {
  /** What the firm says at present. */
  website: () => ShownContent;
};

/** What a route answers with after an act on a document, done or refused. */
export function documentAnswers(api: DeskApi, { db, clock, website }: DeskKit & ShowsContent) {
  return { detail, done };

  async function detail(request: FastifyRequest, document: RuledDocument): Promise<WebsiteDetail> {
    const asked = { reader: readerOf(request), now: clock.now() };
    return found(await websiteDetail(db, document, website(), asked));
  }

  async function done<Done>(
    request: FastifyRequest,
    document: RuledDocument,
    work: (act: Act) => Promise<Done>,
  ): Promise<Done> {
    try {
      return await api.act(request, work);
    } catch (error) {
      throw error instanceof RefusedAct ? await told(request, document, error.refusal) : error;
    }
  }

  async function told(
    request: FastifyRequest,
    document: RuledDocument,
    refusal: DocumentRefusal,
  ): Promise<DeskRefusal> {
    switch (refusal.reason) {
      case 'changed-meanwhile': {
        const { by, at } = refusal;
        const current = await detail(request, document);
        return new DeskRefusal({ error: 'changed-meanwhile', by, at, current });
      }
      case 'invalid':
        return new DeskRefusal({ error: 'incomplete', issues: refusal.issues });
      case 'unknown':
        return new DeskRefusal('not-found');
      case 'no-draft':
      case 'kept':
        return new DeskRefusal('not-possible');
    }
  }
}

/** Undefined for a document that is not there and that staff do not add. */
async function websiteDetail(
  db: Reads,
  { key, rule }: RuledDocument,
  shown: ShownContent,
  { reader, now }: { reader: Locale; now: number },
): Promise<WebsiteDetail | undefined> {
  const { catalogue } = shown;
  const { firm } = catalogue;
  const drafts = await draftRecords(db);
  const others = drafts.filter((one) => nameOf(one.key) !== nameOf(key));
  const locales = languageLocales(firm);
  const { ids, schema, quotes } = kindFacts(key.kind);
  const stored = await documentDetail(db, key);
  if (!stored && ids !== 'any') return undefined;
  const { version, published, draft } = stored ?? { version: 0 };
  const content = draft ? draft.content : published?.content;
  const { issues, needs } = await rule.judge(
    db,
    { key, content, address: (draft ?? published)?.address },
    { shown, now },
  );
  return {
    ...key,
    group: groupOf[key.kind],
    title: documentTitle(key, content, reader),
    state: documentStateOf(stored),
    version,
    published: published && {
      content: asEdited(key, published),
      at: published.at,
      by: published.by,
      revision: published.version,
    },
    draft: draft && { content: asEdited(key, draft), at: draft.at, by: draft.by },
    schema: jsonSchemaOf(schema(firmInDraft(others, shown), key.id)),
    issues,
    needs: needs.map((one) => neededOf(one, reader)),
    languages: locales.map(languageOf),
    editions: firm.editions.map(({ tag, name }) => ({ tag, name })),
    facts: quotes
      ? Object.fromEntries(
          locales.map((locale) => [languageOf(locale), catalogue.facts(locale, key.kind)]),
        )
      : {},
    pages: pagesShowing(key).map(({ name }) => ({ name, title: pageTitle(name, reader) })),
    revisions: await publicationsOf(db, key),
    removable: rule.removable(key),
    advert: await rule.advert?.(db, key, now),
  };
}

/** A draft that is published with another document, as the desk names it. */
export function neededOf({ key, version, draft }: DocumentRecord, reader: Locale): NeededDraft {
  const title = documentTitle(key, draft && contentOf(key, draft), reader);
  return { ...key, version, title, by: draft?.by ?? '' } as NeededDraft;
}

export function documentStateOf(stored: DocumentDetail | undefined): DocumentState {
  if (stored?.scheduled) return { is: 'scheduled', from: stored.scheduled.from };
  if (!stored?.published) return { is: 'draft' };
  return { is: stored.draft ? 'changed' : 'published' };
}

/** Every document but the vacancies, which have a list of their own: pages as in the menu, others by id. */
export async function websiteList(
  db: Statements,
  shown: ShownContent,
  { search, reader }: { search: string; reader: Locale },
): Promise<Website> {
  const records = await websiteRecords(db);
  const drafts = records.filter(({ draft }) => draft);
  const stored = records.map(toDetail);
  const broken = problemsIn(shown.documents);
  const rows = stored.flatMap((one): WebsiteRow[] => {
    const key = one.key as DocumentKey;
    if (!documentKindNames.includes(key.kind)) return [];
    const { draft, published } = one;
    const latest = draft ?? published;
    const title = documentTitle(key, latest?.content, reader);
    const hit = findIn(search, title, latest?.content);
    if (!hit) return [];
    return [
      {
        ...key,
        group: groupOf[key.kind],
        title,
        state: documentStateOf(one),
        problems: draft
          ? judgedTogether({ key, content: draft.content }, drafts, shown).issues.length
          : (broken.get(nameOf(key)) ?? 0),
        changed: latest && changeOf(latest),
        ...hit,
      },
    ];
  });
  return { rows: rows.toSorted((one, other) => placeInMenu(one) - placeInMenu(other)) };
}

function placeInMenu({ kind, id }: WebsiteRow): number {
  return kind === 'page' ? pageNames.indexOf(id as PageName) : pageNames.length;
}

/** Nobody's, while a document is as the files have it. */
function changeOf({ by, at }: DocumentContent): WebsiteRow['changed'] {
  return at === 0 || by === seededBy ? undefined : { by, at };
}

const known = new WeakMap<Documents, ReadonlyMap<string, number>>();

/** How many issues each published document has; found once for each state of the content. */
function problemsIn(documents: Documents): ReadonlyMap<string, number> {
  const problems =
    known.get(documents) ??
    new Map(brokenDocuments(documents).map(({ key, issues }) => [nameOf(key), issues.length]));
  known.set(documents, problems);
  return problems;
}

const excerptLength = 160;

/**
 * Whether every word of a search is in a document's name or texts, and the text that holds the
 * first one. An empty search finds everything.
 */
function findIn(search: string, title: string, content: unknown): { found?: string } | undefined {
  const terms = searchWords(search);
  if (terms.length === 0) return {};
  const name = foldText(title);
  const texts = textsOf(content).map((text) => ({ text, folded: foldText(text) }));
  const isThere = (term: string) =>
    name.includes(term) || texts.some(({ folded }) => folded.includes(term));
  if (!terms.every(isThere)) return undefined;
  const holding = texts.find(({ folded }) => terms.every((term) => folded.includes(term)));
  return holding ? { found: excerpt(holding.text, holding.folded.indexOf(terms[0]!)) } : {};
}

function excerpt(text: string, at: number): string {
  const start = Math.max(0, at - excerptLength / 2);
  const cut = text.slice(start, start + excerptLength).trim();
  return `${start > 0 ? '… ' : ''}${cut}${start + excerptLength < text.length ? ' …' : ''}`;
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsOf);
}

/** What a document of a kind says of itself in each language; others are known by their id. */
const namedBy: Partial<Record<DocumentKey['kind'], string>> = {
  testimonial: 'attribution',
  answer: 'name',
  report: 'title',
  download: 'title',
  legal: 'title',
  vacancy: 'title',
};

/** What the desk calls a document, complete or not, in the language of its reader. An advert has no other name. */
export function documentTitle({ kind, id }: DocumentKey, content: unknown, reader: Locale): string {
  const language = languageOf(reader);
  if (id === 'main') return inRegion({ en, de }[language].kinds[kind], reader);
  if (kind === 'page') return pageTitle(id, reader);
  if (kind === 'person') return textAt(content, ['name']) || readableName(id);
  const field = namedBy[kind];
  const named = [language, ...knownLanguages].map((one) =>
    field === undefined ? '' : textAt(content, [one, field]),
  );
  return named.find(Boolean) ?? (kind === 'vacancy' ? '' : readableName(id));
}

/** A page by its name in the menu or in the footer. */
function pageTitle(name: string, reader: Locale): string {
  const { navigation, footer } = { en: siteEn, de: siteDe }[languageOf(reader)];
  const words: Readonly<Record<string, string>> = { ...footer, ...navigation };
  return inRegion(words[name] ?? readableName(name), reader);
}

function textAt(content: unknown, path: readonly string[]): string {
  const found = path.reduce<unknown>(
    (value, name) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, name)
        ? (value as Record<string, unknown>)[name]
        : undefined,
    content,
  );
  return typeof found === 'string' ? found.trim() : '';
}
