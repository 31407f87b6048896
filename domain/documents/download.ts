import { z } from 'zod';
import { downloadPath } from '#domain/address/paths.ts';
import { languageOf, languages, type Locale } from '#domain/edition/editions.ts';
import { inEveryLanguage } from '#domain/edition/in-languages.ts';
import { spelledFor } from '#domain/edition/spelling.ts';
import { type FirmEditions, perFirm } from '#domain/firm/firm.ts';
import { words } from '#domain/pages/page.ts';
import { sampleField } from './samples.ts';

/** The id of the document that the employers page leads to. */
export const talentPackId = 'talent-pack';

const handedOut = z.strictObject({
  title: words.max(120),
  link: words
    .max(500)
    .regex(/^(?:https:\/\/[^\s/]\S*|[\w-]+(?:\.[\w-]+)*\.pdf)$/)
    .describe(
      'A PDF in the folder “downloads” of the content folder, as talent-pack.pdf, or an address that begins with https://.',
    )
    .meta({ title: 'File or address' }),
});

/** The firm hands out a file or an address under an id: /documents/{id} leads there. */
export const downloadSchema = perFirm((firm: FirmEditions) =>
  z.strictObject({
    pricesCheckedOn: z.iso
      .date()
      .optional()
      .describe(
        'Day on which the prices in it were last compared with the hiring models. System status says when these change after it. Left out: it quotes none.',
      )
      .meta({ title: 'Prices checked on' }),
    sample: sampleField,
    ...inEveryLanguage(firm, handedOut),
  }),
);
type DownloadContent = z.infer<ReturnType<typeof downloadSchema>>;
export type Download = DownloadContent & { id: string };

/** Its name and address for readers of an edition; undefined if the firm hands out no such document. */
export function downloadFor(
  downloads: readonly Download[],
  id: string,
  locale: Locale,
): { title: string; address: string } | undefined {
  const found = downloads.find((one) => one.id === id)?.[languageOf(locale)];
  if (!found) return undefined;
  const { title, link } = found;
  return { title: spelledFor(locale, title), address: isFile(link) ? downloadPath(link) : link };
}

/** The names of the files that are handed out, each once. */
export function downloadFiles(firm: FirmEditions, downloads: readonly Download[]): string[] {
  const links = downloads.flatMap((one) => languages(firm).map((language) => one[language].link));
  return [...new Set(links.filter(isFile))];
}

function isFile(link: string): boolean {
  return !link.startsWith('https://');
}
