import { Readable } from 'node:stream';
import { forms } from '#domain/forms/forms.ts';
import type { InboxFilter, InboxRow } from '#domain/submissions/work.ts';
import { isoDay } from '#domain/working-time/wall-clock.ts';
import { csvLine } from '#server/base/text.ts';
import { facts, someFields } from '#server/db/audit.ts';
import { colleagues } from '#server/people/people.ts';
import { countMatching, searchedFor } from './inbox.ts';
import type { DeskPart } from '#server/people/desk-api.ts';
import { personOf } from '#server/people/signed-in.ts';
import type { Locale } from '#domain/edition/editions.ts';
import type { Statements } from '#server/db/db.ts';
import { readFields } from '#server/submissions/submission.ts';
import { type InboxQuery, conditionsFor } from './inbox-filter.ts';
import {
  inboxColumns,
  inboxTables,
  type StoredInboxRow,
  toInboxRow,
} from '#server/submissions/inbox-row.ts';

/** Of all forms, each once. */
const fieldNames = [...new Set(forms.flatMap(({ wire }) => Object.keys(wire)))];

const columns = [
  'Reference',
  'Form',
  'Received',
  'Name',
  'Address',
  'About',
  'State',
  'Owner',
  'Due',
  'Tags',
  'Delivery',
  'Quarantined for',
  'Withdrawn',
  'Restricted',
  'Sample',
  'Edition',
  ...fieldNames,
];

/** Excel takes a file without it for one of the machine's old encoding. */
const byteOrderMark = '\uFEFF';

/** The list as a spreadsheet, with the filter of the inbox. */
export const inboxCsvRoutes: DeskPart = (api, { db, clock }) => {
  api.file('GET /inbox.csv', async (request) => {
    const filter = request.query;
    const now = clock.now();
    const { asked } = await searchedFor(db, { filter, personId: personOf(request).id, now });
    const count = await countMatching(db, asked);
    const details = facts`${count} submissions; ${filteredBy(filter)}`;
    await api.act(request, (act) =>
      act.record('inbox-exported', { type: 'inbox', id: 'inbox' }, details),
    );
    const people = await colleagues(db);
    const names = new Map(people.map(({ id, name }) => [id, name]));
    return {
      type: 'text/csv; charset=utf-8',
      filename: `inbox-${isoDay(now)}.csv`,
      content: Readable.from(lines()),
    };

    async function* lines() {
      yield byteOrderMark + csvLine(columns);
      for await (const rows of exportInbox(db, asked)) {
        yield rows.map((row) => csvLine(cellsOf(row, names))).join('');
      }
    }
  });
};

function cellsOf(row: ExportedRow, names: ReadonlyMap<string, string>): (string | null)[] {
  return [
    row.reference,
    row.kind,
    time(row.receivedAt),
    row.name,
    row.email,
    row.about,
    row.state,
    row.owner && (names.get(row.owner) ?? row.owner),
    time(row.dueAt),
    row.tags.join(', '),
    row.delivery,
    row.suspicion,
    row.withdrawn ? 'yes' : '',
    row.restricted ? 'yes' : '',
    row.sample ? 'yes' : '',
    row.locale,
    ...fieldNames.map((name) => row.fields[name] ?? ''),
  ];
}

function time(at: number | null): string {
  return at === null ? '' : new Date(at).toISOString();
}

/** By what, and not for what: words and tags may be a name. */
function filteredBy(filter: InboxFilter) {
  return someFields(Object.entries(filter).flatMap(([name, value]) => (value ? [name] : [])));
}

type ExportedRow = InboxRow & {
  email: string;
  locale: Locale;
  fields: Record<string, string>;
};

const batch = 500;

/** Everything that matches, the newest first, read in batches. Of a restricted one its row alone. */
export async function* exportInbox(
  { all }: Statements,
  asked: InboxQuery,
): AsyncGenerator<ExportedRow[]> {
  const { where, parameters } = conditionsFor(asked);
  const at = parameters.length;
  const columns = `${inboxColumns}, s.email, s.locale, s.fields`;
  let last: StoredInboxRow | undefined;
  do {
    const after = `(s.received_at < $${at + 1} or (s.received_at = $${at + 1} and s.id < $${at + 2}))`;
    const rows: (StoredInboxRow & { email: string; locale: Locale; fields: string })[] = await all(
      `select ${columns} from ${inboxTables} where ${where}${last ? ` and ${after}` : ''}
        order by s.received_at desc, s.id desc limit ${batch}`,
      last ? [...parameters, last.receivedAt, last.id] : parameters,
    );
    if (rows.length > 0) yield rows.map(toExported);
    last = rows.length === batch ? rows.at(-1) : undefined;
  } while (last);
}

function toExported(
  row: StoredInboxRow & { email: string; locale: Locale; fields: string },
): ExportedRow {
  const shown = toInboxRow(row);
  if (shown.restricted) return { ...shown, email: '', locale: row.locale, fields: {} };
  const fields = readFields(row.fields) ?? {};
  return { ...shown, email: row.email, locale: row.locale, fields };
}
