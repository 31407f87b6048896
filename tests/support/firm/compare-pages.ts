import type { Db } from '#server/db/db.ts';
import { revisionsOf } from '../stores/revisions.ts';
import type { PageContent } from './editors.ts';
import type { Ledger } from './ledger.ts';

/** Acknowledged publications of pages that the store does not have. */
export async function comparePublications(db: Db, { pages }: Ledger): Promise<string[]> {
  const broken: string[] = [];
  for (const { id, headings, uncertain } of pages) {
    const stored = await revisionsOf(db, { kind: 'page', id });
    for (const [revision, heading] of headings) {
      const content = stored.find(({ version }) => version === revision)?.content as
        | PageContent
        | undefined;
      if (content?.en.hero.heading !== heading) {
        broken.push(`revision ${revision} of the page ${id} is lost`);
      }
    }
    const [latest, last] = [Math.max(0, ...headings.keys()), stored.at(-1)?.version];
    if (latest > 0 && !uncertain && last !== latest) {
      broken.push(`the page ${id} has revision ${last} instead of ${latest}`);
    }
  }
  return broken;
}

/** Acknowledged publications that a server that has just started does not show. */
export async function compareShownPages(url: string, { pages }: Ledger): Promise<string[]> {
  const broken: string[] = [];
  for (const { id, headings, uncertain } of pages) {
    if (uncertain || headings.size === 0) continue;
    const heading = headings.get(Math.max(...headings.keys()))!;
    const response = await fetch(`${url}/${id}`);
    if (!(await response.text()).includes(heading)) {
      broken.push(`the page ${id} answers ${response.status} without what was published`);
    }
  }
  return broken;
}
