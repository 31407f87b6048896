import { type DocumentKey, kindFacts } from '#domain/documents/document-kinds.ts';
import {
  type Documents,
  isDocumentKey,
  withDocument,
  withoutDocument,
} from '#domain/documents/documents.ts';
import type { AdvertFacts } from '#domain/documents/website-work.ts';
import type { AuditAction, AuditSubject } from '#domain/privacy/audit.ts';
import type { VacancyIssue } from '#domain/vacancies/vacancy-issue.ts';
import type { PublishedVacancy } from '#domain/vacancies/vacancy.ts';
import { type AuditFacts, someFields } from '#server/db/audit.ts';
import type { Reads, Statements } from '#server/db/db.ts';
import type { OutboxEvent } from '#server/db/tasks.ts';
import {
  type AddressedContent,
  asDocuments,
  contentOf,
  type DocumentRecord,
  nameOf,
} from './document.ts';
import { type DocumentDetail, documentRecords, draftRecords, toDetail } from './read-documents.ts';
import { judgedTogether, type ShownContent } from './published-together.ts';
import { catalogue } from '#content/catalogue.server.ts';
import {
  breaksOther,
  breaksSite,
  brokenDocuments,
  whyNoSite,
} from '#content/content-issues.server.ts';
import { storageIssues, unreadFields, withoutFields } from '#domain/documents/stored-document.ts';
import { contentDifferences } from '#domain/documents/merge-content.ts';

/** A document with what its kind demands. Which kind has which rule is known above. */
export type RuledDocument = { key: DocumentKey; rule: PublishingRule };

export type RuleOf = (key: DocumentKey) => PublishingRule;

/** What is to be published. */
export type GivenContent = AddressedContent & { key: DocumentKey };

export type Publishable = {
  content: unknown;
  reference?: string;
  action: AuditAction;
  details: AuditFacts;
  /** What else the audit log says of it, beside the change itself. */
  also?: readonly { action: AuditAction; details: AuditFacts }[];
  /** What channels may have to send about it; the revision names the change. */
  events(revision: number): readonly OutboxEvent[];
};

/** What a kind demands of whatever is published, by whichever route or command. */
export type PublishingRule = {
  check(
    statements: Reads,
    given: GivenContent,
    before: DocumentRecord | undefined,
    now: number,
  ): Promise<Publishable | { issues: VacancyIssue[] }>;
  /** What keeps a content from being published, told while it is typed. */
  judge(
    statements: Reads,
    given: GivenContent,
    present: { shown: ShownContent; now: number },
  ): Promise<Judged>;
  subject(key: DocumentKey): AuditSubject;
  drafted: AuditAction;
  /** Staff add and remove documents of the kind. */
  removable(key: DocumentKey): boolean;
  /** What is to be done before a draft that was never published is discarded with its document. */
  beforeDiscarding?(content: unknown): VacancyIssue[];
  /** What a draft may not change of what is published. */
  beforeDrafting?(content: unknown, published: unknown): VacancyIssue[];
  /** An earlier content as the draft, with what is not restored as it is at present. */
  restored?(earlier: unknown, present: unknown): unknown;
  /** The roles that a page is shown with, in a preview of one of them. */
  previewed?(edited: unknown, listed: readonly PublishedVacancy[], now: number): Previewed;
  /** What the desk shows of an advert beside its content. */
  advert?(statements: Statements, key: DocumentKey, now: number): Promise<AdvertFacts>;
};

export type Judged = {
  issues: VacancyIssue[];
  /** Drafts of other documents without which it does not fit. */
  needs: readonly DocumentRecord[];
};

/** What a preview shows: what was typed, with marks for the fields that are missing. */
export type Previewed =
  | { issues: VacancyIssue[] }
  | {
      issues?: undefined;
      content: unknown;
      missing: string[];
      /** Without them those that are published. */
      documents?: Documents;
      /** What it breaks of other documents, so that the page may be none. */
      breaks?: VacancyIssue[];
      vacancies?: PublishedVacancy[];
    };

/** Why nothing was changed. */
export type DocumentRefusal =
  /** Somebody else changed the document or its draft meanwhile: who, when, and what it is now. */
  | {
      reason: 'changed-meanwhile';
      key: DocumentKey;
      by: string;
      at: number;
      current: DocumentDetail;
    }
  /** What keeps the document from being stored or published, each with its field. */
  | { reason: 'invalid'; key: DocumentKey; issues: VacancyIssue[] }
  /**
   * `unknown`: there is none, or no such kind or revision.
   * `kept`: a document that the site cannot be without, or that has been published at an address.
   */
  | { reason: 'unknown' | 'no-draft' | 'kept'; key: DocumentKey };

export type RefusedDocument = { refusal: DocumentRefusal };

/** Thrown by every act on a document that is refused, so that the transaction is rolled back. */
export class RefusedAct extends Error {
  readonly refusal: DocumentRefusal;
  constructor(refusal: DocumentRefusal) {
    super(refusal.reason);
    this.refusal = refusal;
  }
}

