import swagger from '@fastify/swagger';
import type { FastifyPluginAsync } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { catalogue, type Catalogue } from '#content/catalogue.server.ts';
import { jsonSchemaOf } from '#domain/documents/json-schema.ts';
import { vacancySchema } from '#domain/vacancies/vacancy.ts';
import { apiScopes } from '#domain/people/api-key.ts';
import type { ShowsEdits } from '#server/documents/show-edited.ts';
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

type ProgramSettings = DeskKit & ShowsEdits;

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
      servers: settings.config.siteUrl ? [{ url: settings.config.siteUrl }] : [],
      tags: [
        { name: 'vacancies', description: 'Roles, from the draft to the day they close.' },
        { name: 'submissions', description: 'What visitors sent, and the conversation with them.' },
      ],
      components: {
        securitySchemes: {
          key: {
            type: 'http',
            scheme: 'bearer',
            description: `An API key. It has some of these scopes: ${apiScopes.join(', ')}. Each operation names the one that it needs.`,
          },
        },
      },
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

/** With the firm's contact, and the advert with its places, industries and languages. */
export function openApiOf(document: object): object {
  const { firm, company } = catalogue();
  const { info, components } = document as { info: object; components: { schemas: object } };
  const VacancyContent = jsonSchemaOf(vacancySchema(firm));
  const schemas = Object.entries({ ...components.schemas, VacancyContent });
  const text = JSON.stringify(document);
  return {
    ...document,
    info: { ...info, contact: { name: company.name, email: company.email.general } },
    components: {
      ...components,
      // Each named schema comes twice, as what is read and as what is written.
      schemas: Object.fromEntries(
        schemas.filter(([name]) => text.includes(`"#/components/schemas/${name}"`)),
      ),
    },
  };
}
