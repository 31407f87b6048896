import type { DeliverySummary, InboxRow, Suspicion } from '#domain/submissions/work.ts';
import { readTags } from '#domain/submissions/tags.ts';
import type { Statements } from '#server/db/db.ts';
import { inList } from '#server/db/lists.ts';
import { standingColumn, type Standing } from './standing.ts';
import { channelIs } from './sendable.ts';

/** By the number that `deliveryRank` computes: what needs attention most is the highest. */
export const deliveryRanks: readonly DeliverySummary[] = [
  'none',
  'delivered',
  'waiting',
  'held',
  'failing',
  'abandoned',
];

/** Some channels in any state, the others only when they fail: see `channelRules`. */
export const deliveryRank = `coalesce((select max(case
    when t.state = 'abandoned' then 5
    when t.state = 'waiting' and t.last_failure is not null then 4
    when ${channelIs('inInbox', 'failures')} then 0
    when t.state = 'held' then 3
    when t.state = 'waiting' then 2
    when t.state = 'delivered' then 1
    else 0 end) from task t where t.submission_id = s.id), 0)`;

export const inboxColumns = `s.id, s.reference, s.kind, s.received_at, s.due_at, s.replied_at, s.state, s.owner, s.tags,
  s.quarantined_for, ${standingColumn}, s.sample, s.version, s.changed_at,
  x.name, x.about,
  exists (select 1 from submission_file f where f.submission_id = s.id) as has_file,
  ${deliveryRank} as delivery`;

/** Each submission has its words. A left join keeps SQLite from beginning with them. */
export const inboxTables = `submission s left join submission_search x on x.submission_id = s.id`;

/** The standing and the numbers of a database in the place of what a reader is shown. */
export type StoredInboxRow = Omit<
  InboxRow,
  'tags' | 'delivery' | 'suspicion' | 'hasFile' | 'withdrawn' | 'restricted' | 'sample'
> & {
  tags: string;
  quarantinedFor: Suspicion | null;
  standing: Standing;
  sample: number;
  changedAt: number;
  hasFile: number | boolean;
  delivery: number;
};

export function toInboxRow(row: StoredInboxRow): InboxRow {
  const restricted = row.standing === 'restricted';
  return {
    id: row.id,
    reference: row.reference,
    kind: row.kind,
    name: restricted ? '' : row.name,
    about: restricted ? '' : row.about,
    receivedAt: row.receivedAt,
    dueAt: row.dueAt,
    repliedAt: row.repliedAt,
    state: row.state,
    owner: row.owner,
    tags: restricted ? [] : readTags(row.tags),
    delivery: deliveryRanks[row.delivery] ?? 'none',
    suspicion: row.quarantinedFor,
    hasFile: !restricted && Boolean(row.hasFile),
    withdrawn: row.standing !== 'usable',
    restricted,
    sample: row.sample === 1,
    version: row.version,
  };
}

/** In the order of the ids, without those that are gone. */
export async function inboxRowsOf(
  { all }: Statements,
  ids: readonly string[],
): Promise<InboxRow[]> {
  if (ids.length === 0) return [];
  const { places, parameters } = inList(ids);
  const rows = await all<StoredInboxRow>(
    `select ${inboxColumns} from ${inboxTables} where s.id in (${places})`,
    parameters,
  );
  const found = new Map(rows.map((row) => [row.id, toInboxRow(row)]));
  return ids.flatMap((id) => found.get(id) ?? []);
}
