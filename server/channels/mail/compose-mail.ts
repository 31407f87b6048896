import { catalogue } from '#content/catalogue.server.ts';
import { deskLocale, type Language, languageOf, type Locale } from '#domain/edition/editions.ts';
import { readerLocale } from '#domain/people/preferences.ts';
import type { Message } from '#domain/threads/message.ts';
import type { MailName, MailTemplate } from '#domain/mail/mail-template.ts';
import { countryOfLocation } from '#domain/vacancies/engagement.ts';
import { purposeKindOf, purposeNameOf } from '#domain/deliveries/channel.ts';
import { formatDeadline, formatMoment } from '#domain/working-time/promise.ts';
import { deliveryWords as deliveryDe } from '#words/desk/deliveries.de.ts';
import { deliveryWords as deliveryEn } from '#words/desk/deliveries.en.ts';
import { destinationName } from '#words/desk/deliveries.ts';
import { submissionWords as submissionDe } from '#words/desk/submissions.de.ts';
import { submissionWords as submissionEn } from '#words/desk/submissions.en.ts';
import { fillIn } from '#words/fill-in.ts';
import { messagesFor } from '#words/messages.ts';
import { recipientsFor } from '#words/partner-words.ts';
import type { MailConfig } from '#server/base/config.ts';
import type { Db } from '#server/db/db.ts';
import { messageOf } from '#server/threads/thread.ts';
import { shown } from '#server/submissions/standing.ts';
import { readFields } from '#server/submissions/submission.ts';
import type { CountedMail } from '#server/submissions/mail-limits.ts';
import { alertById, type StoredAlert } from '#server/deliveries/alerts.ts';
import {
  hasOthers,
  mailSubject,
  type MailSubject,
  subjectsOfRequest,
} from '#server/deliveries/mail-subject.ts';
import type { LinkedSubmission } from '#server/submissions/status-links.ts';
import type { Task } from '#server/db/tasks.ts';
import { headerAddress, headerText } from './send-smtp.ts';
import { type MailLink, type MailText, type MailValues, renderMail } from './render-mail.ts';
import type { Company } from '#domain/firm/company.ts';
import type { SubmissionKind } from '#domain/forms/submission-kind.ts';

export type ComposedMail = MailText & {
  name: CountedMail;
  to: string;
  /** Where answers go. */
  replyTo: string;
  subject: string;
  /** The submission that it is about. */
  about: MailSubject | undefined;
  /** Where a mail program ends what it came from, with one POST (RFC 8058). */
  unsubscribe?: string;
  /** Sent only while the office of this edition is open. */
  officeOf?: Locale;
};

/** Why there is no mail: nothing to say any more, nobody to say it to, or an unusable address. */
export type NoMail = 'obsolete' | 'no-recipient' | 'unusable-address';

export type ComposeDependencies = { db: Db; siteUrl: string; mail: MailConfig };

/** The private link of a submission, or undefined for a reader who is not its sender. */
type PrivateLink = (subject: LinkedSubmission) => string | undefined;

export type Written = {
  name: MailName;
  to: string | null | undefined;
  locale: Locale;
  values: MailValues;
  /** Instead of the usual one. */
  footer?: string | undefined;
};

/** What mails to staff quote of the desk. */
const staffWords: Record<Language, StaffWords> = {
  en: {
    kinds: submissionEn.kinds,
    deliveries: deliveryEn,
    reasons: { failing: 'Every delivery has failed', backlog: 'Deliveries have waited' },
  },
  de: {
    kinds: submissionDe.kinds,
    deliveries: deliveryDe,
    reasons: { failing: 'Alle Zustellungen scheitern', backlog: 'Zustellungen warten' },
  },
};
type StaffWords = {
  kinds: typeof submissionEn.kinds;
  deliveries: typeof deliveryEn;
  reasons: Record<StoredAlert['reason'], string>;
};

/**
 * A mail is not stored: it is written from its task when it is sent or looked at. What it says is
 * the same for both; `linkOf` decides whether its reader gets the private links.
 */
