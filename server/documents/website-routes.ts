import { publishDraft } from './publish.ts';
import { revisionsOf } from './read-documents.ts';
import { removeDocument } from './remove-document.ts';
import { discardDraft, restoreRevision, saveDraft } from './save-draft.ts';
import type { DeskPart } from '#server/people/desk-api.ts';
import { found } from '#server/base/desk-refusal.ts';
import { actorOf, readerOf } from '#server/people/signed-in.ts';
import { documentTitle } from './document-title.ts';
import { asEdited, fromEdited } from './document.ts';
import { ruleOf } from './rule-of.ts';
import { documentAnswers, stateOf, type ShowsContent } from './website-detail.ts';
import { websiteList } from './website-list.ts';

/** What the firm says and is, adverts among it: drafts, publication and history. */
export const websiteRoutes: DeskPart<ShowsContent> = (api, settings) => {
  const { db, clock, planTasks, wakeOutbox, website } = settings;
  const { detail, done } = documentAnswers(settings);
  const acting = () => ({ now: clock.now(), planTasks });

  api.answer('GET /website', async (request) => {
    const { q = '' } = request.query;
    return websiteList(db, website(), { search: q, reader: readerOf(request) });
  });

  api.answer('GET /website/:kind/:id', async (request) => detail(request, request.params));

  api.answer('GET /website/:kind/:id/revisions/:revision', async (request) => {
    const { revision: asked, ...key } = request.params;
    const revisions = await revisionsOf(db, key);
    const at = revisions.findIndex(({ version }) => String(version) === asked);
    const revision = found(revisions[at]);
    const before = revisions[at - 1];
    return { content: asEdited(key, revision), before: before && asEdited(key, before) };
  });

  api.answer('PUT /website/:kind/:id/draft', async (request) => {
    const key = request.params;
    const { content, version } = request.body;
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

  api.answer('POST /website/:kind/:id/publish', async (request) => {
    const key = request.params;
    const { version, from, content } = request.body;
    const given = content === undefined ? undefined : fromEdited(key, content);
    const what = { version, from, given };
    await done(request, key, publishDraft(db, actorOf(request), key, what, acting()));
    wakeOutbox();
    return detail(request, key);
  });

  api.answer('POST /website/:kind/:id/discard', async (request) => {
    const key = request.params;
    const given = request.body;
    const acted = await done(
      request,
      key,
      discardDraft(db, actorOf(request), key, given, acting()),
    );
    return acted.detail.published ? detail(request, key) : undefined;
  });

  /** As the draft: it is published like any other. */
  api.answer('POST /website/:kind/:id/restore', async (request) => {
    const key = request.params;
    const given = request.body;
    await done(request, key, restoreRevision(db, actorOf(request), key, given, acting()));
    return detail(request, key);
  });

  api.answer('POST /website/:kind/:id/remove', async (request) => {
    const key = request.params;
    const given = request.body;
    await done(request, key, removeDocument(db, actorOf(request), key, given, acting()));
  });
};
