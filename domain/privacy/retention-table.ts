import { z } from 'zod';
import { words } from '#domain/pages/page.ts';
import { formatPeriod } from '#domain/edition/format.ts';
import type { Locale } from '#domain/edition/editions.ts';
import {
  alertRetention,
  draftRetention,
  retention,
  retentionCategories,
  type RetentionCategory,
} from './retention.ts';

/** The words around the periods. */
export const retentionWordsSchema = z.strictObject({
  what: words,
  period: words,
  categories: z.strictObject(
    Object.fromEntries(retentionCategories.map((category) => [category, words])) as Record<
      RetentionCategory,
      typeof words
    >,
  ),
  briefDrafts: words,
  roleAlerts: words,
});

/** The periods as a Markdown table, for the policy that promises them. */
export function retentionTable(
  { what, period, categories, briefDrafts, roleAlerts }: z.infer<typeof retentionWordsSchema>,
  locale: Locale,
): string {
  const rows = retentionCategories.map(
    (category) => `| ${categories[category]} | ${formatPeriod(retention[category], locale)} |`,
  );
  const drafts = `| ${briefDrafts} | ${formatPeriod(draftRetention, locale)} |`;
  const alerts = `| ${roleAlerts} | ${formatPeriod(alertRetention, locale)} |`;
  return [`| ${what} | ${period} |`, '| --- | --- |', ...rows, drafts, alerts].join('\n');
}
