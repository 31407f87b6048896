import {
  documentKindNames,
  kindFacts,
  type DocumentKey,
  type DocumentKindName,
} from '#domain/documents/document-kinds.ts';
import { issueOfSchema, maxIssues, type DocumentIssue } from '#domain/documents/document-issue.ts';
import { withoutDocument, type Documents } from '#domain/documents/documents.ts';
import { knownLanguages, type Language } from '#domain/edition/language.ts';
import { languageOf, locales } from '#domain/edition/editions.ts';
import { quotedFacts, quoteFacts, unknownFacts } from '#domain/firm/facts.ts';
import { type Firm, schemaParts } from '#domain/firm/firm.ts';
import { catalogue, openCatalogue, type Catalogue } from './catalogue.server.ts';
import { UnfitDocumentError, type BrokenDocument } from './read-document.ts';

/**
 * What keeps a document from being published with the others: its own fields first, then whatever
 * else it would break, as a page that quotes a fact which is gone: `broken`. Told while it is typed, so that
 * only those are judged that say something else than `before`; publishing judges all of them.
 */
export function contentIssues(
  documents: Documents,
  key: DocumentKey,
  before: Catalogue,
): { issues: DocumentIssue[]; broken: BrokenDocument[] } {
  const base = openable(documents);
  const own = issuesOfDocument(documents, key, base.catalogue);
  // Nothing quotes words, so that they break nothing else; all but the table of a legal text.
  const isQuoted = !kindFacts(key.kind).quotes || key.kind === 'retention';
  if (own.length > 0 || (base.catalogue && !isQuoted)) return { issues: own, broken: [] };
  if (!base.catalogue) {
    return { issues: [breaksSite(base)], broken: base.stopping ? [base.stopping] : [] };
  }
  const isConcerned = concernedBy(before, base.catalogue);
  const others = everyKey(documents).filter(
    (other) =>
      (other.kind !== key.kind || other.id !== key.id) && isConcerned(other, documents.get(other)),
  );
  const broken = unfit(documents, others, base.catalogue);
  return { issues: broken.map(breaksOther), broken };
}

/** Documents are judged by schemas, which follow from the firm, and with the facts that they quote. */
function concernedBy(before: Catalogue, after: Catalogue) {
  const [then, now] = [before, after].map(({ firm }) =>
    JSON.stringify(schemaParts.map((part) => firm[part])),
  );
  if (then !== now) return () => true;
  const changedIn = (kind: DocumentKindName) =>
    locales(after.firm).flatMap((locale) => {
      const [was, is] = [before, after].map((one) => one.facts(locale, kind));
      return Object.keys({ ...was, ...is }).filter((name) => was![name] !== is![name]);
    });
  const known = new Map<DocumentKindName, Set<string>>();
  return ({ kind }: DocumentKey, content: unknown) => {
    if (!kindFacts(kind).quotes) return false;
    const changed = known.get(kind) ?? new Set(changedIn(kind));
    known.set(kind, changed);
    return changed.size > 0 && quotedFacts(JSON.stringify(content)).some((one) => changed.has(one));
  };
}

/** Names the document that would break, and where: there it can be mended. */
export function breaksOther({ key, issues }: BrokenDocument): DocumentIssue {
  const where = issues.slice(0, 1).map(({ field, given }) => [field, given].filter(Boolean));
  return {
    field: '',
    code: 'breaks-other',
    given: `${key.kind} ${key.id} (${where.flat().join(': ')})`,
    document: key,
  };
}

/** Why these documents make no website: the one that it cannot be without, and what it lacks. */
export type NoSite = { stopping?: BrokenDocument; reason: string };

export function whyNoSite(documents: Documents): NoSite | undefined {
  const opened = openable(documents);
  return opened.catalogue ? undefined : opened;
}

export function breaksSite({ stopping, reason }: NoSite): DocumentIssue {
  return stopping ? breaksOther(stopping) : { field: '', code: 'breaks-other', given: reason };
}

/** The documents that do not fit, of all or of these. */
export function brokenDocuments(
  documents: Documents,
  keys: readonly DocumentKey[] = everyKey(documents),
): BrokenDocument[] {
  return unfit(documents, keys, openable(documents).catalogue);
}

function unfit(
  documents: Documents,
  keys: readonly DocumentKey[],
  opened: Catalogue | undefined,
): BrokenDocument[] {
  return keys
    .map((key) => ({ key, issues: issuesOfDocument(documents, key, opened) }))
    .filter(({ issues }) => issues.length > 0);
}

/**
 * The others are judged without a document that stops the catalogue, as a report of a sector that is
 * gone: they would seem to be at fault themselves.
 */
function openable(
  documents: Documents,
): { catalogue: Catalogue } | ({ catalogue?: undefined } & NoSite) {
  try {
    return { catalogue: openCatalogue(documents) };
  } catch (error) {
    const stopping = error instanceof UnfitDocumentError ? error.broken : undefined;
    if (!stopping || kindFacts(stopping.key.kind).ids !== 'any') {
      return { stopping, reason: (error as Error).message };
    }
    return openable(withoutDocument(documents, stopping.key));
  }
}

function everyKey(documents: Documents): DocumentKey[] {
  return documentKindNames.flatMap((kind) => documents.ids(kind).map((id) => ({ kind, id })));
}

/**
 * Words that may quote facts are judged once an edition, as its readers see them. The firm is the
 * one that these documents make; if they make none, the one that is published.
 */
function issuesOfDocument(
  documents: Documents,
  key: DocumentKey,
  opened: Catalogue | undefined,
): DocumentIssue[] {
  const { firm }: { firm: Firm } = opened ?? catalogue();
  const content = documents.get(key);
  const { schema: schemaOf, quotes } = kindFacts(key.kind);
  // Once a document: making a schema takes longer than parsing by it.
  const schema = schemaOf(firm, key.id);
  const issuesIn = (said: unknown) =>
    (schema.safeParse(said, { reportInput: true }).error?.issues ?? []).flatMap(issueOfSchema);
  if (!opened || !quotes) return issuesIn(content).slice(0, maxIssues);
  const found = locales(firm).flatMap((locale) => {
    const facts = opened.facts(locale, key.kind);
    const unknown: DocumentIssue[] = [];
    const said = mapWords(content, languageOf(locale), (text, field) => {
      const [given] = unknownFacts(text, facts);
      if (given === undefined) return quoteFacts(text, facts);
      unknown.push({ field, code: 'unknown-fact', given });
      return text;
    });
    // The other languages are judged with their own facts.
    const others = knownLanguages.filter((language) => language !== languageOf(locale));
    const isOther = ({ field }: DocumentIssue) =>
      field.split('.').some((step) => (others as string[]).includes(step));
    return [...unknown, ...issuesIn(said).filter((issue) => !isOther(issue))];
  });
  const different = new Map(found.map((issue) => [`${issue.field} ${issue.code}`, issue]));
  return [...different.values()].slice(0, maxIssues);
}

/** The same content with every text of a language changed. */
function mapWords(
  value: unknown,
  language: Language,
  change: (text: string, field: string) => string,
  path: readonly string[] = [],
): unknown {
  if (typeof value === 'string') {
    return path.includes(language) ? change(value, path.join('.')) : value;
  }
  if (Array.isArray(value)) {
    return value.map((one, at) => mapWords(one, language, change, [...path, String(at)]));
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      mapWords(one, language, change, [...path, name]),
    ]),
  );
}
