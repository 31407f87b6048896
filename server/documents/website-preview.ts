import { openCatalogue, catalogue } from '#content/catalogue.server.ts';
import type { DocumentKey } from '#domain/documents/document-kinds.ts';
import { pagesShowing } from '#domain/documents/document-pages.ts';
import { withDocument } from '#domain/documents/documents.ts';
import { languageLocales, languageOf, locales, type Locale } from '#domain/edition/editions.ts';
import { isOpen } from '#domain/vacancies/vacancy-state.ts';
import { previewSchema } from '#domain/documents/website-work.ts';
import { officeDay } from '#domain/firm/office-day.ts';
import { largeBody, type DeskPart } from '#server/people/desk-api.ts';
import { DeskRefusal, found, valid } from '#server/base/desk-refusal.ts';
import { previewedMail, previewedStatus } from '#server/channels/mail/letter-preview.ts';
import { only, personOf } from '#server/people/signed-in.ts';
import { issuesOf } from './website-detail.ts';
import { keyOf } from './website-routes.ts';

/** A page, or a mail, as it would be with a draft. It changes nothing. */
export const websitePreview: DeskPart = (api, { clock, config, vacancies, site, website }) => {
  const administrators = api.with({ ...largeBody, onRequest: only('administrator') });
  administrators.answer('POST /website/:kind/:id/preview', async (request) => {
    const key = keyOf(request);
    const { content, address } = valid(previewSchema, request.body, 'malformed');
    const shown = found(whereShown(key, address));
    const { documents } = website();
    // What only breaks another document does not keep these pages from being shown.
    const issues = issuesOf(key, content, documents).filter(({ code }) => code !== 'breaks-other');
    if (issues.length > 0) throw new DeskRefusal({ error: 'incomplete', issues });
    const catalogue = openCatalogue(withDocument(documents, key, content));
    const listed = vacancies.list();
    const isLetter = key.kind === 'mail' || key.kind === 'answer';
    const letter = isLetter && {
      key,
      catalogue,
      locale: localeIn(content, shown.locale),
      consultant: personOf(request).name,
      vacancy: listed.find(isOpen),
      now: clock.now(),
      siteUrl: config.siteUrl ?? catalogue.company.siteUrl,
    };
    if (letter && shown.page !== 'status-page') return { html: previewedMail(letter, shown.page) };
    if (!site) throw new DeskRefusal('no-site');
    const locals = {
      vacancies: listed,
      today: officeDay(catalogue.firm, clock.now()),
      ...(letter && { status: previewedStatus(letter) }),
    };
    const rendered = await site.render(address, locals, catalogue);
    return { html: rendered.body.toString('utf8') };
  });
};

function whereShown(key: DocumentKey, address: string) {
  return pagesShowing(key)
    .flatMap(({ name, path }) =>
      locales(catalogue().firm).map((locale) => ({
        page: name,
        locale,
        at: path(catalogue().firm, locale),
      })),
    )
    .find(({ at }) => at === address);
}

/** Mails to staff exist in one language alone. */
function localeIn(content: unknown, locale: Locale): Locale {
  const has = (one: Locale) => Object.hasOwn(content as object, languageOf(one));
  return has(locale) ? locale : (languageLocales(catalogue().firm).find(has) ?? locale);
}
