import { actIn } from '../stores/act-in.ts';
import { afterEach } from 'vitest';
import type { SubmissionKind } from '#domain/forms/submission-kind.ts';
import { type OutboxDependencies, startOutbox } from '#server/deliveries/outbox.ts';
import type { Db } from '#server/db/db.ts';
import { storedSubmission } from '../stores/stored-submission.ts';
import { saveSubmission } from '#server/submissions/save-submission.ts';
import { tasksOf } from '#server/db/tasks.ts';
import { aNewSubmission } from '#tests/factories/new-submission.ts';
import { planTasks, testChannels } from './channels.ts';
import { manualClock } from '../machine/manual-clock.ts';
import { until } from '../machine/until.ts';
import { startReceiver } from './webhook-receiver.ts';

type LogLine = { level: string; facts: Record<string, unknown> };
export const start = Date.parse('2026-11-15T09:00:00Z');
const cleanups: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

export function waitingFor(lastFailure: string, delay = 5_000) {
  return { state: 'waiting', lastFailure, nextAttemptAt: start + delay };
}

export async function receiverThat(behave: Parameters<typeof startReceiver>[0]) {
  const receiver = await startReceiver(behave);
  cleanups.push(receiver.stop);
  return receiver;
}

/** An outbox on a manual clock. */
export function deliver(
  db: Db,
  urls: Partial<Record<SubmissionKind, string>>,
  changes: Partial<OutboxDependencies> = {},
) {
  const { clock, advance } = manualClock(start);
  const log: LogLine[] = [];
  const note = (level: string) => (facts: object) => log.push({ level, facts: { ...facts } });
  const outbox = startOutbox(testChannels(db, urls, { clock }), {
    db,
    clock,
    log: { info: note('info'), warn: note('warn'), error: note('error') },
    random: () => 0,
    ...changes,
  });
  // A manual clock never ends the poll interval.
  const polling = setInterval(() => outbox.wake(), 20);
  let stopped: Promise<void> | undefined;
  const stop = () => {
    clearInterval(polling);
    stopped ??= outbox.stop();
    return stopped;
  };
  cleanups.push(stop);
  return { ...outbox, stop, advance, clock, log };
}

export async function save(db: Db, kind: SubmissionKind, now: number): Promise<string> {
  const saved = await actIn({ db, planTasks, now }, (act) =>
    saveSubmission(act, aNewSubmission({ kind })),
  );
  if (saved.outcome !== 'stored') throw new Error(saved.outcome);
  return saved.reference;
}

export async function saveAndSettle(db: Db, now: number, attempts: number) {
  const { id } = (await storedSubmission(db, await save(db, 'contact-dialog', now)))!;
  return settled(db, id, attempts);
}

export async function settled(db: Db, submissionId: string, attempts: number) {
  await until(
    async () => (await taskOf(db, submissionId))?.attempts === attempts,
    `${attempts} attempts`,
  );
  return taskOf(db, submissionId);
}

export async function taskOf(db: Db, submissionId: string) {
  const [task] = await tasksOf(db, submissionId);
  return { ...task!, submissionId, reference: task!.reference! };
}
