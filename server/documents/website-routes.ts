import type { DocumentKey } from '#domain/documents/document-kinds.ts';
import { found } from '#server/base/desk-refusal.ts';
import type { DeskPart } from '#server/people/desk-api.ts';
import { readerOf } from '#server/people/signed-in.ts';
import { documentTitle } from './document-title.ts';
import { asEdited, fromEdited } from './document.ts';
import { publishDraft } from './publish.ts';
import type { RuleOf } from './publishing-rule.ts';
import { revisionsOf } from './read-documents.ts';
import { removeDocument } from './remove-document.ts';
import { discardDraft, restoreRevision, saveDraft } from './save-draft.ts';
import { documentAnswers, stateOf, type ShowsContent } from './website-detail.ts';
import { websiteList } from './website-list.ts';

/** What the firm says and is, adverts among it: drafts, publication and history. */
export const websiteRoutes: DeskPart<ShowsContent & { ruleOf: RuleOf }> = (api, settings) => {
  const { db, clock, ruleOf, website } = settings;
  const { detail, done } = documentAnswers(api, settings);
  const ruled = (key: DocumentKey) => ({ key, rule: ruleOf(key) });

  api.answer('GET /website', async (request) => {
    const { q = '' } = request.query;
    return websiteList(db, website(), { search: q, reader: readerOf(request) });
  });

  api.answer('GET /website/:kind/:id', async (request) => detail(request, ruled(request.params)));

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
    const document = ruled(key);
    const { content, version } = request.body;
    const given = fromEdited(key, content);
    const saved = await done(request, document, (act) =>
      saveDraft(act, document, { ...given, version }),
    );
    const { documents } = website();
    return {
      version: saved.version,
      state: stateOf(saved),
      issues: await document.rule.issues(db, { key, ...given }, { documents, now: clock.now() }),
      title: documentTitle(key, content, readerOf(request)),
    };
  });

  api.answer('POST /website/:kind/:id/publish', async (request) => {
    const document = ruled(request.params);
    const { version, from, content } = request.body;
    const given = content === undefined ? undefined : fromEdited(request.params, content);
    await done(request, document, (act) => publishDraft(act, document, { version, from, given }));
    return detail(request, document);
  });

  api.answer('POST /website/:kind/:id/discard', async (request) => {
    const document = ruled(request.params);
    const left = await done(request, document, (act) => discardDraft(act, document, request.body));
    return left.published ? detail(request, document) : undefined;
  });

  /** As the draft: it is published like any other. */
  api.answer('POST /website/:kind/:id/restore', async (request) => {
    const document = ruled(request.params);
    await done(request, document, (act) => restoreRevision(act, document, request.body));
    return detail(request, document);
  });

  api.answer('POST /website/:kind/:id/remove', async (request) => {
    const document = ruled(request.params);
    await done(request, document, (act) => removeDocument(act, document, request.body));
  });
};
