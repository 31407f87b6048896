import type { WorkState } from '#domain/submissions/work.ts';
import { sampleColleagues, type SampleRecord } from './samples.ts';
import type { Attempt } from '#server/db/tasks.ts';
import type { SubmissionKind } from '#domain/forms/submission-kind.ts';
import { sampleNotes } from './sample-words.ts';
import type { Seeded } from './seeded.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** What became of a submission since it arrived. */
export type SampleWork = Pick<
  SampleRecord,
  'receivedAt' | 'dueAt' | 'state' | 'owner' | 'suspicion' | 'notes' | 'task'
>;

/** How soon each form is answered. */
const promisedMs: Record<SubmissionKind, number> = {
  'job-application': 5 * day,
  'candidate-registration': 5 * day,
  'contact-message': day,
  'contact-dialog': day,
  'employer-brief': 8 * hour,
};

export function sampleWork(
  chance: Seeded,
  { at, of, kind, now }: { at: number; of: number; kind: SubmissionKind; now: number },
): SampleWork {
  // Over six weeks, more of them lately.
  const age = 20 * minute + (at / of) ** 1.6 * 42 * day + chance.below(3 * hour);
  const receivedAt = now - Math.round(age);
  const suspicion = at % 33 === 7 ? chance.pick(['honeypot', 'too-fast'] as const) : null;
  const state = suspicion ? 'new' : stateAfter(age, chance);
  const owner = state === 'new' ? null : chance.pick(sampleColleagues).id;
  const written = suspicion || state === 'new' ? 0 : chance.below(3);
  return {
    receivedAt,
    dueAt: receivedAt + promisedMs[kind],
    state,
    owner,
    suspicion,
    notes: Array.from({ length: written }, (_, nth) => ({
      personId: owner ?? sampleColleagues[0]!.id,
      writtenAt: receivedAt + Math.round((age * (nth + 1)) / 4),
      text: chance.pick(sampleNotes),
    })),
    task: taskOf(chance, { at, receivedAt, held: suspicion !== null, now }),
  };
}

/** Old ones are mostly done; a few were left lying and are overdue. */
function stateAfter(age: number, chance: Seeded): WorkState {
  if (age < day) return chance.chance(0.75) ? 'new' : 'in-work';
  if (chance.chance(0.06)) return chance.pick(['new', 'in-work'] as const);
  if (age < 4 * day) return chance.pick(['new', 'in-work', 'in-work', 'answered'] as const);
  return chance.pick(['answered', 'closed', 'closed'] as const);
}

function taskOf(
  chance: Seeded,
  { at, receivedAt, held, now }: { at: number; receivedAt: number; held: boolean; now: number },
): SampleWork['task'] {
  const id = `msg_${chance.uuid().replaceAll('-', '')}`;
  const attempt = (after: number, status: number | null, failure: string | null): Attempt => ({
    startedAt: receivedAt + after,
    durationMs: failure === 'timeout' ? 20_000 : 80 + chance.below(400),
    status,
    failure,
  });
  const failed = (after: number) =>
    at % 2 ? attempt(after, null, 'timeout') : attempt(after, 503, 'HTTP 503');
  if (held) return { id, state: 'held', nextAttemptAt: receivedAt, attempts: [] };
  // Of the latest, some still fail.
  if (at < 30 && at % 9 === 4) {
    const attempts = [failed(0), failed(6_000), failed(6 * minute)];
    return { id, state: 'waiting', nextAttemptAt: now + 25 * minute, attempts };
  }
  if (at % 45 === 40) {
    const attempts = [failed(0), failed(6_000), attempt(6 * minute, 410, 'HTTP 410')];
    return { id, state: 'abandoned', nextAttemptAt: receivedAt, attempts };
  }
  const attempts = [...(at % 17 === 3 ? [failed(0)] : []), attempt(7_000, 200, null)];
  return { id, state: 'delivered', nextAttemptAt: receivedAt, attempts };
}
