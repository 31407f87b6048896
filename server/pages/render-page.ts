import type { Clock } from '../clock.ts';
import type { VacancySource } from '../vacancy-source.ts';
import { currentLocals } from './page-cache.ts';
import type { PageLocals } from './page-renderer.ts';
import type { Site } from './site.ts';

/** Renders a page that answers one visitor and is never cached, as after a refused plain post. */
export type RenderPage = (
  address: string,
  locals: Partial<PageLocals>,
) => Promise<{ status: number; html: string }>;

export type Pages = { renderPage: RenderPage; policy: string };

export function createPages(site: Site, vacancies: VacancySource, clock: Clock): Pages {
  return {
    policy: site.policy,
    renderPage: async (address, locals) => {
      const all = { ...currentLocals(vacancies, clock), ...locals };
      const { status, body } = await site.render(address, all);
      return { status, html: body.toString('utf8') };
    },
  };
}
