import { describe, expect, test } from 'vitest';
import { locales } from '#domain/edition/editions.ts';
import { legalPageNames } from '#domain/pages/page-name.ts';
import { pageSchemas, type CopyPageName } from '#domain/pages/pages.ts';
import { messagesFor } from '#words/messages.ts';
import { catalogue as sampleContent } from '#content/catalogue.server.ts';

const catalogue = sampleContent();

/** Pages, social cards, mails and the talent pack take their words from here. */
describe.each(locales(catalogue.firm))('in %s', (locale) => {
  test('no words that are quoted show a raw placeholder', () => {
    const words = JSON.stringify([
      (Object.keys(pageSchemas) as CopyPageName[]).map((name) => catalogue.page(name, locale)),
      legalPageNames.map((name) => catalogue.legalText(name, locale)),
      catalogue.reports.map((report) => catalogue.reportText(report, locale).markdown),
      catalogue.hiringModels(locale),
      catalogue.talentPack(locale),
      catalogue.quote(messagesFor(catalogue.firm, locale), locale),
    ]);
    // Brackets of a Markdown link are followed by its address.
    const raw = words.match(/\[[A-Za-zÄÖÜäöü][^[\]"]*\](?!\()/g);
    expect(raw ?? []).toEqual([]);
  });
});
