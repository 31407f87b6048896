import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { RefusalCode } from '../../domain/work/refusal.ts';

/** Ends a request of the desk with a status and `{ error: code }`. */
export class DeskRefusal extends Error {
  readonly statusCode: number;
  readonly code: RefusalCode;
  constructor(statusCode: number, code: RefusalCode) {
    super(code);
    this.statusCode = statusCode;
    this.code = code;
  }
}

/** The value in the shape of the schema, or 400. */
export function valid<T>(schema: z.ZodType<T>, value: unknown): T {
  const result = schema.safeParse(value);
  if (!result.success) throw new DeskRefusal(400, 'invalid');
  return result.data;
}

/** Answers every failure below /api/desk without its internals. */
export function answerFailure(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof DeskRefusal) {
    return reply.code(error.statusCode).send({ error: error.code });
  }
  const { statusCode = 500, code, message } = error;
  if (statusCode >= 500) {
    request.log.error({ event: 'request-failure', code, reason: message }, 'request failed');
    return reply.code(503).header('retry-after', '10').send({ error: 'unavailable' });
  }
  return reply.code(statusCode).send({ error: codes[statusCode] ?? 'malformed' });
}

const codes: Record<number, RefusalCode> = {
  413: 'too-large',
  415: 'not-json',
  429: 'rate-limited',
};
