import type { DocumentKey } from '#domain/documents/document-kinds.ts';
import type { Documents } from '#domain/documents/documents.ts';
import type { AdvertFacts } from '#domain/documents/website-work.ts';
import type { AuditAction, AuditSubject } from '#domain/privacy/audit.ts';
import type { VacancyIssue } from '#domain/vacancies/vacancy-issue.ts';
import type { PublishedVacancy } from '#domain/vacancies/vacancy.ts';
import type { Facts } from '#server/db/audit.ts';
import type { Statements } from '#server/db/db.ts';
import type { OutboxEvent } from '#server/db/task.ts';
import type { AddressedContent, DocumentRecord } from './document.ts';

/** A document with what its kind demands. Which kind has which rule is known above. */
export type RuledDocument = { key: DocumentKey; rule: PublishingRule };

export type RuleOf = (key: DocumentKey) => PublishingRule;

/** What is to be published. */
export type GivenContent = AddressedContent & { key: DocumentKey };

export type Publishable = {
  content: unknown;
  reference?: string;
  action: AuditAction;
  details: Facts;
  /** What else the audit log says of it, beside the change itself. */
  also?: readonly { action: AuditAction; details: Facts }[];
  /** What channels may have to send about it; the revision names the change. */
  events(revision: number): readonly OutboxEvent[];
};

/** What a kind demands of whatever is published, by whichever route or command. */
export type PublishingRule = {
  check(
    statements: Statements,
    given: GivenContent,
    before: DocumentRecord | undefined,
    now: number,
  ): Promise<Publishable | { issues: VacancyIssue[] }>;
  /** What keeps a content from being published, told while it is typed. */
  issues(
    statements: Statements,
    given: GivenContent,
    present: { documents: Documents; now: number },
  ): Promise<VacancyIssue[]>;
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
  previewed?(
    edited: unknown,
    listed: readonly PublishedVacancy[],
    now: number,
  ): { issues: VacancyIssue[] } | { vacancies: PublishedVacancy[] };
  /** What the desk shows of an advert beside its content. */
  advert?(statements: Statements, key: DocumentKey, now: number): Promise<AdvertFacts>;
};
