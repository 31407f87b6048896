import type { MandateFacts, MandateState } from '#domain/mandates/mandate.ts';
import type { MandateDate, MandateRow } from '#domain/mandates/mandate-work.ts';
import type { Statements } from '#server/db/db.ts';
import { inList } from '#server/db/lists.ts';
import { dateColumns, type DateRow, toDate } from './mandate-dates.ts';

/** Everything but the private sheet, which only `privateSheetOf` reads. */
export type StoredMandate = {
  id: string;
  facts: Omit<MandateFacts, 'privateSheet'>;
  briefId: string | null;
  vacancyId: string | null;
  owner: string | null;
  createdAt: number;
  version: number;
  changedBy: string;
  changedAt: number;
};

type Row = Omit<StoredMandate, 'facts'> & {
  employer: string;
  role: string;
  state: MandateState;
  content: string;
};

const columns = `m.id, m.brief_id, m.vacancy_id, m.employer, m.role,
  m.content, m.owner, m.state, m.created_at, m.version,
  m.changed_by, m.changed_at`;

export async function mandateById(db: Statements, id: string, lock = '') {
  return select(db, `m.id = $1 ${lock}`, id);
}

export async function mandateOfVacancy(db: Statements, vacancyId: string) {
  return select(db, 'm.vacancy_id = $1', vacancyId);
}

export async function mandateOfBrief(db: Statements, briefId: string) {
  return select(db, 'm.brief_id = $1', briefId);
}

async function select(
  { all }: Statements,
  condition: string,
  value: string,
): Promise<StoredMandate | undefined> {
  const [row] = await all<Row>(`select ${columns} from mandate m where ${condition}`, [value]);
  if (!row) return undefined;
  const { employer, role, state, content, ...rest } = row;
  const facts = { employer, role, state, ...(JSON.parse(content) as StoredContent) };
  return { ...rest, facts };
}

/** What the column `content` holds. */
type StoredContent = Omit<MandateFacts, 'employer' | 'role' | 'state' | 'privateSheet'>;

/** For the page of the mandate on the desk, and for nothing else. */
export async function privateSheetOf({ all }: Statements, id: string): Promise<string> {
  const [row] = await all<{ sheet: string }>(
    'select private_sheet as sheet from mandate where id = $1',
    [id],
  );
  return row?.sheet ?? '';
}

/** The brief that a mandate was made from, as far as it is still stored. */
export async function briefOf({ all }: Statements, id: string) {
  const [brief] = await all<{ id: string; reference: string }>(
    'select id, reference from submission where id = $1',
    [id],
  );
  return brief ?? null;
}

/** Of all of them what a list shows, in no order. */
export function everyMandate({ all }: Statements) {
  return all<MandateRow>(
    `select m.id, m.employer, m.role, m.state, m.owner, m.vacancy_id, m.changed_at from mandate m`,
  );
}

/** By mandate, the first date that nobody has settled. */
export async function nextDates({ all }: Statements, mandates: readonly { id: string }[]) {
  const next = new Map<string, MandateDate>();
  if (mandates.length === 0) return next;
  const { places, parameters } = inList(mandates.map(({ id }) => id));
  const rows = await all<DateRow>(
    `select ${dateColumns} from mandate_date d
      where d.mandate_id in (${places}) and d.done_at is null order by d.day desc, d.id desc`,
    parameters,
  );
  for (const row of rows) next.set(row.mandateId, toDate(row));
  return next;
}

/** Of the submission `s`: the day of its last step towards an employer that it was introduced to. */
export const introducedOnColumn = `(select max(t.happened_on) from candidacy_step t
  where t.submission_id = s.id and exists (select 1 from candidacy_step i
    where i.submission_id = t.submission_id and i.mandate_id = t.mandate_id
      and i.stage = 'introduced')) as introduced_on`;
