import type { DocumentKey } from '#domain/documents/document-kinds.ts';
import { DeskRefusal, found } from '#server/base/desk-refusal.ts';
import type { DeskPart } from '#server/people/desk-api.ts';
import { personOf, readerOf } from '#server/people/signed-in.ts';
import {
  documentAnswers,
  documentTitle,
  documentStateOf,
  neededOf,
  websiteList,
} from './website.ts';
import { asEdited, contentOf, fromEdited, type WrittenContent } from './document.ts';
import { publishDraft } from './publish.ts';
import { revisionsBack } from './read-documents.ts';
import { discardDraft, removeDocument, restoreRevision, saveDraft } from './save-draft.ts';
import { showEdited, type ShowsEdits } from './show-edited.ts';
import { catalogue } from '#content/catalogue.server.ts';
import { pagesShowing } from '#domain/documents/document-pages.ts';
import { locales } from '#domain/edition/editions.ts';
import { encodeImage } from './images/encode-image.ts';
import { saveImage } from './images/images.ts';
import type { Language } from '#domain/edition/language.ts';
import type { Firm } from '#domain/firm/firm.ts';
import { readerLocale } from '#domain/people/preferences.ts';

/** What the firm says and is, adverts among it: drafts, publication and history. */
export const websiteRoutes: DeskPart<ShowsEdits> = (api, settings) => {
  const { db, clock, ruleOf, website } = settings;
  const { detail, done } = documentAnswers(api, settings);
  const { refuseFailing } = showEdited(settings);
  const ruled = (key: DocumentKey) => ({ key, rule: ruleOf(key) });

  api.answer('GET /website', async (request) => {
    const { q = '' } = request.query;
    return websiteList(db, website(), { search: q, reader: readerOf(request) });
  });

  api.answer('GET /website/:kind/:id', async (request) => detail(request, ruled(request.params)));

  api.answer('GET /website/:kind/:id/revisions/:revision', async (request) => {
    const { revision: asked, ...key } = request.params;
    const from = found(/^\d{1,9}$/.test(asked) ? Number(asked) : undefined);
    const [revision, before] = await revisionsBack(db, key, { from, limit: 2 });
    const edited = (one: WrittenContent) => asEdited(key, { ...one, content: contentOf(key, one) });
    return {
      content: edited(found(revision?.revision === from ? revision : undefined)),
      before: before && edited(before),
    };
  });

  api.answer('PUT /website/:kind/:id/draft', async (request) => {
    const key = request.params;
    const document = ruled(key);
    const { content, version } = request.body;
    const given = fromEdited(key, content);
    const saved = await done(request, document, (act) =>
      saveDraft(act, document, { ...given, version }),
    );
    const reader = readerOf(request);
    const present = { shown: website(), now: clock.now() };
    const { issues, needs } = await document.rule.judge(db, { key, ...given }, present);
    return {
      version: saved.version,
      state: documentStateOf(saved),
      issues,
      needs: needs.map((one) => neededOf(one, reader)),
      title: documentTitle(key, content, reader),
    };
  });

  api.answer('POST /website/:kind/:id/publish', async (request) => {
    const document = ruled(request.params);
    const { version, from, content, needs = [] } = request.body;
    // Consultants publish adverts alone.
    if (needs.length > 0 && personOf(request).role !== 'administrator') {
      throw new DeskRefusal('not-allowed');
    }
    const given = content === undefined ? undefined : fromEdited(request.params, content);
    const together = needs.map(({ version: read, ...key }) => ({ ...ruled(key), version: read }));
    await done(
      request,
      document,
      (act) => publishDraft(act, document, { version, from, given, together }),
      () => refuseFailing(document.key, () => personOf(request).name, content),
    );
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

/** A page, or a mail, as it would be with a draft. It changes nothing. */
export const websitePreview: DeskPart<ShowsEdits> = (api, settings) => {
  const { completed, html } = showEdited(settings);
  api.answer('POST /website/:kind/:id/preview', async (request) => {
    const key = request.params;
    const { content, page: name, locale } = request.body;
    const page = found(pagesShowing(key).find((one) => one.name === name));
    if (!locales(settings.website().catalogue.firm).includes(locale)) {
      throw new DeskRefusal('not-found');
    }
    const edited = await completed(key, content);
    if (edited.issues) throw new DeskRefusal({ error: 'incomplete', issues: edited.issues });
    const shown = html(key, edited, { page, locale, consultant: () => personOf(request).name });
    const { missing, breaks = [] } = edited;
    return {
      html: await shown.catch((error: unknown) => {
        // Such as an industry of which its page has no words yet.
        throw breaks.length > 0 ? new DeskRefusal({ error: 'incomplete', issues: breaks }) : error;
      }),
      missing,
    };
  });
};

/** One file as the body of the request. */
export const imageUpload: DeskPart = (api) => {
  api.answer('POST /website/images', async (request) => {
    const encoded = await encodeImage(request.body);
    if (typeof encoded === 'string') throw new DeskRefusal(encoded);
    return api.act(request, (act) => saveImage(act, encoded));
  });
};

/** What the desk's rules read of the firm. */
export const firmRoutes: DeskPart = (api) => {
  api.answer('GET /firm', async () => withNamesQuoted(catalogue().firm));
};

/** Names may quote regional words, which the desk has not: as in the first edition of a language. */
function withNamesQuoted(firm: Firm): Omit<Firm, 'publicHolidays'> {
  const { lists, fields, places, publicHolidays: _, ...other } = firm;
  const quotedLists = Object.entries(lists).map(([name, list]) => [name, list.map(quoted)]);
  return {
    ...other,
    lists: Object.fromEntries(quotedLists) as Firm['lists'],
    fields: { ...fields, industries: fields.industries.map(quoted) },
    places: places.map(quoted),
  };
}

function quoted<Entry extends { names: Record<Language, string> }>(entry: Entry): Entry {
  const names = Object.entries(entry.names) as [Language, string][];
  const said = names.map(([language, name]) => [
    language,
    catalogue().quote(name, readerLocale(catalogue().firm, { language })),
  ]);
  return { ...entry, names: Object.fromEntries(said) as Entry['names'] };
}
