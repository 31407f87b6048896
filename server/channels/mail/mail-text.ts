import { statusPath } from '#domain/address/paths.ts';
import { statusLinksOf } from '#server/submissions/status-links.ts';
import type { Task } from '#server/db/tasks.ts';
import { composeRoleMail } from './compose-role-mail.ts';
import {
  type ComposeDependencies,
  type ComposedMail,
  composeMail,
  finishMail,
  type NoMail,
  type Written,
} from './compose-mail.ts';
import MailComposer from 'nodemailer/lib/mail-composer';
import { catalogue } from '#content/catalogue.server.ts';
import { deskLocale, languageOf } from '#domain/edition/editions.ts';
import { preferredZone, readerLocale } from '#domain/people/preferences.ts';
import { type PurposeKind, purposeKindOf, purposeNameOf } from '#domain/deliveries/channel.ts';
import { morningWords as morningDe, todayWords as todayDe } from '#words/desk/today.de.ts';
import { morningWords as morningEn, todayWords as todayEn } from '#words/desk/today.en.ts';
import { inRegion } from '#words/desk/regional.ts';
import { fillIn } from '#words/fill-in.ts';
import type { Db } from '#server/db/db.ts';
import { type Morning, morningOf } from '#server/inbox/morning-mails.ts';
import type { MailLink } from './render-mail.ts';
import { noticesOf, type SummarisedNotice } from '#server/deliveries/staff-notices.ts';

/** With the private links of its receiver. Only what sends may import this file. */
export type MailToSend = ComposedMail & { for: 'sending' };

export async function mailToSend(
  task: Pick<Task, 'purpose' | 'subject'>,
  dependencies: ComposeDependencies & { now: number },
): Promise<MailToSend | NoMail> {
  const composed = await compose(task, dependencies);
  return typeof composed === 'string' ? composed : { ...composed, for: 'sending' };
}

async function compose(
  task: Pick<Task, 'purpose' | 'subject'>,
  dependencies: ComposeDependencies & { now: number },
): Promise<ComposedMail | NoMail> {
  const { type } = task.subject;
  if (type === 'person') return composeMorningMail(task, dependencies);
  if (type === 'staff-summary') return composeStaffSummary(task, dependencies);
  if (type === 'role-alert' || type === 'role-list') return composeRoleMail(task, dependencies);
  const links = await statusLinksOf(dependencies.db);
  const linkOf = (subject: Parameters<typeof links.tokenOf>[0]) =>
    dependencies.siteUrl + statusPath(links.tokenOf(subject));
  return composeMail(task, dependencies, linkOf);
}

/** For staff: the same words without private links, which would let them act as the sender. */
type MailToShow = ComposedMail & { for: 'staff' };

export async function mailToShow(
  task: Pick<Task, 'purpose' | 'subject'>,
  dependencies: ComposeDependencies,
): Promise<MailToShow | NoMail> {
  const composed = await composeMail(task, dependencies, () => undefined);
  return typeof composed === 'string' ? composed : { ...composed, for: 'staff' };
}

export type MailBytes = { from: string; to: string; bytes: Buffer };

