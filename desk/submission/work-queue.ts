import type { InboxRow, WorkChange, WorkChanged } from '../../domain/work/work.ts';

export type Change = WorkChange['change'];

/** `failed` are those that the server was not told of, or refused as a whole, and why. */
export type WorkResult = WorkChanged & { failed: InboxRow[]; error?: unknown };

/** As many as one request may name. */
const batchSize = 500;

/**
 * Sends changes one after the other and shows them at once. A row is shown as the server last sent
 * it, with the changes on top that are not settled yet; a change that fails just falls away.
 */
export function createWorkQueue({
  post,
  show,
}: {
  post: (body: WorkChange) => Promise<WorkChanged>;
  show: (rows: InboxRow[], gone: string[]) => void;
}) {
  const unsettled: { ids: Set<string>; change: Change }[] = [];
  /** Rows with unsettled changes, as the server last sent them. */
  const stored = new Map<string, InboxRow>();
  /** Which version a change of ours made of which: a second change may start from the first. */
  const successors = new Map<string, number>();
  let last: Promise<unknown> = Promise.resolve();

  const shown = (row: InboxRow) =>
    unsettled.reduce((now, { ids, change }) => (ids.has(row.id) ? changed(now, change) : now), row);

  function currentVersion({ id, version }: InboxRow): number {
    let current = version;
    for (;;) {
      const next = successors.get(`${id}:${current}`);
      if (next === undefined) return current;
      current = next;
    }
  }

  /** Rows that the server sent. */
  function receive(rows: InboxRow[], gone: string[] = []) {
    for (const row of rows) {
      const known = stored.get(row.id);
      if (known && known.version <= row.version) stored.set(row.id, row);
    }
    show(rows.map(shown), gone);
  }

  async function send(rows: InboxRow[], change: Change): Promise<WorkResult> {
    const result: WorkResult = { changed: [], stale: [], gone: [], failed: [] };
    for (let start = 0; start < rows.length; start += batchSize) {
      const batch = rows.slice(start, start + batchSize);
      const items = batch.map((row) => ({ id: row.id, version: currentVersion(row) }));
      try {
        const answer = await post({ items, change });
        const sent = new Map(items.map(({ id, version }) => [id, version]));
        for (const { id, version } of answer.changed) {
          const from = sent.get(id);
          if (from !== undefined && from < version) successors.set(`${id}:${from}`, version);
        }
        result.changed.push(...answer.changed);
        result.stale.push(...answer.stale);
        result.gone.push(...answer.gone);
      } catch (error) {
        result.failed.push(...rows.slice(start));
        result.error = error;
        break;
      }
    }
    return result;
  }

  async function change(rows: InboxRow[], change: Change): Promise<WorkResult> {
    const entry = { ids: new Set(rows.map(({ id }) => id)), change };
    for (const row of rows) if (!stored.has(row.id)) stored.set(row.id, row);
    unsettled.push(entry);
    show(
      rows.map((row) => changed(row, change)),
      [],
    );
    const turn = last.then(() => send(rows, change));
    last = turn;
    const result = await turn;
    unsettled.splice(unsettled.indexOf(entry), 1);
    receive([...result.changed, ...result.stale], result.gone);
    const answered = new Set([...result.changed, ...result.stale].map(({ id }) => id));
    const reverted = rows.filter(({ id }) => !answered.has(id) && !result.gone.includes(id));
    show(
      reverted.map(({ id }) => shown(stored.get(id)!)),
      [],
    );
    for (const { id } of rows) if (!unsettled.some(({ ids }) => ids.has(id))) stored.delete(id);
    return result;
  }

  return { change, receive };
}

/** As the server does it: somebody who takes a new one works on it. */
function changed(row: InboxRow, change: Change): InboxRow {
  const taken = row.state === 'new' && change.owner && change.state === undefined;
  return { ...row, ...(taken && { state: 'in-work' }), ...change };
}
