import { z } from 'zod';
import type { DocumentIssue } from './document-issue.ts';
import type { DocumentKey } from './document-kinds.ts';
import type { Language, Locale } from '#domain/edition/editions.ts';
import type { WebsiteGroup } from './document-group.ts';

/** What becomes of a document next: nothing, or what its draft says. */
export type DocumentState =
  | { is: 'published' }
  /** Something is changed, and not published. */
  | { is: 'changed' }
  /** Never published. */
  | { is: 'draft' }
  | { is: 'scheduled'; from: number };

/** A document in the list. */
export type WebsiteRow = DocumentKey & {
  group: WebsiteGroup;
  title: string;
  state: DocumentState;
  /** How many issues keep its draft, or what is published, from being complete. */
  problems: number;
  /** Who changed it last; nobody while it is as the files have it. */
  changed: { by: string; at: number } | undefined;
  /** Of a search: where it was found. */
  found?: string;
};

export type Website = { rows: WebsiteRow[] };

export type WrittenDocument = { content: unknown; at: number; by: string };

/** A page on which a document is seen, in each edition. */
export type DocumentPage = { name: string; addresses: { locale: Locale; address: string }[] };

export type WebsiteDetail = DocumentKey & {
  group: WebsiteGroup;
  title: string;
  state: DocumentState;
  /** Given back by every change, which is refused if somebody else changed it meanwhile. */
  version: number;
  published: (WrittenDocument & { revision: number }) | undefined;
  draft: WrittenDocument | undefined;
  /** JSON schema of its content, with labels, help and limits. */
  schema: Record<string, unknown>;
  issues: DocumentIssue[];
  languages: Language[];
  editions: { tag: Locale; name: string }[];
  /** What its words may quote as {{name}}, by language. */
  facts: Partial<Record<Language, Record<string, string>>>;
  pages: DocumentPage[];
  /** The newest first. */
  revisions: { revision: number; at: number; by: string }[];
  /** Staff add and remove documents of this kind. */
  removable: boolean;
};

/** After a draft was saved. */
export type DraftSaved = Pick<WebsiteDetail, 'version' | 'state' | 'issues' | 'title'>;

/** What was published, and what had been before. */
export type WebsiteRevision = { content: unknown; before: unknown };

export type WebsitePreview = { html: string };

/** Why a document was not changed, with all that is needed to go on. */
export type WebsiteRefusal =
  /** Somebody else saved meanwhile: who, when, and their version. */
  | { error: 'changed-meanwhile'; by: string; at: number; current: WebsiteDetail }
  | { error: 'incomplete'; issues: DocumentIssue[] };

const version = z.number().int().nonnegative();

export const websiteSearchSchema = z.object({ q: z.string().trim().max(200).optional() });
export const draftSchema = z.strictObject({ content: z.unknown(), version });
export const publishSchema = z.strictObject({ version, from: z.number().int().optional() });
export const versionSchema = z.strictObject({ version });
export const restoreSchema = z.strictObject({ version, revision: version });
export const previewSchema = z.strictObject({ content: z.unknown(), address: z.string().max(300) });