export async function composeMail(
  task: Pick<Task, 'purpose' | 'subject'>,
  { db, siteUrl, mail }: ComposeDependencies,
  linkOf: PrivateLink,
): Promise<ComposedMail | NoMail> {
  const { type, id: subjectId } = task.subject;
  const about = type === 'submission' ? await mailSubject(db, subjectId, task.purpose) : undefined;
  return finishMail(await write(), about, siteUrl);

  async function write(): Promise<Written | undefined> {
    if (type === 'link-request') return linksMail(subjectId);
    if (type === 'alert') return alertMail();
    // Mails about roles are only for whom they are sent to (compose-role-mail.ts).
    return about && writeAbout(about);
  }

  async function writeAbout(subject: MailSubject): Promise<Written | undefined> {
    const { purpose } = task;
    const name = purposeNameOf(purpose);
    const { id: submissionId, state, dueAt, ownerEmail } = subject;
    switch (purposeKindOf(purpose)) {
      case 'receipt':
        return receiptMail(subject, linkOf);
      case 'withdrawal':
        return withdrawalMail(subject, linkOf);
      case 'answer': {
        const message = await messageOf(db, { submissionId, messageId: name }, shown);
        return message && answerMail(subject, message, linkOf);
      }
      case 'staff-notice':
        return staffMail('staff-notice', subject, null);
      case 'reply-notice':
        return staffMail('reply-notice', subject, ownerEmail);
      case 'overdue': {
        // Not of a time that a reply or a person has replaced.
        const isLate = (state === 'new' || state === 'in-work') && name === String(dueAt);
        return isLate ? staffMail('overdue', subject, ownerEmail) : undefined;
      }
      default:
        return undefined;
    }
  }

  /** The links are the next ones: opening one ends those before it. */
  async function linksMail(request: string): Promise<Written | undefined> {
    const subjects = await subjectsOfRequest(db, request);
    const newest = subjects.at(-1);
    if (!newest) return undefined;
    const { email, locale } = newest;
    const words = wordsFor(locale);
    const links = subjects.map(({ id, linkVersion, kind, receivedAt }): MailLink => {
      const time = formatMoment(receivedAt, locale);
      const label = fillIn(words.mail.linked, { kind: words.kinds[kind], time });
      return { label, href: linkOf({ id, linkVersion: linkVersion + 1 }) };
    });
    const more = (await hasOthers(db, { email, request })) ? words.mail.more : '';
    return { name: 'status-link', to: email, locale, values: { links, more } };
  }

  /** To its owner in the owner's language; otherwise to the team's mailbox in that of the desk. */
  function staffMail(
    name: 'staff-notice' | 'reply-notice' | 'overdue',
    { id, reference, kind, dueAt, ownerLanguage }: MailSubject,
    owner: string | null,
  ): Written {
    const { firm } = catalogue();
    const locale = owner ? readerLocale(firm, { language: ownerLanguage }) : deskLocale(firm);
    const values = {
      form: staffWords[languageOf(locale)].kinds[kind],
      reference,
      time: formatDeadline(dueAt ?? 0, locale),
      zone: wordsFor(locale).zone,
      link: [{ href: `${siteUrl}/desk/submissions/${id}` }],
    };
    return { name, to: owner ?? mail.staff, locale, values };
  }

  async function alertMail(): Promise<Written | undefined> {
    const alert = await alertById(db, subjectId);
    // Over before it could be announced.
    if (!alert || alert.endedAt !== null) return undefined;
    const { channel, destination, reason, since } = alert;
    const locale = deskLocale(catalogue().firm);
    const { deliveries, reasons } = staffWords[languageOf(locale)];
    const values = {
      what: destinationName({ channel, key: destination }, deliveries),
      reason: reasons[reason],
      time: formatMoment(since, locale),
      zone: wordsFor(locale).zone,
      link: [{ href: `${siteUrl}/desk/deliveries` }],
    };
    return { name: 'alert', to: mail.staff, locale, values };
  }
}

/** A mail with its address and its words, or why there is none. */
export function finishMail(
  written: Written | undefined,
  about: MailSubject | undefined,
  siteUrl: string,
): ComposedMail | NoMail {
  if (!written) return 'obsolete';
  const to = written.to ?? undefined;
  if (to === undefined) return 'no-recipient';
  const address = headerAddress(to);
  if (address === undefined) return 'unusable-address';
  return finish({ ...written, to: address }, about, siteUrl);
}

/** A message that its receiver can recognise as a test. */
export function composeTestMail(to: string, siteUrl: string): ComposedMail {
  return finish(
    { name: 'test', to, locale: deskLocale(catalogue().firm), values: {} },
    undefined,
    siteUrl,
  );
}

