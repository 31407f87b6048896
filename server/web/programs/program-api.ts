import type {
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  HTTPMethods,
  preParsingAsyncHookHandler,
} from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  type ProblemCode,
  type ProblemDetails,
  problems,
  problemSchema,
} from '#contract/problem.ts';
import {
  type ProgramAnswer,
  type ProgramAnswerName,
  programContract,
  type ProgramFileName,
  type ProgramRequest,
  type ProgramRoute,
  type ProgramRouteName,
} from '#contract/programs.ts';
import { issueOfSchema } from '#domain/documents/document-issue.ts';
import { attachmentHeader } from '#server/base/files/filename.ts';
import { Refusal } from '#server/base/refusal.ts';
import { act, type Act, type Program } from '#server/db/act.ts';
import { holderOfKey, type KeyHolder, takeRequest } from '#server/people/api-keys.ts';
import type { DeskKit } from '#server/people/desk-api.ts';
import type { SubmittedFile } from '#server/submissions/submission.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set below /api/v1 for a request with a valid key. */
    keyHolder?: KeyHolder | undefined;
  }
}

type Asked<Name extends ProgramRouteName> = FastifyRequest<ProgramRequest<Name>>;

/** Registers routes below /api/v1, of which the compiler knows what each answers. */
export type ProgramApi = {
  answer<Name extends ProgramAnswerName>(
    name: Name,
    handler: (request: Asked<Name>, reply: FastifyReply) => Promise<ProgramAnswer<Name>>,
  ): void;
  file<Name extends ProgramFileName>(
    name: Name,
    handler: (request: Asked<Name>) => Promise<SubmittedFile>,
  ): void;
  /** An act of the program that asks. */
  act<T>(request: FastifyRequest, work: (act: Act<Program>) => Promise<T>): Promise<T>;
  /**
   * An act that a repeated request does not repeat. Returns what it is about: `subject`, or that of
   * the first request with the same Idempotency-Key.
   */
  once(
    request: FastifyRequest,
    reply: FastifyReply,
    subject: string,
    work: (act: Act<Program>) => Promise<void>,
  ): Promise<string>;
};

/** A part of the API, with what it needs beside the kit. */
export type ProgramPart<Needs = object> = (api: ProgramApi, settings: DeskKit & Needs) => void;

/** Ends a request of a program with problem details. */
export class ProgramRefusal extends Error {
  readonly code: ProblemCode;
  readonly issues: ProblemDetails['issues'];
  constructor(code: ProblemCode, issues?: ProblemDetails['issues']) {
    super(code);
    this.code = code;
    this.issues = issues;
  }
}

/** What was looked for, or 404. */
export function foundFor<T>(value: T | undefined): T {
  if (value === undefined) throw new ProgramRefusal('not-found');
  return value;
}

const maxBodyBytes = 1024 * 1024;

export function createProgramApi(app: FastifyInstance, kit: DeskKit): ProgramApi {
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  const { db, clock, planTasks, wakeOutbox } = kit;
  const actOf: ProgramApi['act'] = (request, work) =>
    act({ db, by: holderOf(request).program, now: clock.now(), planTasks, wakeOutbox }, work);
  return {
    answer: (name, handler) => {
      app.route({
        ...optionsOf(name),
        handler: async (request, reply) => {
          const answer = await handler(request as Asked<typeof name>, reply);
          return reply.code(contractOf(name).status ?? 200).send(answer);
        },
      });
    },
    file: (name, handler) => {
      app.route({
        ...optionsOf(name),
        handler: async (request, reply) => {
          const { type, filename, bytes } = await handler(request as Asked<typeof name>);
          return reply
            .type(type)
            .header('content-disposition', attachmentHeader(filename))
            .serializer((payload: string) => payload)
            .send(Buffer.from(bytes));
        },
      });
    },
    act: actOf,
    once: async (request, reply, subject, work) => {
      const { 'idempotency-key': idempotencyKey } = request.headers as z.output<
        typeof writeHeaders
      >;
      const { method, url, body } = request;
      const named = { idempotencyKey, request: [method, url, body], subject };
      return actOf(request, async (act) => {
        const taken = await takeRequest(act, named);
        if (taken.is === 'reused') throw new ProgramRefusal('idempotency-key-reused');
        if (taken.is === 'repeated') {
          reply.header('idempotent-replayed', 'true');
          return taken.subject;
        }
        await work(act);
        return subject;
      });
    },
  };
}

function contractOf(name: ProgramRouteName): ProgramRoute {
  return programContract[name];
}

