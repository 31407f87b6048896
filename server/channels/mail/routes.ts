import { catalogue } from '#content/catalogue.server.ts';
import { mailBytes, mailToShow } from './mail-text.ts';
import { taskById, tasksOf } from '#server/db/tasks.ts';
import type { Config } from '#server/base/config.ts';
import type { RendersPages } from '#server/vacancies/live-vacancies.ts';
import type { DeskPart } from '#server/people/desk-api.ts';
import type { Letter } from '#server/documents/show-edited.ts';
import { DeskRefusal, found } from '#server/base/desk-refusal.ts';
import { pagePath, statusPagePath, statusPath } from '#domain/address/paths.ts';
import type { Message } from '#domain/threads/message.ts';
import { officeDay } from '#domain/firm/office-day.ts';
import { answerAsMail, writeMail } from './compose-mail.ts';
import { answerDraftOf } from '#server/threads/thread.ts';
import { usable } from '#server/submissions/standing.ts';
import { senderView, submissionStatus } from '#server/inbox/sender-view.ts';
import { mailSubject } from '#server/deliveries/mail-subject.ts';
import { personOf } from '#server/people/signed-in.ts';
import { anyRole } from '#domain/alerts/role-filter.ts';
import { formOf } from '#domain/forms/forms.ts';
import type { MailName, MailVariable } from '#domain/mail/mail-template.ts';
import { formatDeadline, formatMoment } from '#domain/working-time/promise.ts';
import type { ShownStatus } from '#domain/status/shown-status.ts';
import { deliveryWords } from '#words/desk/deliveries.en.ts';
import { destinationName } from '#words/desk/deliveries.ts';
import { fillIn } from '#words/fill-in.ts';
import { filterSentence } from '#words/filter-sentence.ts';
import { messagesFor } from '#words/messages.ts';
import { recipientsFor } from '#words/partner-words.ts';
import type { MailLink } from './render-mail.ts';
import { filledTemplate, valuesOf } from '#server/threads/fill-template.ts';
import { sampleSender, type SampleSender } from '#server/samples/sample-sender.ts';
import { escapeMarkup } from '#domain/edition/text.ts';
import { mailPreviewStyle, mailStyles } from '#ui/mail-style.ts';

type MailNeeds = { config: Pick<Config, 'siteUrl' | 'mail'> };

/**
 * Mails as they are or were sent, written anew from their tasks, without the private links of their
 * receivers. Sent or not, they can be read.
 */
export const mailRoutes: DeskPart<MailNeeds> = (api, settings) => {
  const { db, clock, config } = settings;
  const { mail } = config;
  const siteUrl = config.siteUrl ?? catalogue().company.siteUrl;

  api.answer('GET /submissions/:id/mails', async ({ params }) => {
    const tasks = (await tasksOf(db, params.id)).filter(({ channel }) => channel === 'mail');
    const mails = await Promise.all(
      tasks.map(async (task) => ({ task, mail: await mailToShow(task, { db, siteUrl, mail }) })),
    );
    return mails.flatMap(({ task, mail: composed }) => {
      if (typeof composed === 'string') return [];
      const { to, subject, text } = composed;
      const { id: taskId, purpose, state } = task;
      return [{ taskId, purpose, state, to, subject, text }];
    });
  });

  api.file('GET /mails/:file', async ({ params }) => {
    const [, taskId = ''] = /^(msg_[0-9a-f]{32})\.eml$/.exec(params.file) ?? [];
    const task = found(await taskById(db, taskId));
    const composed =
      task.channel === 'mail' ? await mailToShow(task, { db, siteUrl, mail }) : undefined;
    if (!composed || typeof composed === 'string') throw new DeskRefusal('not-found');
    const date = new Date('at' in task ? task.at : clock.now());
    const { bytes } = await mailBytes(composed, { id: task.id, from: mail.from, date });
    return { type: 'message/rfc822', filename: `${task.id}.eml`, content: bytes };
  });
};