/** Nothing that the sender typed: a form must not carry anybody's words to a third person. */
function receiptMail(subject: MailSubject, linkOf: PrivateLink): Written {
  const { email, kind, locale, reference, dueAt } = subject;
  const words = wordsFor(locale);
  const promise =
    dueAt === null
      ? words.next[kind]
      : fillIn(words.now.promise, { time: formatDeadline(dueAt, locale), zone: words.zone });
  const link = [{ href: linkOf(subject) }];
  const about = ownTopicOf(subject);
  const recipients = recipientsIn(subject);
  const values = { kind: words.kinds[kind], about, reference, promise, recipients, link };
  return { name: 'receipt', to: email, locale, values };
}

function withdrawalMail(subject: MailSubject, linkOf: PrivateLink): Written {
  const { email, kind, locale, reference } = subject;
  const about = ownTopicOf(subject);
  const link = [{ href: linkOf(subject) }];
  const values = { kind: wordsFor(locale).kinds[kind], about, reference, link };
  return { name: 'withdrawal', to: email, locale, values };
}

/** The role of an application is our advert's title; that of a brief was typed. */
function ownTopicOf(subject: MailSubject): string {
  const { kind, locale } = subject;
  return kind === 'job-application' ? topicOf(subject) : wordsFor(locale).kinds[kind];
}

/** Of what was sent for a role: who receives it, as the form said. */
function recipientsIn({ locale, fields }: MailSubject): string {
  const { roleLocation } = readFields(fields) ?? {};
  if (!roleLocation) return '';
  const { company } = catalogue();
  const country = countryOfLocation(catalogue().firm, roleLocation, company.address.country);
  return ` ${recipientsFor(company, country, locale).line}`;
}

/** Says that there is an answer; what it says stands in it only if its receiver asked for that. */
function answerMail(subject: MailSubject, message: Message, linkOf: PrivateLink): Written {
  const { email, locale, reference, kind } = subject;
  const consultant = message.by ?? wordsFor(locale).mail.team;
  const link = [{ href: linkOf(subject) }];
  if (subject.answersByMail === 1) {
    const { subject: title, text } = message;
    const values = { subject: title, text, consultant, reference, link };
    return { name: 'answer', to: email, locale, values };
  }
  const values = {
    kind: wordsFor(locale).kinds[kind],
    about: topicOf(subject),
    consultant,
    reference,
    link,
  };
  return { name: 'answer-notice', to: email, locale, values };
}

/** What was sent, and for which role. */
function topicOf({ kind, locale, fields }: MailSubject): string {
  const words = wordsFor(locale).kinds[kind];
  const { roleTitle } = readFields(fields) ?? {};
  return roleTitle ? `${words}, ${roleTitle}` : words;
}

/** The mail about an answer that has not been sent, without the private link. */
export function answerAsMail(
  subject: MailSubject,
  message: Message,
  siteUrl: string,
): ComposedMail {
  const written = answerMail(subject, message, () => undefined);
  return finish({ ...written, to: subject.email }, subject, siteUrl);
}

function finish(
  { name, to, locale, values, footer }: Written & { to: string },
  about: MailSubject | undefined,
  siteUrl: string,
): ComposedMail {
  const template = catalogue().mail(name, locale);
  const written = writeMail(template, { name, locale, values, footer }, siteUrl);
  return { name, to, replyTo: officeOf(about?.kind), about, ...written };
}

/** What a mail says, by its template. */
export function writeMail(
  { subject, markdown }: MailTemplate,
  { name, locale, values, footer: own }: Pick<Written, 'name' | 'locale' | 'values' | 'footer'>,
  siteUrl: string,
): MailText & { subject: string } {
  const words = wordsFor(locale).mail;
  const writtenByStaff = name === 'answer' || name === 'answer-notice';
  const usual = writtenByStaff ? words.answerFooter : words.footer;
  const footer = own ?? fillIn(usual, { site: siteUrl });
  return {
    subject: headerText(fillIn(subject, textsOf(values))),
    ...renderMail(markdown, values, { footer, language: locale }),
  };
}

/** A subject names no link. */
function textsOf(values: MailValues): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}

function wordsFor(locale: Locale) {
  return catalogue().quote(messagesFor(catalogue().firm, locale).status, locale);
}

const offices = {
  'job-application': 'candidates',
  'contact-message': 'general',
  'contact-dialog': 'general',
  'candidate-registration': 'candidates',
  'employer-brief': 'employers',
} as const satisfies Record<SubmissionKind, keyof Company['email']>;

/** Which office answers. */
function officeOf(kind: SubmissionKind | undefined): string {
  return catalogue().company.email[kind ? offices[kind] : 'general'];
}
