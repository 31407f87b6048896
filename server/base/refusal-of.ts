import type { FastifyError } from 'fastify';
import { Refusal } from './refusal.ts';

/** Every failure of a request as a refusal that exposes no internals. */
export function refusalOf(error: FastifyError): Refusal {
  if (error instanceof Refusal) return error;
  const { code, statusCode = 500 } = error;
  if (statusCode === 429) return new Refusal('rate-limited');
  if (code === 'FST_UNDER_PRESSURE') return new Refusal('busy');
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return new Refusal('not-multipart');
  if (statusCode === 413) return new Refusal('too-large');
  // An address that cannot be decoded, and the like.
  return new Refusal(statusCode >= 400 && statusCode < 500 ? 'malformed' : 'unavailable');
}
