import { sender } from '#server/submissions/sender-changes.ts';
import { act } from '#server/db/act.ts';
import type { FastifyPluginAsync } from 'fastify';
import { requestAlertPath, sendListPath } from '#domain/address/paths.ts';
import { storedFilter } from '#domain/alerts/role-filter.ts';
import { isEmailAddress } from '#domain/forms/check-field.ts';
import { alertConsent } from '#words/filter-sentence.ts';
import { requestAlert } from '#server/alerts/request-alert.ts';
import { requestList } from '#server/alerts/role-lists.ts';
import type { AlertContext } from './alert-context.ts';
import { choicesIn, editionIn, type FormBody } from './read-choices.ts';
import { catalogue } from '#content/catalogue.server.ts';

type Sent = { Body: FormBody };

const requestsPerMinute = 5;
/** Of one network address, counted in memory by each server, so that none is stored. */
const mailsPerAddress = 20;
const mostListed = 20;

/** Asking for an alert, or for a list of saved roles. The answer is the same for any address. */
export const askRoutes: FastifyPluginAsync<AlertContext> = async (app, context) => {
  const { db, clock, vacancies, planTasks, wakeOutbox, show, sendsMail } = context;
  const countMail = app.createRateLimit({ max: mailsPerAddress, timeWindow: '1 day' });
  const config = { rateLimit: { max: requestsPerMinute, timeWindow: '1 minute' } };

  app.post<Sent>(requestAlertPath, { config }, async (request, reply) => {
    const choices = choicesIn(request.body);
    const { locale } = choices;
    if (!sendsMail) return show(reply, { is: 'no-mail', locale }, 503);
    const email = request.body?.fields.email?.trim() ?? '';
    if (!isEmailAddress(email)) {
      return show(reply, { is: 'ask', email: email.slice(0, 254), ...choices }, 400);
    }
    const words = alertConsent(
      catalogue().firm,
      { ...choices, filter: storedFilter(catalogue().firm, choices.filter) },
      locale,
    );
    if (await mayCauseMail(request)) {
      void unseen(() =>
        act({ db, planTasks, by: sender, now: clock.now() }, (act) =>
          requestAlert(act, { email, words, ...choices }),
        ),
      );
    }
    return show(reply, { is: 'requested', locale });
  });

  app.post<Sent>(sendListPath, { config }, async (request, reply) => {
    const locale = editionIn(request.body);
    if (!sendsMail) return show(reply, { is: 'no-mail', locale }, 503);
    const email = request.body?.fields.email?.trim() ?? '';
    const asked = new URLSearchParams(request.body?.search).getAll('role');
    const known = vacancies.list().map(({ slug }) => slug);
    const slugs = [...new Set(asked)].filter((slug) => known.includes(slug)).slice(0, mostListed);
    if (isEmailAddress(email) && slugs.length > 0 && (await mayCauseMail(request))) {
      void unseen(() =>
        act({ db, planTasks, by: sender, now: clock.now() }, (act) =>
          requestList(act, { email, locale, slugs }),
        ),
      );
    }
    return show(reply, { is: 'list-sent', locale });
  });

  async function mayCauseMail(request: Parameters<typeof countMail>[0]): Promise<boolean> {
    const mails = await countMail(request);
    return mails.isAllowed || !mails.isExceeded;
  }

  /** Not awaited: how long it takes would tell what is known of the address. */
  async function unseen(work: () => Promise<boolean>) {
    try {
      if (await work()) wakeOutbox();
    } catch (error) {
      const { code, name } = error as Error & { code?: string };
      app.log.error({ event: 'role-alert-failure', reason: code ?? name }, 'alert not requested');
    }
  }
};