/** The draft of an answer as its receiver will see it, without the private link. Changes nothing. */
export const answerPreview: DeskPart<MailNeeds & RendersPages> = (api, settings) => {
  const { db, clock, config, vacancies, site } = settings;
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

type Answer = { subject: string; text: string };

/** A mail as its receiver sees it. */
export function previewedMail(letter: Letter, page: string): string {
  const { key, catalogue, locale, siteUrl } = letter;
  const { sender, answer } = answered(letter);
  const name = key.kind === 'mail' ? (key.id as MailName) : mailOf(page);
  const values = sampleValues(letter, sender, answer);
  const template = catalogue.mail(name, locale);
  return mailInFrame(writeMail(template, { name, locale, values }, siteUrl));
}

/** The private page of a sender who has been answered. */
export function previewedStatus(letter: Letter): ShownStatus {
  const { locale, consultant, now } = letter;
  const { sender, answer } = answered(letter);
  const { kind, reference, receivedAt, fields, dueAt } = sender;
  const message = { id: 'preview', author: 'desk', by: consultant, at: now, file: null } as const;
  return {
    locale,
    is: 'submission',
    submission: {
      token: 'preview',
      kind,
      reference,
      receivedAt,
      fields,
      file: null,
      promise: { at: dueAt, missed: false },
      state: 'answered',
      withdrawnAt: null,
      messages: [{ ...message, ...answer }],
      consents: [],
      answersByMail: false,
      keptUntil: null,
      introduced: false,
      receipt: 'mailed',
    },
  };
}

function mailOf(page: string): MailName {
  return page === 'email-notice' ? 'answer-notice' : 'answer';
}

/** An invented sender and the answer; of a mail, the first usual answer to an application. */
function answered(letter: Letter): { sender: SampleSender; answer: Answer } {
  const { key, catalogue, locale, vacancy, consultant, now } = letter;
  const templates = catalogue.answerTemplates(locale);
  const template =
    key.kind === 'answer'
      ? templates.find(({ id }) => id === key.id)
      : templates.find(({ kinds }) => kinds.includes('job-application'));
  const kind = template?.kinds[0] ?? 'job-application';
  const sender = sampleSender({ kind, locale, vacancy }, now);
  const about = kind === 'job-application' ? vacancy : undefined;
  if (!template) return { sender, answer: { subject: '', text: '' } };
  const { subject, text } = filledTemplate(template, valuesOf(sender, about, consultant), sender);
  return { sender, answer: { subject, text } };
}

/** For every variable that a mail has. */
function sampleValues(
  { catalogue, locale, consultant, siteUrl }: Letter,
  { kind, reference, receivedAt, dueAt, fields }: SampleSender,
  { subject, text }: Answer,
): Record<MailVariable, string | MailLink[]> {
  const words = catalogue.quote(messagesFor(catalogue.firm, locale).status, locale);
  const { zone } = words;
  const { roleAlerts } = messagesFor(catalogue.firm, locale);
  const time = formatDeadline(dueAt, locale);
  const kindWords = words.kinds[kind];
  const href = `${siteUrl}${statusPath('example')}`;
  const received = fillIn(words.mail.linked, {
    kind: kindWords,
    time: formatMoment(receivedAt, locale),
  });
  return {
    kind: kindWords,
    about: fields.roleTitle ? `${kindWords}, ${fields.roleTitle}` : kindWords,
    form: formOf(kind).source,
    promise: fillIn(words.now.promise, { time, zone }),
    link: [{ href }],
    links: [{ label: received, href }],
    more: '',
    recipients: ` ${recipientsFor(catalogue.company, undefined, locale).line}`,
    what: destinationName({ channel: 'webhook', key: kind }, deliveryWords),
    reason: 'Every delivery has failed',
    subject,
    text,
    consultant,
    reference,
    time,
    zone,
    news: roleAlerts.mail.news.one,
    filter: filterSentence(catalogue.firm, anyRole, locale),
    roles: [
      {
        label: fields.roleTitle ?? '',
        href: siteUrl + pagePath(catalogue.firm, 'vacancies', locale),
      },
    ],
    end: time,
    name: consultant,
    day: time,
    count: '1',
    forms: `${kindWords}: 1`,
    submissions: [{ label: `${kindWords}, ${reference}`, href: `${siteUrl}/desk/inbox` }],
    due: [{ label: `${kindWords}, ${reference}`, href: `${siteUrl}/desk/inbox` }],
  };
}

/** A mail as its receiver sees it, for a frame of the desk. */
function mailInFrame({ subject, html }: { subject: string; html: string }): string {
  // Inline styles, and others than its own, are refused in the frame; text of the mail holds no quotation mark as such.
  return html
    .replaceAll(/ style="[^"]*"/g, '')
    .replace(`<style>${mailStyles.dark}</style>`, '')
    .replace('</head>', () => `<style>${mailPreviewStyle}</style></head>`)
    .replace('<body>', () => `<body>\n<header>${escapeMarkup(subject)}</header>`);
}
