import type { FastifyError } from 'fastify';
import { Refusal } from './refusal.ts';

/** Every way in which a request can fail, as a refusal that says nothing of our inside. */
export function refusalOf(error: FastifyError): Refusal {
  if (error instanceof Refusal) return error;
  const { code, statusCode } = error;
  if (statusCode === 429) return new Refusal('rate-limited');
  // The libraries for overload and for a body of another type.
  if (code === 'FST_UNDER_PRESSURE') return new Refusal('busy');
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return new Refusal('not-multipart');
  if (statusCode === 413) return new Refusal('too-large');
  if (isMalformed(error)) return new Refusal('malformed');
  return new Refusal('unavailable');
}

/** Codes of the multipart plugin; the parser below it has only messages. */
function isMalformed({ code, message, statusCode }: FastifyError): boolean {
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return true;
  if (code === 'ERR_STREAM_PREMATURE_CLOSE' || code === 'ECONNRESET') return true;
  return /multipart|boundary|terminated early|malformed/i.test(message);
}
