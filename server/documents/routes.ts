import type { DocumentKey } from '#domain/documents/document-kinds.ts';
import { DeskRefusal, found } from '#server/base/desk-refusal.ts';
import type { DeskPart } from '#server/people/desk-api.ts';
import { personOf, readerOf } from '#server/people/signed-in.ts';
import {
  documentAnswers,
  documentTitle,
  type ShowsContent,
  documentStateOf,
  websiteList,
} from './website.ts';
import { asEdited, contentOf, fromEdited, type WrittenContent } from './document.ts';
import { publishDraft } from './publish.ts';
import { documentIssuesOf, type RuleOf } from './publishing-rule.ts';
import { revisionsBack } from './read-documents.ts';
import { discardDraft, removeDocument, restoreRevision, saveDraft } from './save-draft.ts';
import { catalogue, type Catalogue, openCatalogue } from '#content/catalogue.server.ts';
import type { ShownStatus } from '#domain/status/shown-status.ts';
import type { PublishedVacancy, Vacancy } from '#domain/vacancies/vacancy.ts';
import { pagesShowing } from '#domain/documents/document-pages.ts';
import { withDocument } from '#domain/documents/documents.ts';
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
    return {
      version: saved.version,
      state: documentStateOf(saved),
      issues: await document.rule.issues(
        db,
        { key, ...given },
        { shown: website(), now: clock.now() },
      ),
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
  const { clock, config, letters, ruleOf, site, vacancies, website } = settings;
  api.answer('POST /website/:kind/:id/preview', async (request) => {
    const key = request.params;
    const { content, page, locale } = request.body;
    const shown = found(pagesShowing(key).find(({ name }) => name === page));
    if (!locales(website().catalogue.firm).includes(locale)) throw new DeskRefusal('not-found');
    const now = clock.now();
    const listed = vacancies.list();
    const advert = ruleOf(key).previewed?.(content, listed, now);
    const issues = advert ? ('issues' in advert ? advert.issues : []) : issuesIn(key, content);
    if (issues.length > 0) throw new DeskRefusal({ error: 'incomplete', issues });
    const withDraft = advert
      ? website().documents
      : withDocument(website().documents, key, content);
    const catalogue = openCatalogue(withDraft);
    const isLetter = key.kind === 'mail' || key.kind === 'answer';
    const letter = isLetter && {
      key,
      catalogue,
      locale: localeIn(content, locale),
      consultant: personOf(request).name,
      vacancy: listed.find(isOpen),
      now,
      siteUrl: config.siteUrl ?? catalogue.company.siteUrl,
    };
    if (letter && page !== 'status-page') return { html: letters.mail(letter, page) };
    if (!site) throw new DeskRefusal('no-site');
    const locals = {
      vacancies: advert && 'vacancies' in advert ? advert.vacancies : listed,
      today: officeDay(catalogue.firm, now),
      ...(letter && { status: letters.status(letter) }),
    };
    const rendered = await site.render(
      shown.path(catalogue.firm, locale, content),
      locals,
      catalogue,
    );
    return { html: rendered.body.toString('utf8') };
  });

  /** What only breaks another document does not keep these pages from being shown. */
  function issuesIn(key: DocumentKey, content: unknown) {
    return documentIssuesOf(key, content, website()).filter(({ code }) => code !== 'breaks-other');
  }
};

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
