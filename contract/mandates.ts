import { stepSchema } from '#domain/mandates/mandate.ts';
import {
  dateSettledSchema,
  mandateEditSchema,
  mandateFilterSchema,
  newMandateSchema,
  pageSchema,
  type Candidacies,
  type MandateDates,
  type MandateDetail,
  type Mandates,
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
  'GET /mandates': { query: mandateFilterSchema, answer: answer<Mandates>() },
  'GET /mandates/dates': { query: pageSchema, answer: answer<MandateDates>() },
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
