import { openCatalogue } from '../../content/catalogue.server.ts';
import { pagesShowing } from '../../domain/document/document-pages.ts';
import { withDocument } from '../../domain/document/documents.ts';
import { locales } from '../../domain/edition/editions.ts';
import { previewSchema } from '../../domain/work/website-work.ts';
import { isoDay } from '../../domain/working-time/iso-day.ts';
import type { DeskPart } from './desk-api.ts';
import { DeskRefusal, valid } from './desk-refusal.ts';
import { only } from './signed-in.ts';
import { issuesOf } from './website-detail.ts';
import { keyOf } from './website-routes.ts';

/** A page as it would be with a draft. It changes nothing. */
export const websitePreview: DeskPart = (api, { clock, vacancies, site, website }) => {
  const administrators = api.with({ onRequest: only('administrator') });
  administrators.answer('POST /website/:kind/:id/preview', async (request) => {
    const key = keyOf(request);
    const { content, address } = valid(previewSchema, request.body, 'malformed');
    const shows = pagesShowing(key).some(({ path }) => locales().map(path).includes(address));
    if (!shows) throw new DeskRefusal('not-found');
    if (!site) throw new DeskRefusal('no-site');
    const { documents } = website();
    // What only breaks another document does not keep these pages from being shown.
    const issues = issuesOf(key, content, documents).filter(({ code }) => code !== 'breaks-other');
    if (issues.length > 0) throw new DeskRefusal({ error: 'incomplete', issues });
    const catalogue = openCatalogue(withDocument(documents, key, content));
    const locals = {
      vacancies: vacancies.list(),
      today: isoDay(clock.now()),
    };
    const rendered = await site.render(address, locals, catalogue);
    return { html: rendered.body.toString('utf8') };
  });
};
