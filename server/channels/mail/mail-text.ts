import { statusPath } from '#domain/address/paths.ts';
import { statusLinksOf } from '#server/submissions/status-links.ts';
import type { Task } from '#server/db/task.ts';
import { composeMorningMail } from './compose-morning-mail.ts';
import { composeRoleMail } from './compose-role-mail.ts';
import { composeStaffSummary } from './compose-staff-summary.ts';
import {
  type ComposeDependencies,
  type ComposedMail,
  composeMail,
  type NoMail,
} from './compose-mail.ts';
import MailComposer from 'nodemailer/lib/mail-composer';
import { catalogue } from '#content/catalogue.server.ts';

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
