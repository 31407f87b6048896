import {
  type ChannelName,
  channelNames,
  type PurposeKind,
  purposeKinds,
  repeatedKinds,
} from '#domain/deliveries/channel.ts';
import type { Act } from '#server/db/act.ts';
import { cancelTasks } from '#server/db/tasks.ts';
import { anyStanding, isOf, shown, usable, type Wanted } from './standing.ts';

/** Of which submissions a message may still be sent. */
const sentOf: Record<PurposeKind, Wanted> = {
  submission: usable,
  // Holds the reference alone: a receiver must learn of it.
  withdrawn: ['withdrawn', 'restricted'],
  corrected: shown,
  receipt: shown,
  // Not of one that is erased as well: its address is not used any more.
  withdrawal: ['withdrawn'],
  'staff-notice': usable,
  answer: shown,
  replied: usable,
  'reply-notice': usable,
  overdue: usable,
  'status-link': shown,
  // About no stored submission.
  erased: [],
  'role-confirm': [],
  'role-news': [],
  'role-question': [],
  'role-list': [],
  alert: [],
  morning: [],
  'staff-summary': [],
  revision: [],
  turned: [],
};

export function wantedFor(kind: PurposeKind): Wanted {
  return sentOf[kind];
}

const bySubmission = anyStanding.map((standing) => {
  const kinds = purposeKinds.filter((kind) => sentOf[kind].includes(standing));
  return `(${isOf([standing])} and ${purposeIs(kinds)})`;
});

/** A condition on `task`. Nothing is ever sent of samples, and what its sender forbids is not. */
export const isSendable = `(task.submission_id is null or exists (select 1 from submission s
  where s.id = task.submission_id and s.sample = 0 and (${bySubmission.join(' or ')})))`;

/** Ends what may not be sent any more since the standing of the submission changed. */
export async function cancelUnsendable(act: Act, submissionId: string) {
  const condition = `submission_id = $1 and not ${isSendable}`;
  await cancelTasks(act, { condition, parameters: [submissionId] }, act.now);
}

function purposeIs(kinds: readonly PurposeKind[]): string {
  const repeated = repeatedKinds.filter((kind) => kinds.includes(kind));
  const whole = kinds.filter((kind) => !repeated.some((one) => one === kind));
  const conditions = [
    `task.purpose in (${whole.map((kind) => `'${kind}'`).join(', ')})`,
    ...repeated.map((kind) => `task.purpose like '${kind}-%'`),
  ];
  return `(${conditions.join(' or ')})`;
}

type ChannelRule = {
  /** Which of its tasks the row of a submission in the inbox tells of. */
  inInbox: 'all' | 'failures';
  /** As what a person's data counts them. */
  countedAs: 'mail' | 'delivery';
};

const channelRules: Record<ChannelName, ChannelRule> = {
  webhook: { inInbox: 'all', countedAs: 'delivery' },
  mail: { inInbox: 'failures', countedAs: 'mail' },
  indexnow: { inInbox: 'failures', countedAs: 'delivery' },
};

/** A condition on the channel of task `t`. */
export function channelIs<Name extends keyof ChannelRule>(
  name: Name,
  value: ChannelRule[Name],
): string {
  const named = channelNames.filter((channel) => channelRules[channel][name] === value);
  return `t.channel in (${named.map((channel) => `'${channel}'`).join(', ')})`;
}
