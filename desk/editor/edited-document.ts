import { useQuery, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { createContext, use, useRef, useState, type ComponentType } from 'react';
import type { DocumentKey } from '#domain/documents/document-kinds.ts';
import type { DraftSaved, WebsiteDetail } from '#domain/documents/website-work.ts';
import type { VacancyIssue } from '#domain/vacancies/vacancy-issue.ts';
import type { OwnRefusals } from '#words/desk/kit.en.ts';
import { ApiError, ask } from '#desk/kit/api.ts';
import type { Language, Locale } from '#domain/edition/editions.ts';
import type { FieldGroup } from './field-groups.tsx';
import { blankValue } from './shape.ts';
import { useEditing } from './use-editing.ts';

export const websiteKey = ['website'];
export const documentKey = ({ kind, id }: DocumentKey) => [...websiteKey, kind, id];

/** A document as the server has it; an advert that is not there has the version 0. */
export function useStoredDocument(key: DocumentKey, enabled = true) {
  return useQuery({
    queryKey: documentKey(key),
    queryFn: () => ask('GET /website/:kind/:id', key),
    enabled,
    // What arrives while somebody types is found when the draft is saved.
    refetchOnWindowFocus: false,
    staleTime: Infinity,
    gcTime: 0,
  });
}

/** What a kind of document says about its editor. */
export type EditorLayout = {
  /** The list from which it is opened. */
  list: { to: string; label: string; key: QueryKey };
  /** The views in their order, with their words; `edit`, `preview` and `revisions` are drawn by all. */
  views(edited: Pick<EditedDocument, 'detail' | 'draft'>): readonly string[];
  viewNames: Readonly<Record<string, string>>;
  /** How a view of the kind's own is drawn. */
  drawn?: Readonly<Record<string, ComponentType>>;
  untitled?: string;
  /** Beside the title. */
  Beside?: ComponentType;
  /** Acts that only this kind has: the usual one, and those that are rarely wanted. */
  Acts?: ComponentType<{ which: 'main' | 'rare' }>;
  /** Above whatever is shown. */
  Above?: ComponentType;
  /** Instead of the views that all have. */
  Tabs?: ComponentType<{ views: readonly string[]; current: string }>;
  /** Fields that a group or a view draws itself. */
  apart?: readonly string[];
  /** Fields that acts change and nobody types. */
  untyped?: readonly string[];
  /** What follows from a change of the fields. */
  follow?(before: unknown, after: unknown, detail: WebsiteDetail): unknown;
  /** How its fields are grouped; without it each larger part by itself. */
  groups?(): readonly FieldGroup[];
  /** Short without the parts around it and its language. */
  labelOf(field: string, detail: WebsiteDetail, length?: 'short'): string;
  /** What is wrong, to follow the name of the field in a sentence. */
  issueText(issue: VacancyIssue): string;
  /** Before anything is saved of a new one. */
  blank?: unknown;
  /** Words for refusals to discard a draft, where the kind has its own. */
  discardRefusals?: OwnRefusals;
  /** What is published is corrected in one act, without a question: the usual one, or a rare one. */
  corrects?: {
    label: string;
    isRare(detail: WebsiteDetail): boolean;
    done(detail: WebsiteDetail): string;
  };
};

export type EditedDocument = {
  detail: WebsiteDetail;
  draft: DocumentDraft;
  layout: EditorLayout;
  /** The edition of the preview; its language is the one that is edited. */
  locale: Locale;
  showLocale(locale: Locale): void;
  language: Language;
  /** The same function throughout. */
  showLanguage(language: string): void;
};

export const DocumentContext = createContext<EditedDocument | undefined>(undefined);

/** What every part of the editor of a document works with. */
export function useEditedDocument(): EditedDocument {
  const value = use(DocumentContext);
  if (!value) throw new Error('A part of an editor is drawn outside of it.');
  return value;
}

export type DocumentDraft = ReturnType<typeof useDocumentDraft>;

/** What is typed in a document, and what the server said of it. */
export function useDocumentDraft(detail: WebsiteDetail, { list, blank, untyped }: EditorLayout) {
  const client = useQueryClient();
  const { kind, id } = detail;
  const [known, setKnown] = useState<Omit<DraftSaved, 'version'>>(detail);
  const [savedAt, setSavedAt] = useState(detail.draft?.at);
  const judged = useRef(detail.issues);
  const editing = useEditing<WebsiteDetail, DraftSaved>(detail, {
    name: `${kind}/${id}`,
    isDraft: true,
    ...(untyped && { untyped }),
    contentOf: ({ draft, published, schema, advert }) => {
      const stored = (draft ?? published)?.content;
      // Text that is no JSON is shown beside the fields, which begin with what is known.
      if (advert && typeof stored === 'string') {
        return { slug: advert.slug, reference: advert.reference };
      }
      return stored ?? blank ?? blankValue(schema);
    },
    save: (content, version) =>
      ask('PUT /website/:kind/:id/draft', { kind, id }, { body: { content, version } }),
    staleOf: (error) => {
      const body = error instanceof ApiError ? error.body : undefined;
      return body?.error === 'changed-meanwhile' ? body : undefined;
    },
    onSaved: (saved) => {
      setKnown(saved);
      judged.current = saved.issues;
      setSavedAt(Date.now());
      void client.invalidateQueries({ queryKey: list.key });
    },
  });
  /** With the last letter, and after what others published meanwhile. */
  async function judge(): Promise<readonly VacancyIssue[]> {
    if (editing.dirty) {
      await editing.flush();
      return judged.current;
    }
    if (known.issues.length === 0) return [];
    const { issues } = await ask('GET /website/:kind/:id', { kind, id });
    setKnown((before) => ({ ...before, issues }));
    return issues;
  }
  return {
    ...editing,
    ...known,
    savedAt,
    /** Before publishing is asked about: what is missing or at fault is shown instead. */
    isPublishable: async (): Promise<boolean> => {
      // Where it cannot be asked, publishing says why.
      const issues = await judge().catch(() => []);
      if (issues.length > 0) editing.attempt();
      return issues.length === 0;
    },
    /** Whether there is something to publish or to discard. */
    isChanged: editing.dirty || known.state.is !== 'published',
    /** Why publishing was refused, if it is for issues; else those that are known are shown. */
    refused: (error?: unknown) => {
      const issues = refusedIssuesOf(error);
      if (issues) setKnown((before) => ({ ...before, issues }));
      const body = error instanceof ApiError ? error.body : undefined;
      // A draft that it needs may have become another one.
      if (body?.error === 'changed-meanwhile') setKnown(body.current);
      if (!editing.meet(error)) editing.attempt();
    },
    /** The document as an act left it. */
    accept: (current: WebsiteDetail) => {
      client.setQueryData(documentKey(current), current);
      void client.invalidateQueries({ queryKey: list.key });
      void client.invalidateQueries({ queryKey: [...websiteKey, 'list'] });
      editing.accept(current);
      setKnown(current);
    },
  };
}

/** What is wrong with a document that was refused; undefined for another failure. */
export function refusedIssuesOf(error: unknown): VacancyIssue[] | undefined {
  const body = error instanceof ApiError ? error.body : undefined;
  return body?.error === 'incomplete' ? body.issues : undefined;
}
