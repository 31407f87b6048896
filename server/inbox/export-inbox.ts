import type { Locale } from '#domain/edition/editions.ts';
import type { InboxRow } from '#domain/submissions/work.ts';
import type { Statements } from '#server/db/db.ts';
import { readFields } from '#server/submissions/stored-fields.ts';
import { conditionsFor, type Asked } from './inbox-filter.ts';
import {
  inboxColumns,
  inboxTables,
  toInboxRow,
  type StoredInboxRow,
} from '#server/submissions/inbox-row.ts';

export type ExportedRow = InboxRow & {
  email: string;
  locale: Locale;
  fields: Record<string, string>;
};

const batch = 500;

/** Everything that matches, the newest first, read in batches. Of a restricted one its row alone. */
export async function* exportInbox(
  { all }: Statements,
  asked: Asked,
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
