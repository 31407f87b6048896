import { readFileSync } from 'node:fs';
import path from 'node:path';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { downloadFolder } from '#content/content-folder.server.ts';
import { offeredModels } from '#domain/hiring-models/hiring-model.ts';
import { languageLocales, languageOf } from '#domain/edition/editions.ts';
import { shipped, shippedFolder } from './shipped.ts';

test.each(languageLocales(shipped.firm))(
  'the talent pack says the terms of every model in %s',
  async (locale) => {
    const [pack] = shipped.downloads;
    const said = await textOf(
      path.join(downloadFolder(shippedFolder), pack![languageOf(locale)].link),
    );
    const models = shipped.hiringModels(locale);
    for (const id of offeredModels(shipped.firm)) {
      const { name, fee, timeline, guarantee } = models[id];
      for (const words of [name, fee, timeline, guarantee]) {
        expect(said).toContain(words.replaceAll(/\s/g, ''));
      }
    }
  },
);

/** Without white space, which lines break at. */
async function textOf(file: string): Promise<string> {
  const data = new Uint8Array(readFileSync(file));
  const pdf = await getDocument({ data, verbosity: 0 }).promise;
  const pages = Array.from({ length: pdf.numPages }, async (_, at) => {
    const { items } = await (await pdf.getPage(at + 1)).getTextContent();
    return items.map((item) => ('str' in item ? item.str : '')).join('');
  });
  return (await Promise.all(pages)).join('').replaceAll(/\s/g, '');
}