/** Which program asks; refused later, so that refusals are counted by the limit. */
export async function identify(request: FastifyRequest, { db, clock }: DeskKit): Promise<void> {
  const [, key] = /^Bearer ([\w-]{1,100})$/i.exec(request.headers.authorization ?? '') ?? [];
  request.keyHolder = key ? await holderOfKey(db, key, clock.now()) : undefined;
}

/** A program has a share of its own; whoever has no key shares a small one with its network. */
export const programLimits = { ofKey: 300, withoutKey: 60 };
export const limitOfProgram = {
  name: 'programs',
  timeWindow: '1 minute',
  max: ({ keyHolder }: FastifyRequest) =>
    keyHolder ? programLimits.ofKey : programLimits.withoutKey,
  keyGenerator: ({ keyHolder, ip }: FastifyRequest) => keyHolder?.program.apiKey ?? ip,
} as const;

/** Marked, so that a test finds the scope of each route. */
function needs(scope: ProgramRoute['scope']): preParsingAsyncHookHandler {
  const hook: preParsingAsyncHookHandler = async (request) => {
    if (!holderOf(request).scopes.includes(scope)) throw new ProgramRefusal('scope-missing');
  };
  return Object.assign(hook, { scope });
}

function holderOf({ keyHolder }: FastifyRequest): KeyHolder {
  if (!keyHolder) throw new ProgramRefusal('key-not-valid');
  return keyHolder;
}

/** Where it stands, whom it serves and how it is described. */
function optionsOf(name: ProgramRouteName) {
  const [method, url] = name.split(' ') as [HTTPMethods, string];
  const { operation, scope, summary, about, params, query, body, answer, status } =
    contractOf(name);
  const refused = { content: { 'application/problem+json': { schema: problemSchema } } };
  return {
    method,
    url,
    bodyLimit: maxBodyBytes,
    // After the limit, which is a hook of the request: nobody guesses keys without being counted.
    preParsing: [needs(scope)],
    schema: {
      summary,
      description: `${about ? `${about} ` : ''}Scope: \`${scope}\`.`,
      operationId: operation,
      tags: [scope.split(':')[0]!],
      security: [{ key: [scope] }],
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(body && { body, headers: writeHeaders }),
      response: {
        [status ?? 200]: answer ?? {
          description: 'The file as it is.',
          content: { 'application/octet-stream': { schema: z.file() } },
        },
        default: { description: 'Refused: problem details by RFC 9457.', ...refused },
      },
    },
  };
}

const writeHeaders = z.looseObject({
  'idempotency-key': z
    .string()
    .regex(/^[\x21-\x7e]{1,100}$/)
    .describe('Names the request once, as a UUID does: repeated with it, nothing is done again.'),
});

/** Answers every failure below /api/v1 as problem details, without its internals. */
export function answerProblem(
  error: FastifyError | ProgramRefusal | Refusal,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { code, issues } = problemOf(error);
  const [status, title] = problems[code];
  if (code === 'unavailable') {
    const { code: reason, message } = error;
    request.log.error(
      { event: 'request-failure', code: reason, reason: message },
      'request failed',
    );
    reply.header('retry-after', '10');
  }
  if (code === 'key-not-valid') reply.header('www-authenticate', 'Bearer');
  const type = `urn:northgauge:problem:${code}`;
  const problem: ProblemDetails = {
    type,
    title,
    status,
    code,
    requestId: request.id,
    ...(issues && { issues }),
  };
  return reply
    .code(status)
    .type('application/problem+json; charset=utf-8')
    .serializer((payload: ProblemDetails) => JSON.stringify(payload))
    .send(problem);
}

function problemOf(
  error: FastifyError | ProgramRefusal | Refusal,
): Pick<ProblemDetails, 'code' | 'issues'> {
  if (error instanceof ProgramRefusal) return error;
  if (error instanceof Refusal) {
    return { code: error.code === 'too-large' ? 'too-large' : 'malformed' };
  }
  if (error.validation) {
    if (error.validationContext === 'params') return { code: 'not-found' };
    if (error.validationContext === 'headers') return { code: 'idempotency-key-missing' };
    return { code: 'invalid', issues: error.validation.flatMap(issuesOfValidation) };
  }
  const { statusCode = 500 } = error;
  if (statusCode >= 500) return { code: 'unavailable' };
  return { code: byStatus[statusCode] ?? 'malformed' };
}

const byStatus: Record<number, ProblemCode> = {
  404: 'not-found',
  413: 'too-large',
  415: 'not-json',
  429: 'rate-limited',
};

type Fault = NonNullable<FastifyError['validation']>[number];

function issuesOfValidation({ keyword, instancePath, params, message }: Fault) {
  const path = instancePath.split('/').filter(Boolean);
  return issueOfSchema({ ...params, code: keyword, path, message } as unknown as z.core.$ZodIssue);
}
