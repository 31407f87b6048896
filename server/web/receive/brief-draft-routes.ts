import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import {
  briefDraftPath,
  briefPath,
  deleteBriefDraftPath,
  saveBriefDraftPath,
} from '#domain/address/paths.ts';
import { localeWithPrefix } from '#domain/edition/editions.ts';
import {
  draftedFields,
  draftIssues,
  type BriefDraft,
  employerBrief,
} from '#domain/forms/employer-brief.ts';
import { localeOfPost } from '#domain/forms/control-field.ts';
import type { Clock } from '#server/base/clock.ts';
import { sendPage, wantsPage } from './answer.ts';
import { hourMs, refusalOfSpend, type Room } from '#server/base/limits.ts';
import { readWatched, type ReceiveLimits } from '#server/base/watch-upload.ts';
import { Refusal } from '#server/base/refusal.ts';
import {
  briefDraftOf,
  createBriefDraft,
  deleteBriefDraft,
  replaceBriefDraft,
} from '#server/submissions/brief-drafts.ts';
import type { Db } from '#server/db/db.ts';
import { createSharedBudget } from '#server/db/request-limits.ts';
import type { VisitorPages } from '#server/base/visitor-pages.ts';
import { catalogue } from '#content/catalogue.server.ts';

type Token = { Params: { token: string } };
type Draft = { Params: { token: string; edition?: string } };

const draftAddresses = ['/employers/brief/:token', '/:edition/employers/brief/:token'];

const KiB = 1024;
const maxTextBytes = 64 * KiB;
const maxFileBytes = employerBrief.file?.maxBytes ?? 0;
/** A long brief has 10 KiB. Drafts are kept for days, so that all of them stay below 2 GB. */
const draftBytes = { network: 2 * KiB * KiB, total: 10 * KiB * KiB, periodMs: hourMs };

/** The private link of a saved brief. GET and HEAD change nothing. */
export const showBriefDraftRoutes: FastifyPluginAsync<{
  db: Db;
  clock: Clock;
  pages: VisitorPages | undefined;
}> = async (app, { db, clock, pages }) => {
  if (!pages) return;
  // Whichever editions there are: the firm may publish a further one while the server runs.
  for (const address of draftAddresses) {
    app.get<Draft>(address, async ({ params, ip }, reply) => {
      const locale = localeWithPrefix(catalogue().firm, params.edition ?? '');
      if (!locale) return reply.callNotFound();
      const briefDraft = (await briefDraftOf(db, params.token, clock.now())) ?? 'gone';
      const { html } = await pages.renderPage(
        briefPath(catalogue().firm, locale),
        { briefDraft },
        ip,
      );
      reply.headers({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });
      // Nothing tells an expired link from one that never existed: neither has a row.
      return sendPage(reply.code(briefDraft === 'gone' ? 410 : 200), html, pages);
    });
  }
};

/** Saves, replaces and deletes. Rate limits and the check of the origin are those of the intake. */
export const saveBriefDraftRoutes: FastifyPluginAsync<{
  db: Db;
  clock: Clock;
  room: Room;
  limits: ReceiveLimits;
}> = async (app, { db, clock, room, limits }) => {
  const spend = createSharedBudget('brief-drafts', draftBytes, { db, clock });
  app.post(saveBriefDraftPath(), async (request, reply) => {
    const { sent, values } = await readDraft(request);
    const draft = await createBriefDraft(db, values, clock.now());
    return answerSaved(draft, { request, reply, sent });
  });

  /** One that has expired or was deleted meanwhile is saved under a new link. */
  app.post<Token>(saveBriefDraftPath(':token'), async (request, reply) => {
    const { sent, values } = await readDraft(request);
    const now = clock.now();
    const draft =
      (await replaceBriefDraft(db, request.params.token, values, now)) ??
      (await createBriefDraft(db, values, now));
    return answerSaved(draft, { request, reply, sent });
  });

  app.post<Token>(deleteBriefDraftPath(':token'), async (request, reply) => {
    const sent = await readTexts(request, limits);
    await deleteBriefDraft(db, request.params.token);
    if (!wantsPage(request)) return reply.code(204).send();
    return reply.redirect(briefPath(catalogue().firm, localeOfPost(catalogue().firm, sent)), 303);
  });

  async function readDraft(request: FastifyRequest) {
    await room.forText();
    const sent = await readTexts(request, limits);
    const values = draftedFields(catalogue().firm, sent);
    const issues = draftIssues(catalogue().firm, values);
    if (issues.length > 0) throw new Refusal('invalid', issues, sent);
    const over = refusalOfSpend(await spend(request.ip, Buffer.byteLength(JSON.stringify(values))));
    if (over) throw over;
    return { sent, values };
  }
};

function answerSaved(
  { token, lastDay }: BriefDraft,
  {
    request,
    reply,
    sent,
  }: { request: FastifyRequest; reply: FastifyReply; sent: Record<string, string> },
) {
  if (!wantsPage(request)) return reply.code(201).send({ token, lastDay });
  return reply.redirect(
    briefDraftPath(catalogue().firm, localeOfPost(catalogue().firm, sent), token),
    303,
  );
}

/** The text fields of a form. A file that a form without script sends along is discarded. */
async function readTexts(
  request: FastifyRequest,
  limits: ReceiveLimits,
): Promise<Record<string, string>> {
  if (!request.isMultipart()) throw new Refusal('not-multipart');
  const maxBytes = maxFileBytes + maxTextBytes;
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) throw new Refusal('too-large');
  return readWatched(request.raw, { ...limits, maxBytes }, () => readParts(request));
}

async function readParts(request: FastifyRequest): Promise<Record<string, string>> {
  const texts: Record<string, string> = Object.create(null);
  let bytes = 0;
  const parts = request.parts({
    limits: { fields: 40, fieldSize: maxTextBytes, files: 1, fileSize: maxFileBytes, parts: 41 },
  });
  for await (const part of parts) {
    if (part.type === 'file') {
      part.file.resume();
      continue;
    }
    const { fieldname, value } = part;
    if (typeof value !== 'string') throw new Refusal('malformed');
    bytes += Buffer.byteLength(fieldname) + Buffer.byteLength(value);
    if (part.valueTruncated || bytes > maxTextBytes) throw new Refusal('too-large');
    texts[fieldname] = value;
  }
  return texts;
}
