import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { groupOf } from '#domain/documents/document-group.ts';
import { kindFacts } from '#domain/documents/document-kinds.ts';
import { pagesShowing } from '#domain/documents/document-pages.ts';
import { languageLocales, languageOf, type Locale } from '#domain/edition/editions.ts';
import type { DocumentState, WebsiteDetail } from '#domain/documents/website-work.ts';
import { DeskRefusal, found } from '#server/base/desk-refusal.ts';
import type { Statements } from '#server/db/db.ts';
import type { Act } from '#server/db/act.ts';
import type { DeskApi, DeskKit } from '#server/people/desk-api.ts';
import { readerOf } from '#server/people/signed-in.ts';
import type { ShownContent } from './live-content.ts';
import { documentDetail, revisionsOf, type DocumentDetail } from './read-documents.ts';
import { documentTitle } from './document-title.ts';
import { asEdited } from './document.ts';
import type { RuledDocument } from './publishing-rule.ts';
import { RefusedAct, type DocumentRefusal } from './refusal.ts';

export type ShowsContent = {
  /** What the firm says at present. */
  website: () => ShownContent;
};

/** What a route answers with after an act on a document, done or refused. */
export function documentAnswers(api: DeskApi, { db, clock, website }: DeskKit & ShowsContent) {
  return { detail, done };

  async function detail(request: FastifyRequest, document: RuledDocument): Promise<WebsiteDetail> {
    const asked = { reader: readerOf(request), now: clock.now() };
    return found(await websiteDetail(db, document, website(), asked));
  }

  async function done<Done>(
    request: FastifyRequest,
    document: RuledDocument,
    work: (act: Act) => Promise<Done>,
  ): Promise<Done> {
    try {
      return await api.act(request, work);
    } catch (error) {
      throw error instanceof RefusedAct ? await told(request, document, error.refusal) : error;
    }
  }

  async function told(
    request: FastifyRequest,
    document: RuledDocument,
    refusal: DocumentRefusal,
  ): Promise<DeskRefusal> {
    switch (refusal.reason) {
      case 'changed-meanwhile': {
        const { by, at } = refusal;
        const current = await detail(request, document);
        return new DeskRefusal({ error: 'changed-meanwhile', by, at, current });
      }
      case 'invalid':
        return new DeskRefusal({ error: 'incomplete', issues: refusal.issues });
      case 'unknown':
        return new DeskRefusal('not-found');
      case 'no-draft':
      case 'kept':
        return new DeskRefusal('not-possible');
    }
  }
}

/** Undefined for a document that is not there and that staff do not add. */
async function websiteDetail(
  db: Statements,
  { key, rule }: RuledDocument,
  { documents, catalogue }: ShownContent,
  { reader, now }: { reader: Locale; now: number },
): Promise<WebsiteDetail | undefined> {
  const { ids, schema, quotes } = kindFacts(key.kind);
  const stored = await documentDetail(db, key);
  if (!stored && ids !== 'any') return undefined;
  const { version, published, draft } = stored ?? { version: 0 };
  const revisions = await revisionsOf(db, key);
  const content = draft ? draft.content : published?.content;
  return {
    ...key,
    group: groupOf[key.kind],
    title: documentTitle(key, content, reader),
    state: stateOf(stored),
    version,
    published: published && {
      content: asEdited(key, published),
      at: published.at,
      by: published.by,
      revision: published.version,
    },
    draft: draft && { content: asEdited(key, draft), at: draft.at, by: draft.by },
    schema: z.toJSONSchema(schema(catalogue.firm, key.id), { io: 'input', unrepresentable: 'any' }),
    issues: await rule.issues(
      db,
      { key, content, address: (draft ?? published)?.address },
      { documents, now },
    ),
    languages: languageLocales(catalogue.firm).map(languageOf),
    editions: catalogue.firm.editions.map(({ tag, name }) => ({ tag, name })),
    facts: quotes
      ? Object.fromEntries(
          languageLocales(catalogue.firm).map((locale) => [
            languageOf(locale),
            catalogue.facts(locale, key.kind),
          ]),
        )
      : {},
    pages: pagesShowing(key).map(({ name }) => name),
    revisions: revisions
      .map(({ version: revision, at, by }) => ({ revision, at, by }))
      .toReversed(),
    removable: rule.removable(key),
    advert: await rule.advert?.(db, key, now),
  };
}

export function stateOf(stored: DocumentDetail | undefined): DocumentState {
  if (stored?.scheduled) return { is: 'scheduled', from: stored.scheduled.from };
  if (!stored?.published) return { is: 'draft' };
  return { is: stored.draft ? 'changed' : 'published' };
}
