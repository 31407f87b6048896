import { stepSchema } from '#domain/mandates/mandate.ts';
import { type ListedRoles, listedRolesSchema } from '#domain/inbox/listed-role.ts';
import {
  dateSettledSchema,
  mandateEditSchema,
  newMandateSchema,
  pageSchema,
  type Candidacies,
  type MandateDetail,
  type OpenedMandate,
  type RolePeople,
} from '#domain/mandates/mandate-work.ts';
import {
  closingSchema,
  waitingQuerySchema,
  type Closed,
  type Waiting,
} from '#domain/vacancies/vacancy-work.ts';
import { answer, defineRoutes } from './route.ts';

/** Mandates, the people on the way to them, and their dates. */
export const mandateContract = defineRoutes({
  /** With their adverts, and adverts without one. */
  'GET /roles': { query: listedRolesSchema, answer: answer<ListedRoles>() },
  'POST /mandates': { body: newMandateSchema, answer: answer<OpenedMandate>(), status: 201 },
  /** The mandate of a brief and the draft of its advert, made once. */
  'POST /submissions/:id/mandate': { answer: answer<OpenedMandate>(), status: 201 },
  'GET /mandates/:id': { answer: answer<MandateDetail>() },
  'PUT /mandates/:id': { body: mandateEditSchema, answer: answer<MandateDetail>() },
  'POST /mandates/:id/dates': { body: dateSettledSchema },
  'GET /mandates/:id/people': { query: pageSchema, answer: answer<RolePeople>() },
  'POST /mandates/:id/people/:submissionId': {
    body: stepSchema,
    answer: answer<{ version: number }>(),
  },
  'GET /mandates/:id/record.json': { file: true, recent: true },
  'GET /submissions/:id/candidacies': { answer: answer<Candidacies>() },

  'GET /vacancies/:id/people': { query: pageSchema, answer: answer<RolePeople>() },
  /** Who still waits about a role, with an answer that may fit. */
  'GET /vacancies/:id/waiting': { query: waitingQuerySchema, answer: answer<Waiting>() },
  'POST /vacancies/:id/close': { body: closingSchema, answer: answer<Closed>(), large: true },
});
