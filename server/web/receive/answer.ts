import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  failurePath,
  localeOf,
  refusedPath,
  statusPagePath,
  statusPath,
} from '#domain/address/paths.ts';
import type { Locale } from '#domain/edition/editions.ts';
import type { VisitorLocals } from '#domain/pages/page-locals.ts';
import type { FailedPart } from '#domain/forms/issue.ts';
import { controlFields, localeOfPost } from '#domain/forms/control-field.ts';
import { isSubmissionKind } from '#domain/forms/submission-kind.ts';
import type { ShownStatus } from '#domain/status/shown-status.ts';
import type { VisitorPages } from '#server/base/visitor-pages.ts';
import { Refusal } from '#server/base/refusal.ts';
import { refusedPostOf } from './prepare-submission.ts';
import { dropRest } from '#server/base/watch-upload.ts';
import { catalogue } from '#content/catalogue.server.ts';

/** What was received. A repeat has no private link unless its sender was given it before. */
export type ReceivedAnswer = {
  reference: string;
  status?: string;
  /** The promised time of an answer, in the words of the form's edition. */
  answerBy?: string;
  locale: Locale;
};

/**
 * 201 with the receipt for a script; for a plain form the status page, or one that says that the
 * same was received before.
 */
export async function answerReceived(
  request: FastifyRequest,
  reply: FastifyReply,
  { locale, ...received }: ReceivedAnswer,
  { pages, sendsMail }: { pages: VisitorPages | undefined; sendsMail: boolean },
) {
  const { reference, status } = received;
  if (!wantsPage(request)) return reply.code(201).send(received);
  if (status !== undefined) return reply.redirect(status, 303);
  if (!pages) return reply.code(201).send(received);
  const shown: ShownStatus = { is: 'repeated', locale, reference, sendsMail };
  const { html } = await pages.renderPage(
    statusPagePath(catalogue().firm, locale),
    { status: shown },
    request.ip,
  );
  return sendPage(reply, html, pages);
}

/** The same refusal as JSON, or as the form's own page with its values and issues. */
export async function answerRefusal(
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: Refusal,
  pages: VisitorPages | undefined,
) {
  const { code, issues, statusCode, retryAfterSeconds } = refusal;
  if (retryAfterSeconds !== undefined && !reply.hasHeader('retry-after')) {
    reply.header('retry-after', String(retryAfterSeconds));
  }
  // No more of this body is expected, so it is not drained.
  if (code === 'too-slow') reply.header('connection', 'close');
  else reply.raw.once('finish', () => dropRest(request.raw));
  reply.code(statusCode);
  if (pages && wantsPage(request)) {
    const html = await refusalPage(request, refusal, pages);
    if (html !== undefined) return sendPage(reply, html, pages);
  }
  return reply.send(issues.length > 0 ? { error: code, issues } : { error: code });
}

export function sendPage(reply: FastifyReply, html: string, { policy }: VisitorPages) {
  return reply
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(html);
}

/** The page of the form where its values are known, else the page for failures. */
async function refusalPage(
  request: FastifyRequest,
  refusal: Refusal,
  pages: VisitorPages,
): Promise<string | undefined> {
  const { kind = '' } = request.params as { kind?: string };
  const locale = localeOfRequest(request, refusal.values);
  const refused = isSubmissionKind(kind) ? refusedPostOf(kind, refusal) : undefined;
  const again =
    refused && (await render(refusedPath(catalogue().firm, refused.kind, locale), { refused }));
  return (
    again ?? render(failurePath(catalogue().firm, failedPart(request), refusal.code, locale), {})
  );

  async function render(address: string, locals: VisitorLocals) {
    try {
      const { status, html } = await pages.renderPage(address, locals, request.ip);
      return status === 200 ? html : undefined;
    } catch (error) {
      // Of the renderer's limits: it is answered with a page that is kept.
      if (error instanceof Refusal) return undefined;
      const reason = (error as Error).message;
      request.log.error({ event: 'page-failure', address, reason }, 'page not rendered');
      return undefined;
    }
  }
}

function failedPart({ method, url }: FastifyRequest): FailedPart {
  const isRead = method === 'GET' || method === 'HEAD';
  if (url.startsWith(statusPath(''))) return isRead ? 'status' : 'status-change';
  return isRead ? 'page' : 'form';
}

/** A body that was not read names no locale; the page that it came from does. */
function localeOfRequest({ headers }: FastifyRequest, values: Record<string, string>): Locale {
  const page = URL.parse(headers.referer ?? '');
  return page && !(controlFields.locale in values)
    ? localeOf(catalogue().firm, page.pathname)
    : localeOfPost(catalogue().firm, values);
}

/** A browser that sends a form by itself prefers a page; a script asks for JSON. */
export function wantsPage({ headers }: FastifyRequest): boolean {
  if (headers['x-requested-with'] !== undefined) return false;
  const accepted = headers.accept ?? '';
  const page = accepted.indexOf('text/html');
  const json = accepted.indexOf('application/json');
  return page !== -1 && (json === -1 || page < json);
}
