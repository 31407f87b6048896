import { z } from 'zod';
import { knownLocales } from '#domain/edition/language.ts';
import { submissionKinds } from '#domain/forms/submission-kind.ts';
import type { ApiScope } from '#domain/people/api-key.ts';
import { workStates } from '#domain/submissions/work.ts';
import { answerSchema } from '#domain/threads/message.ts';
import { vacancyStates } from '#domain/vacancies/vacancy-state.ts';
import { issueSchema, type ProblemCode } from './problem.ts';

/**
 * A route below /api/v1 for other systems. The server registers it from here; the OpenAPI document
 * and the pages of docs/api are generated from it. Without a scope it does not compile.
 */
export type ProgramRoute = {
  /** Its name in the OpenAPI document, by which generated clients call it: never changed. */
  operation: string;
  scope: ApiScope;
  summary: string;
  /** What a reader has to know beside parameters, body and answer. */
  about?: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodObject;
  /** What it answers in JSON: anything else is left out. */
  answer?: z.ZodObject;
  /** It answers with a file, as it is. */
  file?: true;
  /** 201 where something is made. */
  status?: 201;
  /** Why it refuses, beside what every route refuses. */
  refusals: readonly ProblemCode[];
};

type RouteName = `${'GET' | 'POST' | 'PUT'} /${string}`;

export function defineProgramRoutes<const Routes extends Record<RouteName, ProgramRoute>>(
  routes: Routes,
): Routes {
  return routes;
}

const id = z.uuid();
const ofOne = z.object({ id });
const version = z.int().positive().describe('The version that was read.');
const instant = z.iso.datetime();
const day = z.iso.date();

/** How long a page is. */
const limit = z.coerce.number().int().min(1).max(200).default(50).describe('How many at most.');

/** The firm decides on places, industries and languages: the document of a server has its schema. */
const vacancyContent = z
  .record(z.string(), z.unknown())
  .describe('The advert by the schema `VacancyContent`, complete or not.')
  .meta({ id: 'VacancyContent' });

const vacancyStateShape = z.object({
  is: z.enum(vacancyStates),
  from: day.optional().describe('First day on which it is shown.'),
  until: day.optional().describe('Last day on which applications are accepted.'),
  on: day.optional().describe('Day on which it was closed or withdrawn.'),
});

const vacancyRow = z.object({
  id,
  version: version.describe('Counts its changes. A change names the version that was read.'),
  reference: z.string().describe('The number that people quote, as `NG-2424`.'),
  address: z.string().describe('Its place below /vacancies.'),
  state: vacancyStateShape.describe('At present: a scheduled role whose day has come is open.'),
  changedAt: instant.describe('Of what is published, or else of the draft.'),
  hasDraft: z.boolean().describe('Something is changed and not published.'),
});

const vacancy = vacancyRow
  .extend({
    postedOn: day.nullable().describe('First day of publication.'),
    published: vacancyContent.nullable(),
    draft: vacancyContent.nullable(),
    issues: z.array(issueSchema).describe('What keeps the draft from being published.'),
  })
  .meta({ id: 'Vacancy' });

const givenVacancy = z.strictObject({
  address: z
    .string()
    .max(100)
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
    .optional()
    .describe(
      'Lower-case letters, digits and hyphens. Made of title and place where it is left out.',
    ),
  content: vacancyContent.describe(
    'Without `state` and `postedOn`, which publishing and closing set. Without a `reference` it gets the next one.',
  ),
});

const submissionRow = z.object({
  id,
  version: version.describe('Counts its changes. A change names the version that was read.'),
  reference: z.string().describe('The number that its sender was shown.'),
  kind: z.enum(submissionKinds).describe('Which form was sent.'),
  state: z.enum(workStates),
  receivedAt: instant,
  changedAt: instant,
  dueAt: instant.nullable().describe('When its sender was promised an answer.'),
  repliedAt: instant.nullable().describe('When its sender wrote, and nobody has answered since.'),
  vacancyId: id.nullable().describe('Of an application for a role.'),
  name: z.string().describe('Of the sender.'),
  about: z.string().describe('The role applied for, or the subject.'),
  hasFile: z.boolean(),
});

const fileFacts = z.object({
  filename: z.string(),
  type: z.string(),
  size: z.int().describe('In bytes.'),
});

const submission = submissionRow
  .extend({
    email: z.string(),
    locale: z
      .enum(knownLocales)
      .describe('The edition whose form was sent: answer in its language.'),
    tags: z.array(z.string()),
    fields: z
      .record(z.string(), z.string())
      .describe('The fields of the form, under the names that webhooks use.'),
    consents: z.array(
      z.object({
        field: z.string(),
        given: z.boolean(),
        words: z.string().nullable().describe('Beside the box when it was sent.'),
      }),
    ),
    file: fileFacts.extend({ sha256: z.string() }).nullable(),
    messages: z
      .array(
        z.object({
          id: z.string(),
          author: z.enum(['desk', 'sender']),
          by: z.string().nullable().describe('The colleague who wrote it.'),
          subject: z.string(),
          text: z.string(),
          at: instant,
          file: fileFacts.nullable(),
        }),
      )
      .describe('What was answered and replied, the oldest first.'),
  })
  .meta({ id: 'Submission' });

const submissionChanged = z
  .object({ id, version, state: z.enum(workStates) })
  .meta({ id: 'SubmissionChanged' });

const submissionCursor = z
  .string()
  .regex(/^\d{1,16}_[\w-]{1,40}$/)
  .describe('The `cursor` of an earlier answer, of this list only.');

