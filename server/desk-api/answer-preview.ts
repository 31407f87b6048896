import { catalogue } from '../../content/catalogue.server.ts';
import { statusPagePath } from '../../domain/address/paths.ts';
import type { Message } from '../../domain/thread/message.ts';
import { officeDay } from '../../domain/firm/office-day.ts';
import { answerAsMail } from '../channels/mail/compose-mail.ts';
import { submissionStatus } from '../status/submission-status.ts';
import { answerDraftOf } from '../store/messages/thread.ts';
import { usable } from '../store/submissions/standing.ts';
import { senderView } from '../store/submissions/sender-view.ts';
import { mailSubject } from '../store/tasks/mail-subject.ts';
import type { DeskPart } from './desk-api.ts';
import { DeskRefusal, found } from './desk-refusal.ts';
import { mailInFrame } from './mail-in-frame.ts';
import { personOf } from './signed-in.ts';

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
      statusPagePath(locale),
      {
        vacancies: vacancies.list(),
        today: officeDay(now),
        status: { is: 'submission', locale, submission },
      },
      catalogue(),
    );
    return { html: rendered.body.toString('utf8') };
  });
};
