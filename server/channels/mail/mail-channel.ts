import { randomUUID } from 'node:crypto';
import { isForStaff } from '#domain/mail/mail-template.ts';
import type { TaskPurpose } from '#domain/deliveries/channel.ts';
import type { OutboxEvent, Task } from '#server/db/tasks.ts';
import { recordReception, recordRefusal } from '#server/alerts/change-alert.ts';
import { removeRoleList } from '#server/alerts/role-lists.ts';
import { officeTimeOf } from '#server/submissions/due-time.ts';
import { takeMailPermit } from '#server/submissions/mail-limits.ts';
import { takeNoticePermit } from '#server/deliveries/staff-notices.ts';
import {
  type Channel,
  type ChannelDependencies,
  settingFingerprint,
  type Outcome,
} from '#server/deliveries/channel.ts';
import { composeTestMail, type ComposedMail } from './compose-mail.ts';
import { mailBytes, mailToSend, type MailToSend } from './mail-text.ts';
import { sendSmtp } from './send-smtp.ts';

const destination = 'smtp';
const dayMs = 24 * 60 * 60_000;

/** Receipts and notices are not sent later than this; the status page remains. */
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
              fingerprint: settingFingerprint(mail.smtpUrl, mail.from),
            },
          ],
    send: async (task, signal) => {
      const composed = await mailToSend(task, { db, siteUrl, mail, now: clock.now() });
      if (composed === 'unusable-address') {
        return { result: 'failed', failure: composed, permanent: true };
      }
      if (typeof composed === 'string' || isStale(task, composed)) return { result: 'obsolete' };
      const { name, to, officeOf } = composed;
      const opens = officeOf === undefined ? 0 : officeTimeOf(officeOf, clock.now());
      if (opens > clock.now()) {
        // Retried within a day: a longer wait would look like a wrong clock.
        return { result: 'postponed', until: Math.min(opens, clock.now() + dayMs) };
      }
      if (isForStaff(name) && composed.about && to === mail.staff) {
        const summary = { channel: 'mail', purpose: 'staff-summary', destination } as const;
        const permit = await takeNoticePermit(db, task, { to, summary, now: clock.now() });
        if (permit === 'summarised') return { result: 'obsolete' };
      }
      const permit = await takeMailPermit(db, { taskId: task.id, name, to, now: clock.now() });
      if (permit.is === 'cancelled') return { result: 'obsolete' };
      if (permit.is === 'postponed') return { result: 'postponed', until: permit.until };
      const outcome = await post(task.id, composed, signal);
      await recordOutcome(task.subject, outcome);
      return outcome;
    },
    sendTest: (_, signal) => {
      const to = mail.staff ?? /<([^<>]+)>$/.exec(mail.from!)?.[1] ?? mail.from!;
      return post(
        `test_${randomUUID()}`,
        { ...composeTestMail(to, siteUrl), for: 'sending' },
        signal,
      );
    },
  };

  function purposesOf(event: OutboxEvent): TaskPurpose[] {
    switch (event.type) {
      case 'submission-stored':
        return [
          ...(event.submission.withoutReceipt ? [] : ['receipt' as const]),
          ...(mail.staff === undefined ? [] : ['staff-notice' as const]),
        ];
      case 'submission-withdrawn':
        return ['withdrawal'];
      case 'answer-released':
        return [`answer-${event.messageId}`];
      case 'reply-received':
        return [`reply-notice-${event.messageId}`];
      case 'submission-overdue':
        return [`overdue-${event.dueAt}`];
      case 'links-requested':
        return ['status-link'];
      case 'role-alert-requested':
        return ['role-confirm'];
      case 'roles-found':
        return [`role-news-${event.day}`];
      case 'role-alert-ends':
        return [`role-question-${event.endsAt}`];
      case 'morning-come':
        return [`morning-${event.day}`];
      case 'alert-raised':
        return mail.staff === undefined ? [] : ['alert'];
      default:
        return [];
    }
  }

  async function recordOutcome({ type, id }: Task['subject'], outcome: Outcome) {
    const refused = outcome.result === 'failed' && outcome.permanent;
    if (outcome.result === 'delivered' && type === 'role-list') await removeRoleList(db, id);
    if (outcome.result === 'delivered' && type === 'role-alert') await recordReception(db, id);
    if (refused && type === 'role-alert') await recordRefusal(db, id, clock.now());
  }

  function isStale({ purpose }: Task, { about }: ComposedMail): boolean {
    if (purpose !== 'receipt' && purpose !== 'staff-notice') return false;
    return about !== undefined && clock.now() - about.receivedAt > staleAfterMs;
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
