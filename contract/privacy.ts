import { auditFilterSchema, type AuditEntries } from '#domain/privacy/audit.ts';
import { holdSchema, type Keeping } from '#domain/privacy/keeping.ts';
import {
  emailQuerySchema,
  eraseSchema,
  exportQuerySchema,
  type Erased,
  type PersonData,
  type Retention,
} from '#domain/privacy/person-data.ts';
import { answer, defineRoutes } from './route.ts';

const administrators = { role: 'administrator', recent: true } as const;

/** Requests of people about their data, what is deleted by age, and the audit log. */
export const privacyContract = defineRoutes({
  'GET /privacy/person': { query: emailQuerySchema, answer: answer<PersonData>() },
  'GET /privacy/person/export': { query: exportQuerySchema, file: true, recent: true },
  'POST /privacy/erase': {
    body: eraseSchema,
    answer: answer<Erased>(),
    large: true,
    ...administrators,
  },
  /** Lifts the wish of an address never to be written to about roles. */
  'POST /privacy/role-mail': {
    body: emailQuerySchema,
    answer: answer<PersonData>(),
    ...administrators,
  },
  /** How long everything of one sender is kept and what holds it, by submission. */
  'GET /contacts/:id/keeping': { answer: answer<Record<string, Keeping>>() },
  /** Keeps a submission beyond its period, up to a day. */
  'PUT /submissions/:id/hold': { body: holdSchema, role: 'administrator' },
  'DELETE /submissions/:id/hold': { role: 'administrator' },
  'GET /privacy/retention': { answer: answer<Retention>() },
  'POST /privacy/retention/run': { answer: answer<Retention>(), ...administrators },
  /** The log shows who of the staff worked when. */
  'GET /audit': {
    query: auditFilterSchema,
    answer: answer<AuditEntries>(),
    role: 'administrator',
  },
  'GET /audit.csv': { query: auditFilterSchema, file: true, ...administrators },
});
