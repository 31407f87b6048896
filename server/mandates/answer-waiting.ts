import { type Act } from '#server/db/act.ts';
import type { AnswerResult, ClosingAnswer } from '#domain/vacancies/vacancy-work.ts';
import { releaseIn } from '#server/threads/answers.ts';
import { messageIdOf } from '#server/threads/message-id.ts';
import { isOf, usable } from '#server/submissions/standing.ts';
import { isOfRole, type RoleOf } from './people-of-role.ts';

/**
 * Answers somebody who still waits about a role, in a transaction of its own. However often and by
 * however many servers it is asked for, the person hears once: the same key is the same answer, and
 * who was answered by another one does not wait any more.
 */
export async function answerWaiting(
  act: Act,
  role: RoleOf,
  { submissionId, ...answer }: ClosingAnswer,
): Promise<AnswerResult> {
  const state = await lockedState(act, submissionId);
  if (state === undefined || !(await isOfRole(act, role, submissionId))) return 'gone';
  const [sent] = await act.all('select id from message where id = $1', [
    messageIdOf(submissionId, 'desk', answer.key),
  ]);
  if (sent) return 'repeated';
  if (state !== 'new' && state !== 'in-work') return 'answered';
  const { result } = await releaseIn(act, submissionId, answer);
  return result === 'released' ? 'sent' : result === 'repeated' ? result : 'gone';
}

/** Locked, so that of two answers one waits and finds the other. */
async function lockedState({ all, dialect }: Act, id: string) {
  const [row] = await all<{ state: string }>(
    `select state from submission s where id = $1 and ${isOf(usable)} ${dialect.forUpdate}`,
    [id],
  );
  return row?.state;
}
