import { randomUUID } from 'node:crypto';
import type { TaskPurpose } from '../../../domain/work/channel.ts';
import type { OutboxEvent, Task } from '../../store/tasks/task.ts';
import { receiptsExhaustedUntil, type MailSubject } from '../../store/tasks/mail-subject.ts';
import { fingerprintOf } from '../fingerprint-of.ts';
import type { Channel, ChannelDependencies, Outcome } from '../channel.ts';
import { composeTestMail, type ComposedMail } from './compose-mail.ts';
import { mailBytes } from './mail-bytes.ts';
import { mailToSend, type MailToSend } from './mail-to-send.ts';
import { remedyFor, sendSmtp } from './send-smtp.ts';

const destination = 'smtp';
const dayMs = 24 * 60 * 60_000;

/** What an address gets in a day at most. Further receipts are postponed. */
const receiptsPerDay = 5;
/** A receipt or a notice that comes later than this helps nobody; the status page remains. */
const staleAfterMs = 7 * dayMs;

/** Sends mails through one SMTP server. Without one they wait and can be read on the desk. */
export function mailChannel({ config, siteUrl, db, clock }: ChannelDependencies): Channel {
  const { mail } = config;
  return {
    name: 'mail',
    tasksFor: (event) => purposesOf(event).map((purpose) => ({ purpose, destination })),
    destinations:
      mail.smtpUrl === undefined
        ? []
        : [
            {
              key: destination,
              host: new URL(mail.smtpUrl).host,
              fingerprint: fingerprintOf(mail.smtpUrl, mail.from),
            },
          ],
    send: async (task, signal) => {
      const composed = await mailToSend(task, { db, siteUrl, mail });
      if (composed === 'unusable-address') {
        return { result: 'failed', failure: composed, permanent: true };
      }
      if (typeof composed === 'string' || isStale(task, composed)) return { result: 'obsolete' };
      const until = await postponedUntil(task, composed.about);
      if (until !== undefined) return { result: 'postponed', until };
      return post(task.id, composed, signal);
    },
    sendTest: (_, signal) => {
      const to = mail.staff ?? /<([^<>]+)>$/.exec(mail.from!)?.[1] ?? mail.from!;
      return post(
        `test_${randomUUID()}`,
        { ...composeTestMail(to, siteUrl), for: 'sending' },
        signal,
      );
    },
    remedy: remedyFor,
  };

  function purposesOf(event: OutboxEvent): TaskPurpose[] {
    switch (event.type) {
      case 'submission-stored':
        return mail.staff === undefined ? ['receipt'] : ['receipt', 'staff-notice'];
      case 'outcome-released':
        return ['outcome'];
      case 'submission-overdue':
        return ['overdue'];
      case 'status-link-renewed':
        return [`status-link-${event.linkVersion}`];
      case 'alert-raised':
        return mail.staff === undefined ? [] : ['alert'];
      default:
        return [];
    }
  }

  function isStale({ purpose }: Task, { about }: ComposedMail): boolean {
    if (purpose !== 'receipt' && purpose !== 'staff-notice') return false;
    return about !== undefined && clock.now() - about.receivedAt > staleAfterMs;
  }

  async function postponedUntil({ id, purpose }: Task, about: MailSubject | undefined) {
    if (purpose !== 'receipt' || !about) return undefined;
    const limit = { limit: receiptsPerDay, periodMs: dayMs, now: clock.now() };
    return receiptsExhaustedUntil(db, { taskId: id, email: about.email, ...limit });
  }

  async function post(id: string, composed: MailToSend, signal: AbortSignal): Promise<Outcome> {
    const date = new Date(clock.now());
    return sendSmtp(
      mail.smtpUrl!,
      await mailBytes(composed, { id, from: mail.from, date }),
      signal,
    );
  }
}
