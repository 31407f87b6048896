import { catalogue as sampleContent, catalogue } from '#content/catalogue.server.ts';
import { pagePath } from '#domain/address/paths.ts';
import { defaultLocale, languageLocales, locales, type Locale } from '#domain/edition/editions.ts';
import type { PageName } from '#domain/pages/page-name.ts';
import type { CopyPageName, PageCopy } from '#domain/pages/pages.ts';
import type { Messages } from '#words/en.ts';
import { messagesFor } from '#words/messages.ts';
import { inTestAll, test } from './site.ts';

/** One edition as a journey sees it: its addresses and its words. */
export type TestEdition = {
  locale: Locale;
  path: (page: PageName, anchor?: string) => string;
  /** Interface words with their {{facts}} and regional words filled in. */
  words: Messages;
  copy: <Name extends CopyPageName>(page: Name) => PageCopy<Name>;
};

export const allEditions = locales(catalogue().firm);
/** One edition a language: enough where only the words differ. */
export const oneEditionPerLanguage = languageLocales(catalogue().firm);
/** Where only the words differ. */
export const englishAtEachRun = atEachRun(
  [defaultLocale(catalogue().firm)],
  languageLocales(catalogue().firm),
);
export const englishOfAllAtEachRun = atEachRun(
  [defaultLocale(catalogue().firm)],
  locales(catalogue().firm),
);

/** `npm run test:all` runs the others. */
function atEachRun(chosen: readonly Locale[], all: readonly Locale[]) {
  return all.map((locale) => (chosen.includes(locale) ? locale : { locale, ...inTestAll }));
}

export const contentOfTests = sampleContent();

export function testEdition(locale: Locale): TestEdition {
  return {
    locale,
    path: (page, anchor) => pagePath(catalogue().firm, page, locale, anchor),
    words: contentOfTests.quote(messagesFor(catalogue().firm, locale), locale),
    copy: (page) => contentOfTests.page(page, locale),
  };
}

/** Declares the same journeys once for each edition, in a browser of that language. */
export function forEachEdition(
  editions: readonly (Locale | { locale: Locale; tag: string })[],
  declare: (edition: TestEdition) => void,
): void {
  for (const edition of editions) {
    const { locale, tag } = typeof edition === 'string' ? { locale: edition, tag: [] } : edition;
    test.describe(locale, { tag }, () => {
      test.use({ locale });
      declare(testEdition(locale));
    });
  }
}
