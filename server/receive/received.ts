import type { FastifyPluginAsync } from 'fastify';
import { controlFields } from '../../domain/forms/control-field.ts';
import { plainPagePolicy } from '../pages/security-headers.ts';
import { receivedPage } from '../plain-pages/received-page.ts';
import { referencePattern } from '../store/save-submission.ts';
import { localeOf, receivedPath } from './answer.ts';

/** Where a form without script ends. The address holds a reference and nothing personal. */
export const receivedRoutes: FastifyPluginAsync<{ stylesheet: string | undefined }> = async (
  app,
  { stylesheet },
) => {
  app.get<{ Querystring: { reference?: string; locale?: string } }>(
    receivedPath,
    async ({ query }, reply) => {
      const reference = `${query.reference ?? ''}`;
      const page = receivedPage({
        reference: referencePattern.test(reference) ? reference : undefined,
        locale: localeOf({ [controlFields.locale]: `${query.locale ?? ''}` }),
        stylesheet,
      });
      return reply
        .header('content-security-policy', plainPagePolicy)
        .type('text/html; charset=utf-8')
        .send(page);
    },
  );
};