/** The message as it is sent, and as a desk downloads it. The id stays the same over retries. */
export async function mailBytes(
  mail: ComposedMail,
  { id, from, date }: { id: string; from: string | undefined; date: Date },
): Promise<MailBytes> {
  const { company } = catalogue();
  const sender = from ?? `${company.name} <${company.email.general}>`;
  const address = /<([^<>]+)>$/.exec(sender)?.[1] ?? sender;
  const node = new MailComposer({
    from: sender,
    to: { name: '', address: mail.to },
    replyTo: mail.replyTo,
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    date,
    messageId: `<${id}@${address.split('@')[1]}>`,
    headers: {
      // RFC 3834: no vacation message answers it.
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      ...(mail.unsubscribe !== undefined && {
        // Prepared, hence not folded: some servers sign a folded address and then send another.
        'List-Unsubscribe': { prepared: true, value: `<${mail.unsubscribe}>` },
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    // A template cannot make the server read a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
    xMailer: false,
  }).compile();
  // Not the address as it was typed: a server without SMTPUTF8 knows an IDN domain in ASCII alone.
  const { to } = node.getEnvelope();
  return { from: address, to: to[0] ?? mail.to, bytes: await node.build() };
}

const byLanguage = {
  en: { ...morningEn, kinds: todayEn.kinds, dateKinds: todayEn.dateKinds },
  de: { ...morningDe, kinds: todayDe.kinds, dateKinds: todayDe.dateKinds },
};

/** What is due today, in the language and the zone of the person. Names no sender and no employer. */
export async function composeMorningMail(
  { purpose, subject }: Pick<Task, 'purpose' | 'subject'>,
  { db, siteUrl, now }: { db: Db; siteUrl: string; now: number },
): Promise<ComposedMail | NoMail> {
  const day = purposeNameOf(purpose);
  const morning = await morningOf(db, { personId: subject.id, day, now });
  return finishMail(morning && morningWritten(morning, { day, siteUrl, now }), undefined, siteUrl);
}

function morningWritten(
  morning: Morning,
  { day, siteUrl, now }: { day: string; siteUrl: string; now: number },
): Written | undefined {
  const locale = readerLocale(catalogue().firm, morning);
  const words = inRegion(byLanguage[languageOf(locale)], locale);
  const timeZone = preferredZone(catalogue().firm, morning);
  const timeOf = (at: number) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(
      at,
    );
  const dayOf = (isoDay: string) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
      new Date(isoDay),
    );
  const { submissions, dates, count } = morning.due;
  const lines: MailLink[] = [
    ...submissions.map(({ id, kind, reference, dueAt, repliedAt, owner }) => {
      const open = owner === null ? words.unassigned : words.due;
      const waiting = dueAt < now ? words.overdue : open;
      return {
        label: fillIn(repliedAt === null ? waiting : words.replied, {
          kind: words.kinds[kind],
          reference,
          time: timeOf(dueAt),
        }),
        href: `${siteUrl}/desk/submissions/${id}`,
      };
    }),
    ...dates.map(({ mandateId, role, kind, name, day: on }) => ({
      label: fillIn(words.date, {
        role,
        what: name || words.dateKinds[kind],
        day: dayOf(on),
      }),
      href: `${siteUrl}/desk/mandates/${mandateId}`,
    })),
  ];
  if (count === 0) return undefined;
  const more = count - lines.length;
  const rest: MailLink[] =
    more > 0 ? [{ label: fillIn(words.more, { count: more }), href: `${siteUrl}/desk/inbox` }] : [];
  return {
    name: 'morning',
    to: morning.morningMail,
    locale,
    values: {
      name: morning.name,
      day: dayOf(day),
      count: String(count),
      due: [...lines, ...rest],
    },
  };
}

/** The others are in the inbox. */
const mostListed = 50;

/** What came in beyond the single notices of an hour: no more of each than a notice says. */
async function composeStaffSummary(
  { subject }: Pick<Task, 'subject'>,
  { db, siteUrl, mail }: ComposeDependencies,
): Promise<ComposedMail | NoMail> {
  const notices = await noticesOf(db, subject.id);
  return finishMail(summaryOf(notices, { to: mail.staff, siteUrl }), undefined, siteUrl);
}

function summaryOf(
  notices: readonly SummarisedNotice[],
  { to, siteUrl }: { to: string | undefined; siteUrl: string },
): Written | undefined {
  if (notices.length === 0) return undefined;
  const locale = deskLocale(catalogue().firm);
  const words = byLanguage[languageOf(locale)];
  const lines: Partial<Record<PurposeKind, string>> = {
    'staff-notice': words.new,
    'reply-notice': words.replied,
    overdue: words.late,
  };
  const submissions = notices
    .slice(0, mostListed)
    .map(({ id, reference, kind, purpose }): MailLink => ({
      label: fillIn(lines[purposeKindOf(purpose)] ?? words.new, {
        kind: words.kinds[kind],
        reference,
      }),
      href: `${siteUrl}/desk/submissions/${id}`,
    }));
  const more = notices.length - submissions.length;
  if (more > 0) {
    submissions.push({ label: fillIn(words.more, { count: more }), href: `${siteUrl}/desk/inbox` });
  }
  const counts = Map.groupBy(notices, ({ kind }) => kind);
  const forms = [...counts].map(([kind, { length }]) => `${words.kinds[kind]}: ${length}`);
  const values = { count: String(notices.length), forms: forms.join('\n'), submissions };
  return { name: 'staff-summary', to, locale, values };
}
