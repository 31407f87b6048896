import type { AuditAction, AuditSubject } from '#domain/privacy/audit.ts';
import type { VacancyIssue } from '#domain/vacancies/vacancy-issue.ts';
import type { OutboxEvent } from '#server/db/task.ts';
import type { Facts } from '#server/db/audit.ts';
import type { Statements } from '#server/db/db.ts';
import type { DocumentKey } from '#domain/documents/document-kinds.ts';
import type { DocumentRecord } from './document.ts';

/** What is to be published. */
export type GivenContent = { key: DocumentKey; content: unknown; address?: string | undefined };

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
  subject(key: DocumentKey): AuditSubject;
  drafted: AuditAction;
  /** Staff add and remove documents of the kind. */
  removable(key: DocumentKey): boolean;
  /** What is to be done before a draft that was never published is discarded with its document. */
  beforeDiscarding?(content: unknown): VacancyIssue[];
};