/** What an act answers, or why it was refused; around whatever opens the act. */
export async function orRefused<T>(act: () => Promise<T>): Promise<T | RefusedDocument> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof RefusedAct)) throw error;
    return { refusal: error.refusal };
  }
}

/** The version that was read must be the present one; 0 for a document that is not there yet. */
export function refuseChanged(
  key: DocumentKey,
  current: DocumentRecord | undefined,
  version: number,
): void {
  if ((current?.version ?? 0) === version) return;
  if (!current) throw new RefusedAct({ reason: 'unknown', key });
  const { by, at } = current.changed;
  throw new RefusedAct({ reason: 'changed-meanwhile', key, by, at, current: toDetail(current) });
}

/** Words and facts of the firm: what is published together fits together, in every edition. */
export const contentRule: PublishingRule = {
  check: async (_, { content }, before) => ({
    content,
    action: 'document-published',
    details: detailsOf(before, content),
    events: () => [],
  }),
  judge: async (statements, { key, content }, { shown }) =>
    judgedTogether({ key, content }, await draftRecords(statements), shown),
  subject: (key) => ({ type: 'document', id: nameOf(key) }),
  drafted: 'document-drafted',
  removable: ({ kind }) => kindFacts(kind).ids === 'any',
};

/** Refuses contents that are incomplete or break what another published document says. */
export async function refuseBroken(
  statements: Statements,
  given: readonly GivenContent[],
): Promise<void> {
  if (given.length === 0) return;
  for (const { key, content } of given) {
    if (!isDocumentKey(key)) throw new RefusedAct({ reason: 'unknown', key });
    const issues = storageIssues(content);
    if (issues.length > 0) throw new RefusedAct({ reason: 'invalid', key, issues });
  }
  const records = await documentRecords(statements);
  const before = asDocuments(records);
  const after = given.reduce(
    (documents, { key, content }) =>
      withDocument(documents, key, asRead(key, content, before.get(key))),
    before,
  );
  refuseIssues(records, after, given);
}

/** Refuses to remove what another document needs. */
export async function refuseMissed(statements: Statements, key: DocumentKey): Promise<void> {
  const records = await documentRecords(statements);
  refuseIssues(records, withoutDocument(asDocuments(records), key), [{ key }]);
}

function refuseIssues(
  records: readonly DocumentRecord[],
  after: Documents,
  changed: readonly Pick<GivenContent, 'key'>[],
) {
  const before = asDocuments(records);
  // Their own fields first: judging all documents takes longer.
  const there = changed.map(({ key }) => key).filter((key) => after.get(key) !== undefined);
  // Words can be judged only with the facts that they quote.
  const facts = there.filter(({ kind }) => !kindFacts(kind).quotes);
  const noSite = whyNoSite(after);
  const { stopping } = noSite ?? {};
  // The firm that the others are judged by lacks it: they would seem to be at fault themselves.
  const isOwn = stopping && there.some((key) => nameOf(key) === nameOf(stopping.key));
  const [own] = isOwn ? [stopping] : brokenDocuments(after, noSite ? facts : there);
  if (own) throw new RefusedAct({ reason: 'invalid', ...own });
  if (noSite && !whyNoSite(before)) {
    const issues = [breaksSite(noSite)];
    throw new RefusedAct({ reason: 'invalid', key: changed[0]!.key, issues });
  }
  const broken = brokenDocuments(after);
  if (broken.length === 0) return;
  const earlier = new Set(brokenDocuments(before).map(({ key }) => nameOf(key)));
  const others = broken.filter(({ key }) => !earlier.has(nameOf(key)));
  if (others.length === 0) return;
  // An advert is judged under its address and found on the desk by its id.
  const idAt = new Map(records.map(({ key, published }) => [published?.address, key.id]));
  const issues = others.map((broken) => {
    const { kind, id: name } = broken.key;
    const id = kind === 'vacancy' ? idAt.get(name) : undefined;
    return { ...breaksOther(broken), ...(id && { document: { kind, id, name } }) };
  });
  throw new RefusedAct({ reason: 'invalid', key: changed[0]!.key, issues });
}

/** Without keys that a newer program wrote before a rollback: they are kept and not read. */
function asRead(key: DocumentKey, content: unknown, published: unknown): unknown {
  const schema = kindFacts(key.kind).schema(catalogue().firm, key.id);
  const kept = new Set(published === undefined ? [] : unreadFields(schema, published));
  const fields = kept.size === 0 ? [] : unreadFields(schema, content);
  return withoutFields(
    content,
    fields.filter((field) => kept.has(field)),
  );
}

/** The fields that differ. */
function detailsOf(before: DocumentRecord | undefined, after: unknown) {
  const held = before?.published && contentOf(before.key, before.published);
  return someFields(held ? contentDifferences(held, after).map(({ field }) => field) : []);
}
