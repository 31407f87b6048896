import type { DocumentKey } from '#domain/documents/document-kinds.ts';
import type { Locale } from '#domain/edition/editions.ts';
import { ask } from '#desk/kit/api.ts';

export const websiteKey = ['website'];
export const websiteListKey = (search: string) => [...websiteKey, 'list', search];
export const documentKey = ({ kind, id }: DocumentKey) => [...websiteKey, kind, id];

export const readWebsite = (search: string) =>
  ask('GET /website', {}, search ? { query: String(new URLSearchParams({ q: search })) } : {});

export const readDocument = (key: DocumentKey) => ask('GET /website/:kind/:id', key);

export const readRevision = (key: DocumentKey, revision: number) =>
  ask('GET /website/:kind/:id/revisions/:revision', { ...key, revision: String(revision) });

export const saveDraft = (key: DocumentKey, content: unknown, version: number) =>
  ask('PUT /website/:kind/:id/draft', key, { body: { content, version } });

/** The draft, or a content that is saved and published in one act. */
export const publishDraft = (
  key: DocumentKey,
  given: { version: number; from?: number; content?: unknown },
) => ask('POST /website/:kind/:id/publish', key, { body: given });

export const discardDraft = (key: DocumentKey, version: number) =>
  ask('POST /website/:kind/:id/discard', key, { body: { version } });

export const removeDocument = (key: DocumentKey, version: number) =>
  ask('POST /website/:kind/:id/remove', key, { body: { version } });

export const restoreRevision = (key: DocumentKey, version: number, revision: number) =>
  ask('POST /website/:kind/:id/restore', key, { body: { version, revision } });

export const previewPage = (
  key: DocumentKey,
  body: { content: unknown; page: string; locale: Locale },
  signal: AbortSignal,
) => ask('POST /website/:kind/:id/preview', key, { body, signal });
