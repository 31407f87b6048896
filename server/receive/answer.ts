import type { FastifyReply, FastifyRequest } from 'fastify';
import { controlFields } from '../../domain/forms/control-field.ts';
import { isSubmissionKind } from '../../domain/forms/submission-kind.ts';
import { defaultLocale, locales, type Locale } from '../../domain/edition/editions.ts';
import { plainPagePolicy } from '../pages/security-headers.ts';
import { refusalPage } from '../plain-pages/refusal-page.ts';
import type { Refusal } from './refusal.ts';
import { dropRest } from './watch-upload.ts';

export const receivedPath = '/api/intake/received';

/** 201 with the reference for a script, the thank-you page for a plain form. */
export function answerReceived(
  request: FastifyRequest,
  reply: FastifyReply,
  reference: string,
  fields: Record<string, string>,
) {
  if (!wantsPage(request)) return reply.code(201).send({ reference });
  const query = new URLSearchParams({ reference, locale: localeOf(fields) });
  return reply.redirect(`${receivedPath}?${query}`, 303);
}

/** The same refusal as JSON or as a page that offers the values again. */
export function answerRefusal(
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: Refusal,
  stylesheet: string | undefined,
) {
  const { code, issues, values, statusCode } = refusal;
  if (statusCode === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', '10');
  // The rest of a body that stands still is not worth waiting for.
  if (code === 'too-slow') reply.header('connection', 'close');
  else reply.raw.once('finish', () => dropRest(request.raw));
  reply.code(statusCode);
  if (!wantsPage(request)) {
    return reply.send(issues.length > 0 ? { error: code, issues } : { error: code });
  }
  const { kind = '' } = request.params as { kind?: string };
  const page = refusalPage({
    code,
    issues,
    values,
    kind: isSubmissionKind(kind) ? kind : undefined,
    locale: localeOf(values),
    stylesheet,
  });
  return reply
    .header('content-security-policy', plainPagePolicy)
    .type('text/html; charset=utf-8')
    .send(page);
}

export function localeOf(values: Record<string, string>): Locale {
  const given = values[controlFields.locale];
  return locales.find((locale) => locale === given) ?? defaultLocale;
}

/** A browser that sends a form by itself prefers a page; a script says what it wants. */
function wantsPage({ headers }: FastifyRequest): boolean {
  if (headers['x-requested-with'] !== undefined) return false;
  const accepted = headers.accept ?? '';
  const page = accepted.indexOf('text/html');
  const json = accepted.indexOf('application/json');
  return page !== -1 && (json === -1 || page < json);
}
