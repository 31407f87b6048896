import type { Clock } from '../clock.ts';
import type { VacancySource } from '../vacancy-source.ts';
import { currentLocals } from './page-cache.ts';
import type { PageLocals } from './page-renderer.ts';
import type { Site } from './site.ts';

/** Pages that answer one visitor, as after a refused plain post, and are never cached. */
export function createFormPages(site: Site, vacancies: VacancySource, clock: Clock) {
  return {
    policy: site.policy,
    renderPage: async (address: string, locals: Partial<PageLocals>) => {
      const all = { ...currentLocals(vacancies, clock), ...locals };
      const { status, body } = await site.render(address, all);
      return { status, html: body.toString('utf8') };
    },
  };
}
