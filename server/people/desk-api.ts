import type { Readable } from 'node:stream';
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  HTTPMethods,
  RouteShorthandOptions,
} from 'fastify';
import type { DeskAnswers, DeskRouteName, ParamsOf } from '#contract/desk-answers.ts';
import { attachmentHeader } from '#server/base/files/attachment-header.ts';
import { act, type Act, type ActContext, type Colleague } from '#server/db/act.ts';
import type { DeskSettings } from './desk-settings.ts';
import { actorOf } from './signed-in.ts';

type Asked<Address extends string> = FastifyRequest<{ Params: ParamsOf<Address> }>;

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
  answer<Route extends DeskRouteName>(
    route: Route,
    handler: (request: Asked<Route>, reply: DeskReply) => Promise<DeskAnswers[Route]>,
  ): void;
  file<Address extends string>(
    address: Address,
    handler: (request: Asked<Address>) => Promise<FileAnswer>,
  ): void;
  /** For work that opens acts itself. */
  contextOf(request: FastifyRequest): ActContext<Colleague>;
  /** An act of whoever asks. */
  act<T>(request: FastifyRequest, work: (act: Act<Colleague>) => Promise<T>): Promise<T>;
  /** The same with options for the routes that it registers. */
  with(options: RouteShorthandOptions): DeskApi;
  server: Pick<FastifyInstance, 'log' | 'addHook'>;
};

/** A part of the desk's API. */
export type DeskPart = (api: DeskApi, settings: DeskSettings) => void;

const KiB = 1024;
/** What most routes take is a form; a longer text has 10,000 characters. */
const formBody = { bodyLimit: 128 * KiB };
/** Documents, and lists of many texts. */
export const largeBody = { bodyLimit: 1024 * KiB };

export function createDeskApi(
  app: FastifyInstance,
  settings: DeskSettings,
  options: RouteShorthandOptions = formBody,
): DeskApi {
  const { db, clock, planTasks, wakeOutbox } = settings;
  const contextOf = (request: FastifyRequest) => ({
    db,
    by: actorOf(request),
    now: clock.now(),
    planTasks,
    wakeOutbox,
  });
  return {
    answer: (route, handler) => {
      const [method, address] = route.split(' ') as [HTTPMethods, string];
      app.route({
        ...options,
        method,
        url: `/api/desk${address}`,
        handler: async (request, reply) => {
          const answer = await handler(request as Asked<typeof route>, reply);
          return answer === undefined ? reply.code(204).send() : reply.send(answer);
        },
      });
    },
    file: (address, handler) => {
      app.get(`/api/desk${address}`, options, async (request, reply) => {
        const file = await handler(request as Asked<typeof address>);
        const { type, content, filename, headers = {} } = file;
        if (filename) reply.header('content-disposition', attachmentHeader(filename));
        return reply.type(type).headers(headers).send(content);
      });
    },
    contextOf,
    act: (request, work) => act(contextOf(request), work),
    with: (more) => createDeskApi(app, settings, { ...options, ...more }),
    server: app,
  };
}
