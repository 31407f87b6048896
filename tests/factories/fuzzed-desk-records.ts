import type { FuzzTargets } from '#tests/support/fuzz/fuzz-targets.ts';
import { pick, segment } from './fuzzed-request.ts';

/** By the part of the address before a parameter; any record where it is not listed. */
const records: Record<string, (targets: FuzzTargets) => string[]> = {
  submissions: ({ senders }) => senders.map(({ id }) => id),
  vacancies: ({ vacancies }) => vacancies.map(({ id }) => id),
  people: ({ people }) => people,
  mandates: ({ mandates }) => mandates.map(({ id }) => id),
  'api-keys': ({ apiKeys }) => apiKeys,
  passkeys: ({ staff }) => staff.map(({ key }) => key),
  join: ({ invitations }) => invitations.map(({ token }) => token),
  tasks: ({ tasks }) => tasks,
  mails: ({ tasks }) => tasks.map((id) => `${id}.eml`),
  views: ({ views }) => views,
  sessions: ({ sessions }) => sessions,
  revisions: () => ['1', '2'],
  answer: () => ['mail', 'page'],
};

const anyRecord = (targets: FuzzTargets) => [
  ...Object.values(records).flatMap((listed) => listed(targets)),
  'constructor',
];

/** Parts of an address that belong together. */
function together(pattern: string, targets: FuzzTargets, at: number): Record<string, string> {
  if (pattern.includes('/messages/')) {
    const { id, message } = pick(targets.replies, at);
    return { ':id': id, ':message': message };
  }
  if (pattern.startsWith('/destinations/')) {
    const { channel, key } = pick(targets.destinations, at);
    return { ':channel': channel, ':key': key };
  }
  if (pattern.startsWith('/website/')) {
    const { kind, id } = pick(targets.documents, at);
    return { ':kind': kind, ':id': id };
  }
  if (pattern.endsWith('/:submissionId')) return { ':submissionId': pick(targets.senders, at).id };
  return {};
}

export type AskedRecord = undefined | 'other' | { text: string };

/** The address of a record of the route, of another kind, or with any text in place of it. */
export function addressOf(
  pattern: string,
  targets: FuzzTargets,
  record: AskedRecord,
  at: number,
): string {
  const pair = together(pattern, targets, at);
  let before = '';
  const parts = pattern.split('/').map((part) => {
    const listed = records[before] ?? anyRecord;
    before = part;
    if (!part.startsWith(':')) return part;
    if (typeof record === 'object') return segment(record.text);
    if (record === 'other') return segment(pick(anyRecord(targets), at));
    return segment(pair[part] ?? pick(listed(targets), at));
  });
  return parts.join('/');
}
