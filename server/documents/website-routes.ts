import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { z } from 'zod';
import { isDocumentKey } from '#domain/documents/document-key.ts';
import type { DocumentKey } from '#domain/documents/document-kinds.ts';
import {
  draftSchema,
  publishSchema,
  restoreSchema,
  versionSchema,
  websiteSearchSchema,
} from '#domain/documents/website-work.ts';
import { publishDraft } from './publish.ts';
import { revisionsOf } from './read-documents.ts';
import { removeDocument } from './remove-document.ts';
import { discardDraft, restoreRevision, saveDraft } from './save-draft.ts';
import { largeBody, type DeskPart } from '#server/people/desk-api.ts';
import { DeskRefusal, found, valid } from '#server/base/desk-refusal.ts';
import { actorOf, only, personOf, readerOf } from '#server/people/signed-in.ts';
import { documentTitle } from './document-title.ts';
import { asEdited, fromEdited } from './document.ts';
import { ruleOf } from './rule-of.ts';
import { documentAnswers, stateOf } from './website-detail.ts';
import { websiteList } from './website-list.ts';

/** What the firm says and is, adverts among it: drafts, publication and history. */
export const websiteRoutes: DeskPart = (api, settings) => {
  const { db, clock, planTasks, wakeOutbox, website } = settings;
  const { detail, done } = documentAnswers(settings);
  const documents = api.with({ ...largeBody, onRequest: editors });
  const acting = () => ({ now: clock.now(), planTasks });

  api.with({ onRequest: only('administrator') }).answer('GET /website', async (request) => {
    const { q = '' } = valid(websiteSearchSchema, request.query);
    return websiteList(db, website(), { search: q, reader: readerOf(request) });
  });

  documents.answer('GET /website/:kind/:id', async (request) => detail(request, keyOf(request)));

  documents.answer('GET /website/:kind/:id/revisions/:revision', async (request) => {
    const key = keyOf(request);
    const revisions = await revisionsOf(db, key);
    const at = revisions.findIndex(({ version }) => String(version) === request.params.revision);
    const revision = found(revisions[at]);
    const before = revisions[at - 1];
    return { content: asEdited(key, revision), before: before && asEdited(key, before) };
  });

  documents.answer('PUT /website/:kind/:id/draft', async (request) => {
    const key = keyOf(request);
    const { content, version } = valid(draftSchema, request.body, 'malformed');
    const given = fromEdited(key, content);
    const draft = { ...given, version };
    const acted = await done(request, key, saveDraft(db, actorOf(request), key, draft, acting()));
    return {
      version: acted.detail.version,
      state: stateOf(acted.detail),
      issues: await ruleOf(key).issues(
        db,
        { key, ...given },
        {
          documents: website().documents,
          now: clock.now(),
        },
      ),
      title: documentTitle(key, content, readerOf(request)),
    };
  });

  documents.answer('POST /website/:kind/:id/publish', async (request) => {
    const key = keyOf(request);
    const { version, from, content } = valid(publishSchema, request.body, 'malformed');
    const given = content === undefined ? undefined : fromEdited(key, content);
    const what = { version, from, given };
    await done(request, key, publishDraft(db, actorOf(request), key, what, acting()));
    wakeOutbox();
    return detail(request, key);
  });

  documents.answer('POST /website/:kind/:id/discard', async (request) => {
    const key = keyOf(request);
    const given = valid(versionSchema, request.body, 'malformed');
    const acted = await done(
      request,
      key,
      discardDraft(db, actorOf(request), key, given, acting()),
    );
    return acted.detail.published ? detail(request, key) : undefined;
  });

  /** As the draft: it is published like any other. */
  documents.answer('POST /website/:kind/:id/restore', async (request) => {
    const key = keyOf(request);
    const given = valid(restoreSchema, request.body, 'malformed');
    await done(request, key, restoreRevision(db, actorOf(request), key, given, acting()));
    return detail(request, key);
  });

  documents.answer('POST /website/:kind/:id/remove', async (request) => {
    const key = keyOf(request);
    const given = valid(versionSchema, request.body, 'malformed');
    await done(request, key, removeDocument(db, actorOf(request), key, given, acting()));
  });
};

type Asked = FastifyRequest<{ Params: { kind: string; id: string } }>;

export function keyOf({ params: { kind, id } }: Asked): DocumentKey {
  const key = { kind, id };
  // Of an advert it is the key of its row.
  const isId = kind !== 'vacancy' || z.uuid().safeParse(id).success;
  if (!isId || !isDocumentKey(key)) throw new DeskRefusal('not-found');
  return key;
}

/** Everybody at the desk edits adverts, administrators everything else. */
export const editors = Object.assign(
  (async (request) => {
    if ((request.params as { kind?: string }).kind === 'vacancy') return;
    if (personOf(request).role !== 'administrator') throw new DeskRefusal('not-allowed');
  }) satisfies onRequestAsyncHookHandler,
  // As `only` marks its routes for a test.
  { role: 'administrator' },
);
