import { type Act } from '#server/db/act.ts';
import { createHash } from 'node:crypto';
import type { MandateFacts } from '#domain/mandates/mandate.ts';
import { creditUntil, guaranteeUntil, type DateKind } from '#domain/mandates/mandate-dates.ts';
import type { MandateDate } from '#domain/mandates/mandate-work.ts';
import { aDay, facts } from '#server/db/audit.ts';
import type { Statements } from '#server/db/db.ts';
import { catalogue } from '#content/catalogue.server.ts';

export const dateColumns = `d.mandate_id, d.id, d.kind, d.name, d.day,
  d.done_at`;

export type DateRow = Omit<MandateDate, 'done'> & { doneAt: number | null };

export function toDate({ doneAt, ...row }: DateRow): MandateDate {
  return { ...row, done: doneAt !== null };
}

/** Those of the plan and of the credit follow the facts; one that moves is open again. */
export async function followFacts(
  statements: Statements,
  mandateId: string,
  { plan, model, orderedOn }: Pick<MandateFacts, 'plan' | 'model' | 'orderedOn'>,
): Promise<void> {
  const credit = creditUntil(catalogue().firm, model, orderedOn);
  const wanted = [
    ...plan.map(({ name, on }) => ({
      id: planId({ name, on }),
      kind: 'plan' as const,
      name,
      day: on,
    })),
    ...(credit ? [{ id: 'credit', kind: 'credit' as const, name: '', day: credit }] : []),
  ];
  const before = await statements.all<{ id: string }>(
    `select id from mandate_date where mandate_id = $1 and kind in ('plan', 'credit')`,
    [mandateId],
  );
  for (const { id } of before.filter((one) => !wanted.some(({ id }) => id === one.id))) {
    await statements.all('delete from mandate_date where mandate_id = $1 and id = $2', [
      mandateId,
      id,
    ]);
  }
  for (const date of wanted) await putDate(statements, mandateId, date);
}

/** From the day of the placement, by the model that the mandate has then. */
export async function followPlacement(
  statements: Statements,
  mandateId: string,
  submissionId: string,
  { model, placedOn }: { model: MandateFacts['model']; placedOn: string },
): Promise<void> {
  const day = guaranteeUntil(catalogue().firm, model, placedOn);
  await putDate(statements, mandateId, {
    id: `guarantee:${submissionId}`,
    kind: 'guarantee',
    name: '',
    day,
  });
}

type Planned = MandateFacts['plan'][number];

function planId({ name, on }: Planned): string {
  return `plan:${createHash('sha256').update(`${name}\n${on}`).digest('hex').slice(0, 32)}`;
}

/** Other names of the same days: what was settled stays settled. */
export async function renamePlan(
  { all }: Statements,
  mandateId: string,
  before: readonly Planned[],
  after: readonly Planned[],
): Promise<void> {
  for (const [at, planned] of after.entries()) {
    const [from, to] = [planId(before[at]!), planId(planned)];
    if (from === to) continue;
    const place = [mandateId, from, to];
    await all('delete from mandate_date where mandate_id = $1 and id = $3 and id <> $2', place);
    await all('update mandate_date set id = $3, name = $4 where mandate_id = $1 and id = $2', [
      ...place,
      planned.name,
    ]);
  }
}

async function putDate(
  { all }: Statements,
  mandateId: string,
  { id, kind, name, day }: { id: string; kind: DateKind; name: string; day: string },
) {
  await all(
    `insert into mandate_date (mandate_id, id, kind, name, day) values ($1, $2, $3, $4, $5)
      on conflict (mandate_id, id) do update set name = $4, day = $5,
        done_at = case when mandate_date.day = $5 then mandate_date.done_at end`,
    [mandateId, id, kind, name, day],
  );
}

export async function datesOf({ all }: Statements, mandateId: string): Promise<MandateDate[]> {
  const rows = await all<DateRow>(
    `select ${dateColumns} from mandate_date d where d.mandate_id = $1 order by d.day, d.id`,
    [mandateId],
  );
  return rows.map(toDate);
}

/** What is not settled up to a day, the earliest first. A mandate that ended keeps its guarantees. */
export async function openDatesUntil({ all }: Statements, day: string) {
  const rows = await all<DateRow & { employer: string; role: string; owner: string | null }>(
    `select ${dateColumns}, m.employer, m.role, m.owner
      from mandate_date d join mandate m on m.id = d.mandate_id
      where d.done_at is null and d.day <= $1
      order by d.day, d.mandate_id, d.id limit ${maxOpenDates}`,
    [day],
  );
  return rows.map(({ employer, role, owner, ...date }) => ({
    ...toDate(date),
    employer,
    role,
    owner,
  }));
}

/** Of everybody: more than anybody settles in a week. */
const maxOpenDates = 500;

/** A repeated request finds its own change. */
export async function settleDate(
  act: Act,
  mandateId: string,
  { id, done }: { id: string; done: boolean },
): Promise<'settled' | 'not-found'> {
  const [date] = await act.all<DateRow>(
    `select ${dateColumns} from mandate_date d where d.mandate_id = $1 and d.id = $2`,
    [mandateId, id],
  );
  if (!date) return 'not-found';
  if ((date.doneAt !== null) === done) return 'settled';
  await act.all('update mandate_date set done_at = $3 where mandate_id = $1 and id = $2', [
    mandateId,
    id,
    done ? act.now : null,
  ]);
  await act.record(
    'mandate-date-settled',
    { type: 'mandate', id: mandateId },
    facts`${done ? facts`settled` : facts`open again`}: ${date.kind} ${aDay(date.day)}`,
  );
  return 'settled';
}
