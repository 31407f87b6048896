import { jsonSchemaOf } from '#domain/documents/json-schema.ts';
import { type DocumentKey, kindFacts } from '#domain/documents/document-kinds.ts';
import { fillMissing } from '#domain/documents/fill-missing.ts';
import { DeskRefusal, found } from '#server/base/desk-refusal.ts';
import type { DeskPart } from '#server/people/desk-api.ts';
import { personOf, readerOf } from '#server/people/signed-in.ts';
import {
  documentAnswers,
  documentTitle,
  type ShowsContent,
  documentStateOf,
  neededOf,
  websiteList,
} from './website.ts';
import {
  asEdited,
  contentOf,
  type DocumentRecord,
  fromEdited,
  type WrittenContent,
} from './document.ts';
import { publishDraft } from './publish.ts';
import type { Previewed, RuleOf } from './publishing-rule.ts';
import { firmInDraft, judgedTogether } from './published-together.ts';
import { draftRecords, revisionsBack } from './read-documents.ts';
import { discardDraft, removeDocument, restoreRevision, saveDraft } from './save-draft.ts';
import { catalogue, type Catalogue, openCatalogue } from '#content/catalogue.server.ts';
import type { ShownStatus } from '#domain/status/shown-status.ts';
import type { PublishedVacancy, Vacancy } from '#domain/vacancies/vacancy.ts';
import { pagesShowing } from '#domain/documents/document-pages.ts';
import { languageLocales, languageOf, type Locale, locales } from '#domain/edition/editions.ts';
import { isOpen } from '#domain/vacancies/vacancy-state.ts';
import { officeDay } from '#domain/firm/office-day.ts';
import type { Config } from '#server/base/config.ts';
import type { PageRenderer } from '#server/base/visitor-pages.ts';
import { encodeImage } from './images/encode-image.ts';
import { saveImage } from './images/images.ts';
import type { Language } from '#domain/edition/language.ts';
import type { Firm } from '#domain/firm/firm.ts';
import { readerLocale } from '#domain/people/preferences.ts';

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
    await done(request, document, (act) =>
      publishDraft(act, document, { version, from, given, together }),
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

/** What is written to a sender, with the draft of a mail or an answer. */
export type Letter = {
  key: DocumentKey;
  catalogue: Catalogue;
  locale: Locale;
  consultant: string;
  vacancy: Vacancy | undefined;
  now: number;
  siteUrl: string;
};

/** How a letter is shown: as a mail, and on the private page of who was answered. */
type ShownLetters = {
  mail(letter: Letter, page: string): string;
  status(letter: Letter): ShownStatus;
};

type PreviewNeeds = ShowsContent & {
  ruleOf: RuleOf;
  letters: ShownLetters;
  config: Pick<Config, 'siteUrl'>;
  vacancies: { list(): readonly PublishedVacancy[] };
  /** None while developing. */
  site: { render: PageRenderer } | undefined;
};

/** A page, or a mail, as it would be with a draft. It changes nothing. */
export const websitePreview: DeskPart<PreviewNeeds> = (api, settings) => {
  const { clock, config, db, letters, ruleOf, site, vacancies, website } = settings;
  api.answer('POST /website/:kind/:id/preview', async (request) => {
    const key = request.params;
    const { content, page, locale } = request.body;
    const shown = found(pagesShowing(key).find(({ name }) => name === page));
    if (!locales(website().catalogue.firm).includes(locale)) throw new DeskRefusal('not-found');
    const now = clock.now();
    const listed = vacancies.list();
    const advert = ruleOf(key).previewed?.(content, listed, now);
    const completed = advert ?? completedDocument(key, content, await draftRecords(db), now);
    if (completed.issues) throw new DeskRefusal({ error: 'incomplete', issues: completed.issues });
    const { content: filled, missing, documents = website().documents, breaks = [] } = completed;
    const catalogue = openCatalogue(documents);
    const isLetter = key.kind === 'mail' || key.kind === 'answer';
    const letter = isLetter && {
      key,
      catalogue,
      locale: localeIn(filled, locale),
      consultant: personOf(request).name,
      vacancy: listed.find(isOpen),
      now,
      siteUrl: config.siteUrl ?? catalogue.company.siteUrl,
    };
    if (letter && page !== 'status-page') return { html: letters.mail(letter, page), missing };
    if (!site) throw new DeskRefusal('no-site');
    const locals = {
      vacancies: completed.vacancies ?? listed,
      today: officeDay(catalogue.firm, now),
      ...(letter && { status: letters.status(letter) }),
    };
    const address = shown.path(catalogue.firm, locale, filled);
    const rendered = await site.render(address, locals, catalogue).catch((error: unknown) => {
      // Such as an industry of which its page has no words yet.
      throw breaks.length > 0 ? new DeskRefusal({ error: 'incomplete', issues: breaks }) : error;
    });
    return { html: rendered.body.toString('utf8'), missing };
  });

  /** With placeholders for what is missing; what still does not fit is named. */
  function completedDocument(
    key: DocumentKey,
    given: unknown,
    drafts: readonly DocumentRecord[],
    now: number,
  ): Previewed {
    const present = website();
    const judge = (content: unknown) => judgedTogether({ key, content }, drafts, present);
    // What breaks another document does not always keep these pages from being shown.
    const ownIssues = (content: unknown) =>
      judge(content).issues.filter((found) => !breaksOther(found));
    const firm = firmInDraft(drafts, present);
    const schema = jsonSchemaOf(kindFacts(key.kind).schema(firm, key.id));
    const today = officeDay(present.catalogue.firm, now);
    const filled = fillMissing(given, schema, ownIssues, today);
    if (!filled) return { issues: ownIssues(given) };
    const { documents, issues } = judge(filled.content);
    return { ...filled, documents, breaks: issues.filter(breaksOther) };
  }
};

function breaksOther({ code }: { code: string }): boolean {
  return code === 'breaks-other';
}

/** Mails to staff exist in one language alone. */
function localeIn(content: unknown, locale: Locale): Locale {
  const has = (one: Locale) => Object.hasOwn(content as object, languageOf(one));
  return has(locale) ? locale : (languageLocales(catalogue().firm).find(has) ?? locale);
}

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
