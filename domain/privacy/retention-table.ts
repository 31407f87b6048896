import { z } from 'zod';
import { words } from '#domain/pages/page.ts';
import { formatPeriod } from '#domain/edition/format.ts';
import { type Language, languageOf, type Locale } from '#domain/edition/editions.ts';
import {
  retention,
  retentionCategories,
  type RetentionCategory,
  type RetentionRow,
  type RetentionStart,
} from './retention.ts';

/** Kept by their own name, as they were before the others had a list. */
type OwnName = 'briefDrafts' | 'roleAlerts';
type Listed = Exclude<RetentionCategory, OwnName>;
const listed = retentionCategories.filter(
  (category): category is Listed => category !== 'briefDrafts' && category !== 'roleAlerts',
);

/** The words of the firm around the periods. */
export const retentionWordsSchema = z.strictObject({
  what: words,
  period: words,
  categories: z.strictObject(
    Object.fromEntries(listed.map((category) => [category, words])) as Record<Listed, typeof words>,
  ),
  briefDrafts: words,
  roleAlerts: words,
});

/** What the program does is no firm's to word. */
type RowWords = {
  from: string;
  by: string;
  starts: Record<RetentionStart, string>;
  deleters: Record<RetentionRow['by'], string>;
};

const rowWords: Record<Language, RowWords> = {
  en: {
    from: 'Counted from',
    by: 'Deleted by',
    starts: {
      sent: 'the day you sent it',
      'last-act': 'the last time you or we wrote or took a step',
      placed: 'the day of the placement',
      written: 'the day it was written',
      ended: 'the end of the alert',
      saved: 'the last time you saved it',
      confirmed: 'the day you confirmed or extended it',
      'last-entry': 'the last entry',
    },
    deleters: { program: 'our system, by itself', office: 'our office' },
  },
  de: {
    from: 'Gerechnet ab',
    by: 'Gelöscht durch',
    starts: {
      sent: 'dem Tag des Absendens',
      'last-act': 'Ihrer oder unserer letzten Nachricht oder dem letzten Schritt',
      placed: 'dem Tag der Vermittlung',
      written: 'dem Tag der Aufzeichnung',
      ended: 'dem Ende der Benachrichtigung',
      saved: 'dem letzten Speichern',
      confirmed: 'Ihrer Bestätigung oder Verlängerung',
      'last-entry': 'dem letzten Eintrag',
    },
    deleters: { program: 'unser System, automatisch', office: 'unser Büro' },
  },
};

/** A Markdown table for the policy: what is kept, for how long, from when, and who deletes it. */
export function retentionTable(
  { what, period, categories, ...own }: z.infer<typeof retentionWordsSchema>,
  locale: Locale,
): string {
  const said = { ...categories, ...own } satisfies Record<RetentionCategory, string>;
  const { from, by, starts, deleters } = rowWords[languageOf(locale)];
  const rows = retentionCategories.map((category) => {
    const row = retention[category];
    return [said[category], formatPeriod(row.period, locale), starts[row.from], deleters[row.by]];
  });
  const lines = [[what, period, from, by], ['---', '---', '---', '---'], ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
