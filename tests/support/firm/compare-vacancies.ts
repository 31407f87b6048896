import { revisionsOfAdvert } from '../stores/revisions.ts';
import type { Db } from '#server/db/db.ts';
import { vacancyById } from '#server/vacancies/vacancies.ts';
import type { Ledger } from './ledger.ts';

/** Acknowledged revisions of vacancies that the store does not have. */
export async function compareVacancies(db: Db, { adverts }: Ledger): Promise<string[]> {
  const broken: string[] = [];
  for (const { id, slug, revisions, uncertain } of adverts) {
    if (id === undefined) continue;
    const stored = await revisionsOfAdvert(db, id);
    const current = await vacancyById(db, id);
    const latest = Math.max(0, ...revisions.keys());
    if (!uncertain && current?.revision !== latest) {
      broken.push(`${slug} has revision ${current?.revision} instead of ${latest}`);
    }
    for (const [revision, { title, is }] of revisions) {
      // Of a draft only the last is kept, until it is published; the last may be one without answer.
      if (revision === 0 && (latest > 0 || uncertain)) continue;
      const found =
        revision === 0
          ? current?.vacancy
          : stored.find((one) => one.revision === revision)?.vacancy;
      if (found?.en.title !== title || found.state.is !== is) {
        broken.push(`revision ${revision} of ${slug} is lost`);
      }
    }
  }
  return broken;
}

/** Acknowledged vacancies that the public page of a server that has just started does not show. */
export async function compareAdverts(url: string, { adverts }: Ledger): Promise<string[]> {
  const broken: string[] = [];
  for (const { slug, revisions, uncertain } of adverts) {
    if (uncertain || revisions.size === 0) continue;
    const { title, is } = revisions.get(Math.max(...revisions.keys()))!;
    const response = await fetch(`${url}/vacancies/${slug}`);
    const html = await response.text();
    const shown = response.status === 200 && html.includes(title);
    const apply = html.includes('id="apply"');
    if (is === 'draft' ? response.status !== 404 : !shown || apply !== (is === 'open')) {
      broken.push(`the page of ${slug} (${is}) answers ${response.status} without its content`);
    }
  }
  return broken;
}
