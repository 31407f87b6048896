import { officeDay } from '#domain/firm/office-day.ts';
import { runningStages } from '#domain/mandates/mandate.ts';
import { type Hold, latestHold, type NewHold, unansweredPeriod } from '#domain/privacy/keeping.ts';
import { lastDayOf } from '#domain/privacy/retention.ts';
import { catalogue } from '#content/catalogue.server.ts';
import type { Act } from '#server/db/act.ts';
import { aDay, facts } from '#server/db/audit.ts';
import type { Statements } from '#server/db/db.ts';
import { inList } from '#server/db/lists.ts';
import { isOf, shown, usable } from '#server/submissions/standing.ts';
import { touchSubmission } from '#server/submissions/work.ts';

const batch = 500;

/** What holds each of these submissions today, beyond its period or not; without those that nothing does. */
export async function holdsOf(
  statements: Statements,
  ids: readonly string[],
  now: number,
): Promise<Map<string, Hold[]>> {
  const today = officeDay(catalogue().firm, now);
  const found: Found[] = [];
  for (let at = 0; at < ids.length; at += batch) {
    const some = ids.slice(at, at + batch);
    found.push(
      ...(await candidacies(statements, some)),
      ...(await dates(statements, some, today)),
      ...(await unanswered(statements, some, today)),
      ...(await byAdministrators(statements, some, today)),
    );
  }
  const holds = new Map<string, Hold[]>();
  for (const { id, ...hold } of found) holds.set(id, [...(holds.get(id) ?? []), hold]);
  return holds;
}

type Found = { id: string } & Hold;

const running = runningStages.map((stage) => `'${stage}'`).join(', ');
const ofMandate = 'm.id as mandate_id, m.employer, m.role';

/** Of candidates; and of briefs whose mandate somebody is on the way to. */
async function candidacies({ all }: Statements, ids: readonly string[]): Promise<Found[]> {
  const { places, parameters } = inList(ids);
  return all<Found>(
    `select 'candidacy' as "is", c.submission_id as id, ${ofMandate}
        from candidacy c join mandate m on m.id = c.mandate_id
        where m.state = 'open' and c.stage in (${running}) and c.submission_id in (${places})
      union all
      select 'candidacy', m.brief_id, ${ofMandate} from mandate m
        where m.state = 'open' and m.brief_id in (${places}) and exists (select 1 from candidacy c
          where c.mandate_id = m.id and c.stage in (${running}))`,
    parameters,
  );
}

/**
 * A guarantee holds who was placed, a credit who was introduced, and both the brief. One that a
 * colleague has marked as done runs no longer.
 */
async function dates({ all }: Statements, ids: readonly string[], today: string): Promise<Found[]> {
  const { places, parameters } = inList(ids, 2);
  const runs = 'd.done_at is null and d.day >= $1';
  return all<Found>(
    `select d.kind as "is", d.day as until, c.submission_id as id, ${ofMandate}
        from candidacy c join mandate m on m.id = c.mandate_id
          join mandate_date d on d.mandate_id = m.id
        where ${runs} and c.submission_id in (${places})
          and (d.id = 'guarantee:' || c.submission_id or d.kind = 'credit' and exists
            (select 1 from candidacy_step t where t.mandate_id = m.id
              and t.submission_id = c.submission_id and t.stage = 'introduced'))
      union all
      select d.kind, d.day, m.brief_id, ${ofMandate}
        from mandate m join mandate_date d on d.mandate_id = m.id
        where ${runs} and m.brief_id in (${places}) and d.kind in ('guarantee', 'credit')
      order by 2`,
    [today, ...parameters],
  );
}

async function unanswered(
  { all }: Statements,
  ids: readonly string[],
  today: string,
): Promise<Found[]> {
  const { places, parameters } = inList(ids);
  const rows = await all<{ id: string; repliedAt: number }>(
    `select id, replied_at from submission s
      where id in (${places}) and replied_at is not null and ${isOf(usable)}`,
    parameters,
  );
  return rows.flatMap(({ id, repliedAt }) => {
    const until = lastDayOf(unansweredPeriod, officeDay(catalogue().firm, repliedAt));
    return until < today ? [] : [{ is: 'unanswered', id, until } as const];
  });
}

async function byAdministrators(
  { all }: Statements,
  ids: readonly string[],
  today: string,
): Promise<Found[]> {
  const { places, parameters } = inList(ids, 2);
  return all<Found>(
    `select 'administrator' as "is", submission_id as id, until, reason, held_by as "by"
      from retention_hold where until >= $1 and submission_id in (${places})`,
    [today, ...parameters],
  );
}

/** What an administrator wrote, also when its last day is over. */
export async function holdOf({ all }: Statements, id: string): Promise<NewHold | null> {
  const [hold] = await all<NewHold>(
    'select reason, until from retention_hold where submission_id = $1',
    [id],
  );
  return hold ?? null;
}

/** Keeps a submission up to a day, however old it is. A later one replaces it. */
export async function holdSubmission(
  act: Act,
  id: string,
  { reason, until }: NewHold,
): Promise<'held' | 'not-found' | 'day-refused'> {
  const today = officeDay(catalogue().firm, act.now);
  if (until <= today || until > latestHold(today)) return 'day-refused';
  const [found] = await act.all(`select id from submission s where id = $1 and ${isOf(shown)}`, [
    id,
  ]);
  if (!found) return 'not-found';
  await act.all(
    `insert into retention_hold (submission_id, until, reason, held_by, held_at)
      values ($1, $2, $3, $4, $5)
      on conflict (submission_id) do update set until = $2, reason = $3, held_by = $4, held_at = $5`,
    [id, until, reason, act.by.name, act.now],
  );
  await act.record('submission-held', { type: 'submission', id }, facts`until ${aDay(until)}`);
  await touchSubmission(act, id, act.now);
  return 'held';
}

/** It goes at the end of its period, or with the next run where that is over. */
export async function endHold(act: Act, id: string): Promise<'ended' | 'not-found'> {
  const ended = await act.all(
    'delete from retention_hold where submission_id = $1 returning submission_id',
    [id],
  );
  if (ended.length === 0) return 'not-found';
  await act.record('submission-hold-ended', { type: 'submission', id });
  await touchSubmission(act, id, act.now);
  return 'ended';
}
