import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { PlainRefusalCode, DeskRefusalBody, DeskRefusalCode } from '#domain/people/refusal.ts';

const statuses: Record<DeskRefusalCode, number> = {
  'consent-missing': 400,
  'day-refused': 400,
  'due-too-early': 400,
  invalid: 400,
  malformed: 400,
  'not-confirmed': 400,
  'unknown-person': 400,
  'signed-out': 401,
  'cross-origin': 403,
  'not-allowed': 403,
  refused: 403,
  'sign-in-again': 403,
  'not-found': 404,
  'answer-changed': 409,
  'changed-meanwhile': 409,
  'in-flight': 409,
  'last-administrator': 409,
  'mandate-stale': 409,
  'not-introduced': 409,
  'last-key': 409,
  'name-taken': 409,
  'open-places': 409,
  'no-draft': 409,
  'not-possible': 409,
  'not-quarantined': 409,
  'not-sendable': 409,
  stale: 409,
  'too-many-views': 409,
  gone: 410,
  'too-large': 413,
  'image-too-large': 413,
  'not-json': 415,
  'not-an-image': 415,
  'image-too-small': 422,
  incomplete: 422,
  'rate-limited': 429,
  'too-many-streams': 429,
  'no-site': 503,
  unavailable: 503,
};

/** Ends a request of the desk with the status of its code. */
export class DeskRefusal extends Error {
  readonly refusal: DeskRefusalBody;
  constructor(refusal: PlainRefusalCode | DeskRefusalBody) {
    const told = typeof refusal === 'string' ? { error: refusal } : refusal;
    super(told.error);
    this.refusal = told;
  }
}

/** What was looked for, or 404. */
export function found<T>(value: T | undefined): T {
  if (value === undefined) throw new DeskRefusal('not-found');
  return value;
}

/** Answers every failure below /api/desk without its internals. */
export function answerFailure(
  error: FastifyError | DeskRefusal,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  if (error instanceof DeskRefusal) return refuse(reply, error.refusal);
  if (error.validation) {
    const isAddress = error.validationContext === 'params';
    return refuse(reply, { error: isAddress ? 'not-found' : request.routeOptions.config.unfit! });
  }
  const { statusCode = 500, code, message } = error;
  if (statusCode >= 500) {
    request.log.error({ event: 'request-failure', code, reason: message }, 'request failed');
    return refuse(reply.header('retry-after', '10'), { error: 'unavailable' });
  }
  return refuse(reply, { error: codes[statusCode] ?? 'malformed' }, statusCode);
}

function refuse(reply: FastifyReply, refusal: DeskRefusalBody, status = statuses[refusal.error]) {
  return reply.code(status).send(refusal);
}

const codes: Record<number, PlainRefusalCode> = {
  413: 'too-large',
  415: 'not-json',
  429: 'rate-limited',
};
