import swagger from '@fastify/swagger';
import type { FastifyPluginAsync } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { catalogue, type Catalogue } from '#content/catalogue.server.ts';
import { jsonSchemaOf } from '#domain/documents/json-schema.ts';
import { vacancySchema } from '#domain/vacancies/vacancy.ts';
import type { ShowsContent } from '#server/documents/website.ts';
import { limitRequests } from '#server/db/request-limits.ts';
import type { DeskKit } from '#server/people/desk-api.ts';
import {
  answerProblem,
  createProgramApi,
  identify,
  limitOfProgram,
  ProgramRefusal,
} from './program-api.ts';
import { submissionsForSystems } from './submissions.ts';
import { vacanciesForPrograms } from './vacancies.ts';

type ProgramSettings = DeskKit & ShowsContent & { siteUrl: string | undefined };

/** The API for other systems, below /api/v1, and its description. */
export const programRoutes: FastifyPluginAsync<ProgramSettings> = async (app, settings) => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.1',
      info: {
        title: 'API for programs',
        version: '1',
        description: 'Vacancies and submissions of this server, by an API key made at the desk.',
      },
      servers: settings.siteUrl ? [{ url: settings.siteUrl }] : [],
      components: { securitySchemes: { key: { type: 'http', scheme: 'bearer' } } },
    },
    transform: jsonSchemaTransform as never,
    transformObject: jsonSchemaTransformObject as never,
  });
  await app.register(
    async (programs) => {
      programs.setErrorHandler(answerProblem);
      // JSON only: a form of another site cannot send it.
      programs.removeContentTypeParser('text/plain');
      programs.addHook('onRequest', (request) => identify(request, settings));
      await limitRequests(programs, limitOfProgram, settings);
      programs.setNotFoundHandler(async () => {
        throw new ProgramRefusal('not-found');
      });
      const api = createProgramApi(programs, settings);
      vacanciesForPrograms(api, settings);
      submissionsForSystems(api, settings);
    },
    { prefix: '/api/v1' },
  );
  // Anybody may ask: written once for each content, not for each request.
  let written: { by: Catalogue; text: string } | undefined;
  app.get('/api/openapi.json', { schema: { hide: true } }, async (_, reply) => {
    const present = catalogue();
    if (written?.by !== present) {
      written = { by: present, text: JSON.stringify(openApiOf(app.swagger())) };
    }
    return reply.type('application/json; charset=utf-8').send(written.text);
  });
};

/** With the advert as the firm has it: its places, industries and languages. */
export function openApiOf(document: object): object {
  const { components } = document as { components: { schemas: object } };
  const VacancyContent = jsonSchemaOf(vacancySchema(catalogue().firm));
  return {
    ...document,
    components: { ...components, schemas: { ...components.schemas, VacancyContent } },
  };
}
