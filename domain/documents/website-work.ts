import { z } from 'zod';
import type { JsonSchema } from './json-schema.ts';
import { type DocumentKey, type DocumentKindName, documentKindNames } from './document-kinds.ts';
import { knownLocales } from '#domain/edition/language.ts';
import type { Language, Locale } from '#domain/edition/editions.ts';
import type { UnfitVacancy } from '#domain/vacancies/vacancy-document.ts';
import type { VacancyIssue } from '#domain/vacancies/vacancy-issue.ts';
import type { VacancyState } from '#domain/vacancies/vacancy-state.ts';
import type { Vacancy } from '#domain/vacancies/vacancy.ts';
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

/** Of what is published of an advert, or else of its draft. Its address is the field `slug`. */
export type AdvertFacts = {
  slug: string;
  reference: string;
  /** As far as it can be read; `unfit` says why it cannot. Neither before it is first saved. */
  vacancy: Vacancy | undefined;
  unfit: UnfitVacancy | undefined;
  /** At present: a scheduled role whose day has come is open. */
  state: VacancyState;
  /** It was shown under its address, which is changed deliberately from then on. */
  wasShown: boolean;
  /** The id of its mandate. */
  mandate: string | undefined;
  /** Addresses that redirect to the present one. */
  earlierSlugs: string[];
};

/** A draft that is published in the same act as another document, which does not fit without it. */
export type NeededDraft = {
  kind: NeededKind;
  id: string;
  title: string;
  version: number;
  by: string;
};

export type WebsiteDetail = DocumentKey & {
  group: WebsiteGroup;
  title: string;
  state: DocumentState;
  /** Given back by every change, which is refused if somebody else changed it meanwhile. */
  version: number;
  published: (WrittenDocument & { revision: number }) | undefined;
  draft: WrittenDocument | undefined;
  /** JSON schema of its content, with labels, help and limits. */
  schema: JsonSchema;
  issues: VacancyIssue[];
  needs: NeededDraft[];
  languages: Language[];
  editions: { tag: Locale; name: string }[];
  /** What its words may quote as {{name}}, by language. */
  facts: Partial<Record<Language, Record<string, string>>>;
  /** The pages that show it, the best first. */
  pages: { name: string; title: string }[];
  /** The newest first. */
  revisions: { revision: number; at: number; by: string }[];
  /** Staff remove documents of this kind. */
  removable: boolean;
  /** What only an advert has. */
  advert: AdvertFacts | undefined;
};

/** After a draft was saved. */
export type DraftSaved = Pick<WebsiteDetail, 'version' | 'state' | 'issues' | 'needs' | 'title'>;

/** What was published, and what had been before. */
export type WebsiteRevision = { content: unknown; before: unknown };

/** `missing` names the field of each mark in it, which stands for a text that there is not yet. */
export type WebsitePreview = { html: string; missing: string[] };

/** Why a document was not changed, with all that is needed to go on. */
export type WebsiteRefusal =
  /** Somebody else saved meanwhile: who, when, and their version. */
  | { error: 'changed-meanwhile'; by: string; at: number; current: WebsiteDetail }
  | { error: 'incomplete'; issues: VacancyIssue[] };

const version = z.number().int().nonnegative();

export const websiteSearchSchema = z.object({ q: z.string().trim().max(200).optional() });
export const draftSchema = z.strictObject({ content: z.unknown(), version });
/** Kinds whose drafts are published with another document; adverts stand alone. */
type NeededKind = Exclude<DocumentKindName, 'vacancy'>;
const neededKinds = documentKindNames.filter((kind) => kind !== 'vacancy') as NeededKind[];

export const publishSchema = z.strictObject({
  version,
  from: z.number().int().optional(),
  /** Saved and published in one act. */
  content: z.unknown().optional(),
  /** Drafts that are published with it, or none of them. */
  needs: z
    .array(z.strictObject({ kind: z.enum(neededKinds), id: z.string().max(100), version }))
    .max(20)
    .optional(),
});
export const versionSchema = z.strictObject({ version });
export const restoreSchema = z.strictObject({ version, revision: version });
export const previewSchema = z.strictObject({
  content: z.unknown(),
  /** One of those that show the document. */
  page: z.string().max(100),
  locale: z.enum(knownLocales),
});
