import { openCatalogue, type Catalogue } from '#content/catalogue.server.ts';
import type { DocumentKey } from '#domain/documents/document-kinds.ts';
import { kindFacts } from '#domain/documents/document-kinds.ts';
import { pagesShowing, type ShownPage } from '#domain/documents/document-pages.ts';
import { fillMissing } from '#domain/documents/fill-missing.ts';
import { jsonSchemaOf } from '#domain/documents/json-schema.ts';
import { languageLocales, languageOf, type Locale, locales } from '#domain/edition/editions.ts';
import { officeDay } from '#domain/firm/office-day.ts';
import type { ShownStatus } from '#domain/status/shown-status.ts';
import { isOpen } from '#domain/vacancies/vacancy-state.ts';
import type { PublishedVacancy, Vacancy } from '#domain/vacancies/vacancy.ts';
import type { Clock } from '#server/base/clock.ts';
import type { Config } from '#server/base/config.ts';
import { DeskRefusal } from '#server/base/desk-refusal.ts';
import type { PageRenderer } from '#server/base/visitor-pages.ts';
import type { Db } from '#server/db/db.ts';
import { asEdited, contentOf } from './document.ts';
import { firmInDraft, judgedTogether } from './published-together.ts';
import { type Previewed, RefusedAct, type RuleOf } from './publishing-rule.ts';
import { documentRecord, draftRecords } from './read-documents.ts';
import type { ShowsContent } from './website.ts';

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

export type ShowsEdits = ShowsContent & {
  db: Db;
  clock: Clock;
  ruleOf: RuleOf;
  letters: ShownLetters;
  config: Pick<Config, 'siteUrl'>;
  vacancies: { list(): readonly PublishedVacancy[] };
  /** None while developing. */
  site: { render: PageRenderer } | undefined;
};

/** The consultant signs a letter; other pages ask for none. */
type Place = { page: ShownPage; locale: Locale; consultant: () => string };
type Complete = Extract<Previewed, { issues?: undefined }>;

/** What the pages of a document would be with an edit of it. Changes nothing. */
export function showEdited({
  db,
  clock,
  ruleOf,
  letters,
  config,
  vacancies,
  site,
  website,
}: ShowsEdits) {
  return { completed, html, refuseFailing };

  /** With placeholders for what is missing; what still does not fit is named. */
  async function completed(key: DocumentKey, content: unknown): Promise<Previewed> {
    const now = clock.now();
    const advert = ruleOf(key).previewed?.(content, vacancies.list(), now);
    if (advert) return advert;
    const present = website();
    const drafts = await draftRecords(db);
    const judge = (given: unknown) => judgedTogether({ key, content: given }, drafts, present);
    // What breaks another document does not always keep these pages from being shown.
    const ownIssues = (given: unknown) =>
      judge(given).issues.filter((found) => !breaksOther(found));
    const schema = jsonSchemaOf(kindFacts(key.kind).schema(firmInDraft(drafts, present), key.id));
    const today = officeDay(present.catalogue.firm, now);
    const filled = fillMissing(content, schema, ownIssues, today);
    if (!filled) return { issues: ownIssues(content) };
    const { documents, issues } = judge(filled.content);
    return { ...filled, documents, breaks: issues.filter(breaksOther) };
  }

  /** One page, or a mail. */
  async function html(
    key: DocumentKey,
    { content, documents = website().documents, vacancies: shown }: Complete,
    { page, locale, consultant }: Place,
  ): Promise<string> {
    const now = clock.now();
    const listed = vacancies.list();
    const catalogue = openCatalogue(documents);
    const isLetter = key.kind === 'mail' || key.kind === 'answer';
    const letter = isLetter && {
      key,
      catalogue,
      locale: localeIn(catalogue, content, locale),
      consultant: consultant(),
      vacancy: listed.find(isOpen),
      now,
      siteUrl: config.siteUrl ?? catalogue.company.siteUrl,
    };
    if (letter && page.name !== 'status-page') return letters.mail(letter, page.name);
    if (!site) throw new DeskRefusal('no-site');
    const locals = {
      vacancies: shown ?? listed,
      today: officeDay(catalogue.firm, now),
      ...(letter && { status: letters.status(letter) }),
    };
    const rendered = await site.render(
      page.path(catalogue.firm, locale, content),
      locals,
      catalogue,
    );
    return rendered.body.toString('utf8');
  }

  /**
   * Refuses what its pages cannot show, before it is published: each is rendered once in every
   * edition. What is not complete is left to the act, which says why. Without `given`, the draft.
   */
  async function refuseFailing(
    key: DocumentKey,
    consultant: () => string,
    given?: unknown,
  ): Promise<void> {
    const pages = pagesShowing(key);
    if (!site || pages.length === 0) return;
    const content = given ?? (await draftOf(key));
    if (content === undefined) return;
    const edited = await completed(key, content);
    if (edited.issues || edited.missing.length > 0 || (edited.breaks ?? []).length > 0) return;
    for (const locale of locales(website().catalogue.firm)) {
      for (const page of pages) {
        try {
          await html(key, edited, { page, locale, consultant });
        } catch (error) {
          const address = page.path(website().catalogue.firm, locale, edited.content);
          const given = `${address}: ${(error as Error).message}`;
          const issues = [{ field: '', code: 'page-fails' as const, given }];
          throw new RefusedAct({ reason: 'invalid', key, issues });
        }
      }
    }
  }

  async function draftOf(key: DocumentKey): Promise<unknown> {
    const record = await documentRecord(db, key);
    const written = record?.draft ?? record?.published;
    return written && asEdited(key, { ...written, content: contentOf(key, written) });
  }
}

function breaksOther({ code }: { code: string }): boolean {
  return code === 'breaks-other';
}

/** Mails to staff exist in one language alone. */
function localeIn({ firm }: Catalogue, content: unknown, locale: Locale): Locale {
  const has = (one: Locale) => Object.hasOwn(content as object, languageOf(one));
  return has(locale) ? locale : (languageLocales(firm).find(has) ?? locale);
}
