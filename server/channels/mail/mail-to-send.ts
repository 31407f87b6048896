import { statusPath } from '#domain/address/paths.ts';
import { statusLinksOf } from '#server/submissions/status-links.ts';
import type { Task } from '#server/db/task.ts';
import { composeMorningMail } from './compose-morning-mail.ts';
import { composeRoleMail } from './compose-role-mail.ts';
import { composeStaffSummary } from './compose-staff-summary.ts';
import {
  composeMail,
  type ComposedMail,
  type ComposeDependencies,
  type NoMail,
} from './compose-mail.ts';

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
