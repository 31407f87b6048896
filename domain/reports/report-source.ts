import { z } from 'zod';
import type { Locale } from '#domain/edition/editions.ts';
import { inEveryLanguage } from '#domain/edition/in-every-language.ts';
import { wordsIn } from '#domain/edition/spelling.ts';
import { words } from '#domain/pages/page.ts';
import { type FirmEditions, perFirm } from '#domain/firm/firm.ts';

const sourceWords = z.strictObject({
  publisher: words,
  title: words.describe('As the act or the standard is called in this language.'),
  published: words.describe('A year or a date, as the publisher gives it.'),
});

/** The sources of a report by the short name its text cites, in the order of their numbers. */
export const reportSourcesSchema = perFirm((firm: FirmEditions) =>
  z.record(
    z.string().regex(/^[a-z0-9-]+$/),
    z.strictObject({
      url: z
        .url({ protocol: /^https$/ })
        .optional()
        .meta({ title: 'Web address' }),
      ...inEveryLanguage(firm, sourceWords),
    }),
  ),
);

/** A source in the words of one language. */
export type Source = z.infer<typeof sourceWords> & { url?: string | undefined };

export function sourcesIn(
  sources: z.infer<ReturnType<typeof reportSourcesSchema>>,
  locale: Locale,
): Record<string, Source> {
  return Object.fromEntries(
    Object.entries(sources).map(([id, source]) => [
      id,
      { ...wordsIn(source, locale), url: source.url },
    ]),
  );
}
