import type { FastifyPluginAsync } from 'fastify';
import { receivedPath } from '../../domain/address/paths.ts';
import { locales } from '../../domain/edition/editions.ts';
import { referencePattern } from '../store/save-submission.ts';
import { sendPage } from './answer.ts';
import type { FormPages } from './form-pages.ts';

/** Where a form without script ends. The address holds a reference and nothing personal. */
export const receivedRoutes: FastifyPluginAsync<{ pages: FormPages | undefined }> = async (
  app,
  { pages },
) => {
  if (!pages) return;
  for (const locale of locales) {
    const address = receivedPath(locale);
    app.get<{ Querystring: { reference?: unknown } }>(address, async ({ query }, reply) => {
      const { reference } = query;
      if (typeof reference !== 'string' || !referencePattern.test(reference)) {
        return reply.callNotFound();
      }
      const { html } = await pages.renderPage(address, { received: { reference } });
      return sendPage(reply, html, pages);
    });
  }
};
