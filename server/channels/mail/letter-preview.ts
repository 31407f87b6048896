import type { Catalogue } from '#content/catalogue.server.ts';
import { pagePath, statusPath } from '#domain/address/paths.ts';
import { anyRole } from '#domain/alerts/role-filter.ts';
import type { DocumentKey } from '#domain/documents/document-kinds.ts';
import type { Locale } from '#domain/edition/editions.ts';
import { formOf } from '#domain/forms/forms.ts';
import type { MailName, MailVariable } from '#domain/mail/mail-template.ts';
import { formatDeadline, formatMoment } from '#domain/working-time/promise.ts';
import type { ShownStatus } from '#domain/status/shown-status.ts';
import type { Vacancy } from '#domain/vacancies/vacancy.ts';
import { deliveryWords } from '#words/desk/deliveries.en.ts';
import { destinationName } from '#words/desk/deliveries.ts';
import { fillIn } from '#words/fill-in.ts';
import { filterSentence } from '#words/filter-sentence.ts';
import { messagesFor } from '#words/messages.ts';
import { recipientsFor } from '#words/partner-words.ts';
import { writeMail } from './compose-mail.ts';
import type { MailLink } from './render-mail.ts';
import { mailInFrame } from './mail-in-frame.ts';
import { filledTemplate, valuesOf } from '#server/threads/fill-template.ts';
import { sampleSender, type SampleSender } from '#server/samples/sample-sender.ts';

/** What is written to a sender, with the draft of a mail or an answer. */
export type Letter = {
  key: DocumentKey;
  catalogue: Catalogue;
  locale: Locale;
  consultant: string;
  vacancy: Vacancy | undefined;
  now: number;
  siteUrl: string;
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
