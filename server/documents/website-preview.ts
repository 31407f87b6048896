import { openCatalogue, catalogue, type Catalogue } from '#content/catalogue.server.ts';
import type { ShownStatus } from '#domain/status/shown-status.ts';
import type { PublishedVacancy, Vacancy } from '#domain/vacancies/vacancy.ts';
import type { DocumentKey } from '#domain/documents/document-kinds.ts';
import { pagesShowing } from '#domain/documents/document-pages.ts';
import { withDocument } from '#domain/documents/documents.ts';
import { languageLocales, languageOf, locales, type Locale } from '#domain/edition/editions.ts';
import { isOpen } from '#domain/vacancies/vacancy-state.ts';
import { officeDay } from '#domain/firm/office-day.ts';
import type { DeskPart } from '#server/people/desk-api.ts';
import { DeskRefusal, found } from '#server/base/desk-refusal.ts';
import { personOf } from '#server/people/signed-in.ts';
import type { Config } from '#server/base/config.ts';
import type { PageRenderer } from '#server/base/visitor-pages.ts';
import type { ShowsContent } from './website-detail.ts';
import { issuesOf } from './content-rule.ts';
import type { RuleOf } from './publishing-rule.ts';

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
export type ShownLetters = {
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
    return issuesOf(key, content, website().documents).filter(
      ({ code }) => code !== 'breaks-other',
    );
  }
};

/** Mails to staff exist in one language alone. */
function localeIn(content: unknown, locale: Locale): Locale {
  const has = (one: Locale) => Object.hasOwn(content as object, languageOf(one));
  return has(locale) ? locale : (languageLocales(catalogue().firm).find(has) ?? locale);
}
