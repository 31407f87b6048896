import { describe, expect, test } from 'vitest';
import { locales } from '#domain/edition/editions.ts';
import { legalPageNames } from '#domain/pages/page-name.ts';
import { pageSchemas, type CopyPageName } from '#domain/pages/pages.ts';
import { messagesFor } from '#words/messages.ts';
import { shipped } from './shipped.ts';

/** Pages, social cards and mails take their words from here. */
describe.each(locales(shipped.firm))('in %s', (locale) => {
  test('no words that are quoted show a raw placeholder', () => {
    const words = JSON.stringify([
      (Object.keys(pageSchemas) as CopyPageName[]).map((name) => shipped.page(name, locale)),
      legalPageNames.map((name) => shipped.legalText(name, locale)),
      shipped.reports.map((report) => shipped.reportText(report, locale).markdown),
      shipped.hiringModels(locale),
      shipped.quote(messagesFor(shipped.firm, locale), locale),
    ]);
    // Brackets of a Markdown link are followed by its address.
    const raw = words.match(/\[[A-Za-zÄÖÜäöü][^[\]"]*\](?!\()/g);
    expect(raw ?? []).toEqual([]);
  });
});
