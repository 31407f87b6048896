import type { Act, SignedInActor } from '#server/db/act.ts';
import { randomUUID } from 'node:crypto';
import { isOpenWork, type WorkState } from '#domain/submissions/work.ts';
import type {
  AnswerDraft,
  AnswerInput,
  AnswerRelease,
  AnswerResult,
  PreparedAnswer,
} from '#domain/threads/message.ts';
import { openPlaces } from '#domain/threads/reply.ts';
import { aColleague, facts } from '#server/db/audit.ts';
import { isOf, usable } from '#server/submissions/standing.ts';
import {
  advance,
  countChange,
  type LockedSubmission,
  lockSubmission,
} from '#server/submissions/work.ts';
import { answerDraftOf, messageIdOf } from './thread.ts';

/** `stale`: somebody else changed the submission; this is its current version. */
export type AnswerChange =
  | { result: 'changed'; version: number; draft: string }
  | { result: 'stale'; version: number }
  /** A colleague has saved this other draft. */
  | { result: 'answer-changed'; current: AnswerDraft }
  /** Withdrawn or erased. */
  | { result: 'not-found' }
  | { result: 'no-draft' }
  /** It still holds an open place of its template. */
  | { result: 'open-places' };

/**
 * Saves the one unsent draft, and refuses to overwrite any draft but the one its author started from.
 * The sender sees nothing before it is released.
 */
export async function saveAnswer(
  act: Act<SignedInActor>,
  submissionId: string,
  { draft: begunWith, template, subject, text }: AnswerInput,
): Promise<AnswerChange> {
  const before = await lockSubmission(act, submissionId, act.now);
  if (!before) return { result: 'not-found' };
  const current = await answerDraftOf(act, submissionId, usable);
  if (current && current.id !== begunWith) return { result: 'answer-changed', current };
  if (current?.template === template && current.subject === subject && current.text === text) {
    return { result: 'changed', version: before.version, draft: current.id };
  }
  const draft = randomUUID();
  await act.all(
    `insert into message
          (id, submission_id, author, person_id, template, subject, text, written_at)
        values ($1, $2, 'desk', $3, $4, $5, $6, $7)
        on conflict (submission_id) where released_at is null do update
          set id = $1, person_id = $3, template = $4, subject = $5, text = $6, written_at = $7`,
    [draft, submissionId, act.by.id, template, subject, text, act.now],
  );
  await countChange(act, submissionId);
  await act.record('answer-written', { type: 'submission', id: submissionId });
  return { result: 'changed', version: before.version + 1, draft };
}

/** Shows the draft to its sender on the status page, and announces it by one mail. */
export async function releaseAnswer(
  act: Act,
  submissionId: string,
  { version, draft: seen }: AnswerRelease,
): Promise<AnswerChange> {
  const before = await lockSubmission(act, submissionId, act.now);
  if (!before) return { result: 'not-found' };
  const draft = await answerDraftOf(act, submissionId, usable);
  if (draft && draft.id !== seen) return { result: 'answer-changed', current: draft };
  if (before.version !== version) return { result: 'stale', version: before.version };
  if (!draft) return { result: 'no-draft' };
  if (openPlaces(draft.subject, draft.text).length > 0) return { result: 'open-places' };
  await act.all(
    'update message set released_at = $2, person_id = coalesce($3, person_id) where id = $1',
    [draft.id, act.now, act.by.id],
  );
  await announce(act, { submissionId, messageId: draft.id }, before);
  return { result: 'changed', version: version + 1, draft: draft.id };
}

/** An answer that another act sends. Its key names it once for its submission. */
export type KeyedAnswer = { key: string; template: string; subject: string; text: string };

export type Released =
  | { result: 'released'; messageId: string }
  /** An answer with this key was already sent. */
  | { result: 'repeated'; messageId: string }
  /** Withdrawn or erased. */
  | { result: 'not-found' }
  | { result: 'open-places' };

/**
 * Releases an answer in the caller's transaction, at most once for a submission and a key, however
 * often and from however many servers it is called. A draft that a colleague keeps stays unsent.
 */
export async function releaseIn(
  act: Act,
  submissionId: string,
  { key, template, subject, text }: KeyedAnswer,
): Promise<Released> {
  if (openPlaces(subject, text).length > 0) return { result: 'open-places' };
  const before = await lockSubmission(act, submissionId, act.now);
  if (!before) return { result: 'not-found' };
  const messageId = messageIdOf(submissionId, 'desk', key);
  const inserted = await act.all(
    `insert into message
        (id, submission_id, author, person_id, template, subject, text, written_at, released_at)
      values ($1, $2, 'desk', $3, $4, $5, $6, $7, $7) on conflict (id) do nothing returning id`,
    [messageId, submissionId, act.by.id, template, subject, text, act.now],
  );
  if (inserted.length === 0) return { result: 'repeated', messageId };
  await announce(act, { submissionId, messageId }, before);
  return { result: 'released', messageId };
}

/**
 * Releases an answer prepared in bulk, at most once, and never to somebody answered meanwhile.
 */
export async function answerOpen(
  act: Act,
  { submissionId, ...answer }: PreparedAnswer,
): Promise<AnswerResult> {
  const state = await lockedState(act, submissionId);
  if (state === undefined) return 'gone';
  const [sent] = await act.all('select id from message where id = $1', [
    messageIdOf(submissionId, 'desk', answer.key),
  ]);
  if (sent) return 'repeated';
  if (!isOpenWork({ state })) return 'answered';
  const { result } = await releaseIn(act, submissionId, answer);
  return result === 'released' ? 'sent' : result === 'repeated' ? result : 'gone';
}

/** Locks the row, so that the second of two answers waits and sees the first. */
async function lockedState({ all, dialect }: Act, id: string) {
  const [row] = await all<{ state: WorkState }>(
    `select state from submission s where id = $1 and ${isOf(usable)} ${dialect.forUpdate}`,
    [id],
  );
  return row?.state;
}

/**
 * Answering an unassigned submission assigns it, so that replies reach the author. Whoever filled in
 * a form that is quarantined may have typed anybody's address: it gets no mail before the release.
 */
async function announce(
  act: Act,
  about: { submissionId: string; messageId: string },
  { kind, owner, suspicion }: LockedSubmission,
) {
  const { submissionId } = about;
  await advance(act, submissionId, {
    state: 'answered',
    owner: owner ?? act.by.id,
    repliedAt: null,
  });
  const subject = { type: 'submission', id: submissionId } as const;
  const held = suspicion !== null;
  await act.plan({ type: 'answer-released', ...about, kind }, { subject, submissionId, held });
  await act.record('answer-released', subject);
  if (owner === null && act.by.id !== null) {
    await act.record('submission-assigned', subject, facts`to ${aColleague(act.by.name)}`);
  }
}
