import MailComposer from 'nodemailer/lib/mail-composer';
import { catalogue } from '#content/catalogue.server.ts';
import type { ComposedMail } from './compose-mail.ts';

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
