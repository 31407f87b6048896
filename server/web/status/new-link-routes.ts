import { sender } from '#server/submissions/sender-changes.ts';
import { act } from '#server/db/act.ts';
import type { FastifyPluginAsync } from 'fastify';
import { newStatusLinkPath } from '#domain/address/paths.ts';
import { requestLinks } from '#server/submissions/request-links.ts';
import { preferredLocale } from '#server/base/preferred-locale.ts';
import type { StatusContext } from './status-context.ts';

const requestsPerMinute = 5;
/** Of one network address, counted in memory by each server, so that none is stored. */
const mailsPerAddress = 20;
const maxLength = 254;

/** A sender who lost the link asks for new ones. The answer is the same for any address. */
export const newLinkRoutes: FastifyPluginAsync<StatusContext> = async (app, context) => {
  const { db, clock, planTasks, wakeOutbox, show, sendsMail } = context;
  const countMail = app.createRateLimit({ max: mailsPerAddress, timeWindow: '1 day' });

  app.get(newStatusLinkPath, ({ headers }, reply) => {
    const locale = preferredLocale(headers);
    return sendsMail
      ? show(reply, { is: 'unknown', locale, sendsMail })
      : show(reply, { is: 'no-new-links', locale });
  });

  app.post<{ Body: Record<string, string> | undefined }>(
    newStatusLinkPath,
    { config: { rateLimit: { max: requestsPerMinute, timeWindow: '1 minute' } } },
    async (request, reply) => {
      const locale = preferredLocale(request.headers);
      if (!sendsMail) return show(reply, { is: 'no-new-links', locale }, 503);
      const email = request.body?.email ?? '';
      const mails = await countMail(request);
      const exhausted = !mails.isAllowed && mails.isExceeded;
      // Not awaited: how long it takes would tell whether the address is known.
      if (email.length <= maxLength && !exhausted) void sendLinks(email);
      return show(reply, { is: 'link-requested', locale });
    },
  );

  async function sendLinks(email: string) {
    try {
      if (
        await act({ db, planTasks, by: sender, now: clock.now() }, (act) =>
          requestLinks(act, email),
        )
      )
        wakeOutbox();
    } catch (error) {
      const { code, name } = error as Error & { code?: string };
      app.log.error({ event: 'status-link-failure', reason: code ?? name }, 'links not sent');
    }
  }
};
