import type { Readable } from 'node:stream';
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  HTTPMethods,
  RouteOptions,
} from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import {
  type AnswerOf,
  type BodyOf,
  type DeskAnswerName,
  type DeskFileName,
  type DeskRouteName,
  deskContract,
  type QueryOf,
  type ReadParamsOf,
} from '#contract/desk.ts';
import type { RouteContract } from '#contract/route.ts';
import { maxImageBytes } from '#domain/documents/image.ts';
import type { PlainRefusalCode } from '#domain/people/refusal.ts';
import { attachmentHeader } from '#server/base/files/filename.ts';
import { act, type Act, type ActContext, type SignedInActor } from '#server/db/act.ts';
import { actorOf, only, recentlySignedIn } from './signed-in.ts';
import type { Clock } from '#server/base/clock.ts';
import type { Db } from '#server/db/db.ts';
import type { PlanTasks } from '#server/db/tasks.ts';

type Asked<Name extends DeskRouteName> = FastifyRequest<{
  Params: ReadParamsOf<Name>;
  Querystring: QueryOf<Name>['read'];
  Body: BodyOf<Name>['read'];
}>;

/** Without `send`: a handler returns its answer, or throws a DeskRefusal. */
export type DeskReply = Pick<FastifyReply, 'code' | 'setCookie' | 'clearCookie'>;

type FileAnswer = {
  type: string;
  content: Readable | Uint8Array;
  /** Under which name a browser saves it. */
  filename?: string;
  headers?: Record<string, string>;
};

/** Registers routes below /api/desk, of which the compiler knows what each answers. */
export type DeskApi = {
  answer<Name extends DeskAnswerName>(
    name: Name,
    handler: (request: Asked<Name>, reply: DeskReply) => Promise<AnswerOf<Name>>,
  ): void;
  file<Name extends DeskFileName>(
    name: Name,
    handler: (request: Asked<Name>) => Promise<FileAnswer>,
  ): void;
  /** For work that opens acts itself. */
  contextOf(request: FastifyRequest): ActContext<SignedInActor>;
  /** An act of whoever asks. */
  act<T>(request: FastifyRequest, work: (act: Act<SignedInActor>) => Promise<T>): Promise<T>;
  server: Pick<FastifyInstance, 'log' | 'addHook'>;
};

/** What every part of the desk's API works with. */
export type DeskKit = {
  db: Db;
  clock: Clock;
  planTasks: PlanTasks;
  /** Called after tasks were added or became due. */
  wakeOutbox: () => void;
};

/** A part of the desk's API, with what it needs beside the kit. */
export type DeskPart<Needs = object> = (api: DeskApi, settings: DeskKit & Needs) => void;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How a query or body that does not fit is refused. */
    unfit?: PlainRefusalCode;
  }
}

function contractOf(name: DeskRouteName): RouteContract {
  return deskContract[name];
}

const KiB = 1024;

function maxBytesOf({ large, short, image }: RouteContract): number {
  if (image) return maxImageBytes;
  if (large) return 1024 * KiB;
  // What most routes take is a form; a longer text has 10,000 characters.
  return short ? 64 * KiB : 128 * KiB;
}

export function createDeskApi(app: FastifyInstance, kit: DeskKit): DeskApi {
  app.setValidatorCompiler(validatorCompiler);
  const { db, clock, planTasks, wakeOutbox } = kit;
  const contextOf = (request: FastifyRequest) => ({
    db,
    by: actorOf(request),
    now: clock.now(),
    planTasks,
    wakeOutbox,
  });
  /** Whom it serves and how much it takes, as its contract says. */
  const routeOf = (name: DeskRouteName): Omit<RouteOptions, 'handler'> => {
    const [method, address] = name.split(' ') as [HTTPMethods, string];
    const contract = contractOf(name);
    const { params, query, body, role, recent, unfit } = contract;
    return {
      bodyLimit: maxBytesOf(contract),
      onRequest: [...(role ? [only(role)] : []), ...(recent ? [recentlySignedIn(clock)] : [])],
      schema: {
        ...(params && { params }),
        ...(query && { querystring: query }),
        ...(body && { body }),
      },
      config: { unfit: unfit ?? 'invalid' },
      method,
      url: `/api/desk${address}`,
    };
  };
  return {
    answer: (name, handler) => {
      app.route({
        ...routeOf(name),
        handler: async (request, reply) => {
          const answer = await handler(request as Asked<typeof name>, reply);
          if (answer === undefined) return reply.code(204).send();
          if (contractOf(name).status === 201) reply.code(201);
          return reply.send(answer);
        },
      });
    },
    file: (name, handler) => {
      app.route({
        ...routeOf(name),
        handler: async (request, reply) => {
          const file = await handler(request as Asked<typeof name>);
          const { type, content, filename, headers = {} } = file;
          if (filename) reply.header('content-disposition', attachmentHeader(filename));
          return reply.type(type).headers(headers).send(content);
        },
      });
    },
    contextOf,
    act: (request, work) => act(contextOf(request), work),
    server: app,
  };
}