export const programContract = defineProgramRoutes({
  'GET /vacancies': {
    operation: 'listVacancies',
    scope: 'vacancies:read',
    summary: 'List vacancies',
    about: 'In the order of their ids, drafts included.',
    query: z.object({
      state: z.enum(vacancyStates).optional(),
      after: id.optional().describe('The `next` of the page before.'),
      limit,
    }),
    answer: z.object({
      vacancies: z.array(vacancyRow),
      next: id.nullable().describe('Names the next page; null after the last.'),
    }),
    refusals: [],
  },
  'GET /vacancies/:id': {
    operation: 'readVacancy',
    scope: 'vacancies:read',
    summary: 'Read a vacancy',
    params: ofOne,
    answer: vacancy,
    refusals: ['not-found'],
  },
  'POST /vacancies': {
    operation: 'createVacancy',
    scope: 'vacancies:write',
    summary: 'Create a vacancy',
    about: 'As a draft, which nobody sees until it is published. It may be incomplete.',
    body: givenVacancy,
    answer: vacancy,
    status: 201,
    refusals: ['incomplete'],
  },
  'PUT /vacancies/:id': {
    operation: 'changeVacancy',
    scope: 'vacancies:write',
    summary: 'Change a vacancy',
    about:
      'Replaces its draft. What is published stays as it is until the draft is published. State, first day and, unless it is given, the reference stay.',
    params: ofOne,
    body: givenVacancy.extend({ version }),
    answer: vacancy,
    refusals: ['not-found', 'changed-meanwhile', 'incomplete'],
  },
  'POST /vacancies/:id/publish': {
    operation: 'publishVacancy',
    scope: 'vacancies:write',
    summary: 'Publish a vacancy',
    about:
      'Publishes its draft and opens it for applications, as far as schema and the law of its workplace allow. One that is closed is opened again. Pages follow within two seconds.',
    params: ofOne,
    body: z.strictObject({
      version,
      until: day.optional().describe('Last day on which applications are accepted.'),
    }),
    answer: vacancy,
    refusals: ['not-found', 'changed-meanwhile', 'incomplete'],
  },
  'POST /vacancies/:id/close': {
    operation: 'closeVacancy',
    scope: 'vacancies:write',
    summary: 'Close a vacancy',
    about:
      'Its page stays and takes no applications. Nobody is answered by it: those who wait stay in the inbox.',
    params: ofOne,
    body: z.strictObject({ version }),
    answer: vacancy,
    refusals: ['not-found', 'changed-meanwhile', 'incomplete'],
  },

  'GET /submissions': {
    operation: 'listSubmissions',
    scope: 'submissions:read',
    summary: 'List submissions',
    about:
      'What changed least lately first. Keep `cursor` and ask again with `after` at any time: the answer holds what came in or changed since. What changed within the last seconds is given again, so compare id and version.',
    query: z.object({
      kind: z.enum(submissionKinds).optional(),
      state: z.enum(workStates).optional(),
      vacancy: id.optional().describe('Only applications for this role.'),
      after: submissionCursor.optional(),
      limit,
    }),
    answer: z.object({
      submissions: z.array(submissionRow),
      cursor: z.string().describe('Where to go on, now or later.'),
      more: z.boolean().describe('There are more by now.'),
    }),
    refusals: [],
  },
  'GET /submissions/:id': {
    operation: 'readSubmission',
    scope: 'submissions:read',
    summary: 'Read a submission',
    about:
      'With fields, consents and conversation. One that its sender took back or had erased is not found: delete your copy.',
    params: ofOne,
    answer: submission,
    refusals: ['not-found'],
  },
  'GET /submissions/:id/file': {
    operation: 'fetchSubmissionFile',
    scope: 'submissions:read',
    summary: 'Fetch the file of a submission',
    about: 'The audit log records it.',
    params: ofOne,
    file: true,
    refusals: ['not-found'],
  },
  'GET /submissions/:id/messages/:message/file': {
    operation: 'fetchReplyFile',
    scope: 'submissions:read',
    summary: 'Fetch the file of a reply',
    about: 'The audit log records it.',
    params: ofOne.extend({ message: z.string().max(60) }),
    file: true,
    refusals: ['not-found'],
  },
  'PUT /submissions/:id/state': {
    operation: 'changeSubmissionState',
    scope: 'submissions:write',
    summary: 'Change the state of a submission',
    params: ofOne,
    body: z.strictObject({ version, state: z.enum(workStates) }),
    answer: submissionChanged,
    refusals: ['not-found', 'changed-meanwhile'],
  },
  'POST /submissions/:id/answers': {
    operation: 'answerSender',
    scope: 'submissions:write',
    summary: 'Answer the sender',
    about:
      'The answer stands on the private status page of the sender, who is told by mail. The submission is answered from then on; a reply opens it again.',
    params: ofOne,
    body: answerSchema.pick({ subject: true, text: true }).extend({ version }),
    answer: submissionChanged,
    status: 201,
    refusals: ['not-found', 'changed-meanwhile', 'open-places'],
  },
});

type Routes = typeof programContract;
export type ProgramRouteName = keyof Routes;
export type ProgramFileName = {
  [Name in ProgramRouteName]: Routes[Name] extends { file: true } ? Name : never;
}[ProgramRouteName];
export type ProgramAnswerName = Exclude<ProgramRouteName, ProgramFileName>;

type Read<
  Name extends ProgramRouteName,
  Key extends 'params' | 'query' | 'body' | 'answer',
> = Routes[Name] extends { [Part in Key]: infer Schema extends z.ZodType }
  ? z.output<Schema>
  : undefined;

/** What the server has of a request, and what it answers. */
export type ProgramRequest<Name extends ProgramRouteName> = {
  Params: Read<Name, 'params'>;
  Querystring: Read<Name, 'query'>;
  Body: Read<Name, 'body'>;
};
export type ProgramAnswer<Name extends ProgramAnswerName> = Read<Name, 'answer'>;
