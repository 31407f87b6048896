import { catalogue } from '#content/catalogue.server.ts';
import { statusPagePath } from '#domain/address/paths.ts';
import type { Message } from '#domain/threads/message.ts';
import { officeDay } from '#domain/firm/office-day.ts';
import { answerAsMail } from './compose-mail.ts';
import { submissionStatus } from '#server/web/status/submission-status.ts';
import { answerDraftOf } from '#server/threads/thread.ts';
import { usable } from '#server/submissions/standing.ts';
import { senderView } from '#server/submissions/sender-view.ts';
import { mailSubject } from '#server/deliveries/mail-subject.ts';
import type { DeskPart } from '#server/people/desk-api.ts';
import { DeskRefusal, found } from '#server/base/desk-refusal.ts';
import { mailInFrame } from './mail-in-frame.ts';
import { personOf } from '#server/people/signed-in.ts';

/** The draft of an answer as its receiver will see it, without the private link. Changes nothing. */
export const answerPreview: DeskPart = (api, { db, clock, config, vacancies, site }) => {
  api.answer('GET /submissions/:id/answer/:seen', async (request) => {
    const { id, seen } = request.params;
    const draft = await answerDraftOf(db, id, usable);
    if (!draft) throw new DeskRefusal('no-draft');
    const now = clock.now();
    const { subject, text } = draft;
    const by = personOf(request).name;
    const message: Message = { id, author: 'desk', by, subject, text, at: now, file: null };
    if (seen === 'mail') {
      const about = found(await mailSubject(db, id, `answer-${id}`));
      const siteUrl = config.siteUrl ?? catalogue().company.siteUrl;
      return { html: mailInFrame(answerAsMail(about, message, siteUrl)) };
    }
    if (seen !== 'page') throw new DeskRefusal('not-found');
    if (!site) throw new DeskRefusal('no-site');
    const view = found(await senderView(db, id));
    if (view.standing !== 'usable') throw new DeskRefusal('not-found');
    const sendsMail = config.mail.smtpUrl !== undefined;
    const messages = [...view.messages, message];
    const shown = { ...view, state: 'answered' as const, messages };
    const submission = submissionStatus(shown, { token: 'preview', now, sendsMail });
    const { locale } = view;
    const rendered = await site.render(
      statusPagePath(catalogue().firm, locale),
      {
        vacancies: vacancies.list(),
        today: officeDay(catalogue().firm, now),
        status: { is: 'submission', locale, submission },
      },
      catalogue(),
    );
    return { html: rendered.body.toString('utf8') };
  });
};
