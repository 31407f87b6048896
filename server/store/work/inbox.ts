import type { Colleague, Inbox, InboxCounts, InboxRow } from '../../../domain/work/work.ts';
import { officeDay } from '../../../domain/firm/office-day.ts';
import type { Statements } from '../db/db.ts';
import { inList } from '../db/in-list.ts';
import { isOf, shown } from '../submissions/standing.ts';
import { countDue } from '../mandates/mandate-dates.ts';
import { roleById, rolesNamed, withPeople, type Role } from '../vacancies/role-names.ts';
import { conditionsFor, isOpen, wordsOf, type Asked } from './inbox-filter.ts';
import { inboxColumns, inboxTables, toInboxRow, type StoredInboxRow } from './inbox-row.ts';

/** More than anybody scrolls through; the filter or an export finds the rest. */
export const maxInboxRows = 10_000;

export async function readInbox(db: Statements, given: Asked): Promise<Inbox> {
  const { asked, roles } = await withRoles(db, given);
  const [rows, counts, people] = await Promise.all([
    listInbox(db, asked),
    countInbox(db, asked),
    colleagues(db),
  ]);
  const isWhole = !asked.ids && rows.length < maxInboxRows;
  const total = isWhole ? rows.length : await countMatching(db, asked);
  return { rows, total, counts, people, roles: await withPeople(db, roles.slice(0, offeredRoles)) };
}

const offeredRoles = 5;

/** A search finds the people of the roles that it names, in whatever language they applied. */
export async function withRoles(
  db: Statements,
  asked: Asked,
): Promise<{ asked: Asked; roles: Role[] }> {
  const { q, vacancy } = asked.filter;
  if (vacancy) {
    const role = await roleById(db, vacancy);
    return { asked, roles: role ? [role] : [] };
  }
  const roles = await rolesNamed(db, wordsOf(q));
  return { asked: { ...asked, roles: roles.map(({ id }) => id) }, roles };
}

async function listInbox({ all }: Statements, asked: Asked): Promise<InboxRow[]> {
  const { where, parameters } = conditionsFor(asked);
  const only = asked.ids && inList(asked.ids, parameters.length + 1);
  const given = [...parameters, ...(only?.parameters ?? []), maxInboxRows];
  const rows = await all<StoredInboxRow>(
    `select ${inboxColumns} from ${inboxTables}
      where ${where}${only ? ` and s.id in (${only.places})` : ''}
      order by s.received_at desc, s.id desc limit $${given.length}`,
    given,
  );
  return rows.map(toInboxRow);
}

export async function countMatching({ all }: Statements, asked: Asked): Promise<number> {
  const { where, parameters } = conditionsFor(asked);
  const [row] = await all<{ count: number }>(
    `select count(*) as count from ${inboxTables} where ${where}`,
    parameters,
  );
  return row?.count ?? 0;
}

/** Over everything in one scan. */
async function countInbox(
  { all }: Statements,
  { personId, now }: Pick<Asked, 'personId' | 'now'>,
): Promise<InboxCounts> {
  const [counts] = await all<Omit<InboxCounts, 'dates'>>(
    `select
        count(*) filter (where quarantined_for is null and state = 'new') as "new",
        count(*) filter (where quarantined_for is null and state = 'in-work') as "in-work",
        count(*) filter (where quarantined_for is null and state = 'answered') as "answered",
        count(*) filter (where quarantined_for is null and state = 'closed') as "closed",
        count(*) filter (where quarantined_for is null and ${isOpen} and due_at < $1) as "overdue",
        count(*) filter (where quarantined_for is null and ${isOpen} and owner = $2) as "mine",
        count(*) filter (where quarantined_for is null and ${isOpen} and owner is null) as "unassigned",
        count(*) filter (where quarantined_for is not null) as "quarantined"
      from submission s where ${isOf(shown)}`,
    [now, personId],
  );
  return { ...counts!, dates: await countDue({ all }, officeDay(now)) };
}

/**
 * Everybody of the desk; somebody removed as long as submissions name them. The first administrator
 * has no name before the printed link is used.
 */
export async function colleagues({ all }: Statements): Promise<Colleague[]> {
  const rows = await all<{ id: string; name: string; removed_at: number | null }>(
    `select id, name, removed_at from person where (removed_at is null and name <> '')
      or id in (select owner from submission where owner is not null
        union select owner from mandate where owner is not null) order by name, id`,
  );
  return rows.map(({ id, name, removed_at: removedAt }) => ({
    id,
    name,
    removed: removedAt !== null,
  }));
}
