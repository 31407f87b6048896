import type { Task } from '#server/db/task.ts';
import {
  composeMail,
  type ComposedMail,
  type ComposeDependencies,
  type NoMail,
} from './compose-mail.ts';

/** For staff: the same words without private links, which would let them act as the sender. */
export type MailToShow = ComposedMail & { for: 'staff' };

export async function mailToShow(
  task: Pick<Task, 'purpose' | 'subject'>,
  dependencies: ComposeDependencies,
): Promise<MailToShow | NoMail> {
  const composed = await composeMail(task, dependencies, () => undefined);
  return typeof composed === 'string' ? composed : { ...composed, for: 'staff' };
}
