import type { FastifyRequest } from 'fastify';
import { isDocumentKey } from '#domain/documents/document-key.ts';
import type { DocumentIssue } from '#domain/documents/document-issue.ts';
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
import type { Refused } from './refusal.ts';
import { removeDocument } from './remove-document.ts';
import { discardDraft, restoreRevision, saveDraft } from './save-draft.ts';
import { largeBody, type DeskPart } from '#server/people/desk-api.ts';
import { DeskRefusal, found, valid } from '#server/base/desk-refusal.ts';
import { actorOf, only, readerOf } from '#server/people/signed-in.ts';
import { documentTitle } from './document-title.ts';
import { issuesOf, stateOf, websiteDetail } from './website-detail.ts';
import { websiteList } from './website-list.ts';

/** What the firm says and is: drafts, publication and history. Administrators only. */
export const websiteRoutes: DeskPart = (api, settings) => {
  const { db, clock, planTasks, wakeOutbox, website } = settings;
  const administrators = api.with({ ...largeBody, onRequest: only('administrator') });
  const acting = () => ({ now: clock.now(), planTasks });

  administrators.answer('GET /website', async (request) => {
    const { q = '' } = valid(websiteSearchSchema, request.query);
    return websiteList(db, website(), { search: q, reader: readerOf(request) });
  });

  administrators.answer('GET /website/:kind/:id', async (request) =>
    detail(request, keyOf(request)),
  );

  administrators.answer('GET /website/:kind/:id/revisions/:revision', async (request) => {
    const revisions = await revisionsOf(db, keyOf(request));
    const at = revisions.findIndex(({ version }) => String(version) === request.params.revision);
    const { content } = found(revisions[at]);
    return { content, before: revisions[at - 1]?.content };
  });

  administrators.answer('PUT /website/:kind/:id/draft', async (request) => {
    const key = editable(request);
    const { content, version } = valid(draftSchema, request.body, 'malformed');
    const given = { content, version };
    const acted = await done(request, key, saveDraft(db, actorOf(request), key, given, acting()));
    return {
      version: acted.detail.version,
      state: stateOf(acted.detail),
      issues: issuesOf(key, content, website().documents),
      title: documentTitle(key, content, readerOf(request)),
    };
  });

  administrators.answer('POST /website/:kind/:id/publish', async (request) => {
    const key = editable(request);
    const { version, from } = valid(publishSchema, request.body, 'malformed');
    const at = { version, ...(from !== undefined && { from }) };
    await done(request, key, publishDraft(db, actorOf(request), key, at, acting()));
    wakeOutbox();
    return detail(request, key);
  });

  administrators.answer('POST /website/:kind/:id/discard', async (request) => {
    const key = editable(request);
    const given = valid(versionSchema, request.body, 'malformed');
    const acted = await done(
      request,
      key,
      discardDraft(db, actorOf(request), key, given, acting()),
    );
    return acted.detail.published ? detail(request, key) : undefined;
  });

  /** As the draft: it is published like any other. */
  administrators.answer('POST /website/:kind/:id/restore', async (request) => {
    const key = editable(request);
    const given = valid(restoreSchema, request.body, 'malformed');
    await done(request, key, restoreRevision(db, actorOf(request), key, given, acting()));
    return detail(request, key);
  });

  administrators.answer('POST /website/:kind/:id/remove', async (request) => {
    const key = editable(request);
    const given = valid(versionSchema, request.body, 'malformed');
    await done(request, key, removeDocument(db, actorOf(request), key, given, acting()));
  });

  async function detail(request: FastifyRequest, key: DocumentKey) {
    return found(await websiteDetail(db, key, website(), readerOf(request)));
  }

  async function done<Done extends { outcome: 'done' }>(
    request: FastifyRequest,
    key: DocumentKey,
    acted: Promise<Done | Refused>,
  ): Promise<Done> {
    const result = await acted;
    if (result.outcome === 'done') return result;
    const { refusal } = result;
    switch (refusal.reason) {
      case 'changed-meanwhile': {
        const { by, at } = refusal;
        throw new DeskRefusal({
          error: 'changed-meanwhile',
          by,
          at,
          current: await detail(request, key),
        });
      }
      case 'invalid':
        throw new DeskRefusal({ error: 'incomplete', issues: refusal.issues as DocumentIssue[] });
      case 'unknown':
        throw new DeskRefusal('not-found');
      case 'no-draft':
      case 'kept':
        throw new DeskRefusal('not-possible');
    }
  }
};

type Asked = FastifyRequest<{ Params: { kind: string; id: string } }>;

export function keyOf({ params: { kind, id } }: Asked): DocumentKey {
  const key = { kind, id };
  if (!isDocumentKey(key)) throw new DeskRefusal('not-found');
  return key;
}

/** Vacancies are changed by routes of their own, which know their states. */
function editable(request: Asked): DocumentKey {
  const key = keyOf(request);
  if (key.kind === 'vacancy') throw new DeskRefusal('not-found');
  return key;
}
