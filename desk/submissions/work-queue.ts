import {
  inOrderOfList,
  isBefore,
  listPlaceOf,
  type Inbox,
  type InboxFilter,
  type InboxRow,
  type InboxSort,
  type WorkChange,
  type WorkChanged,
  type WorkResult,
  type WorkValues,
} from '#domain/submissions/work.ts';

/** A change that the server has not answered yet. */
export type Unsettled = { ids: ReadonlySet<string>; change: WorkValues };

/**
 * `failed` are those that the server refused as a whole, and why. `before` are the rows as they were
 * when the change was sent, with what followed from the changes before it.
 */
export type SentWork = WorkResult & { before: InboxRow[]; failed: InboxRow[]; error?: unknown };

/** Rows that a change gives the same values. */
export type WorkStep = { rows: InboxRow[]; change: WorkValues };

/** What is sent together, and what is shown of it meanwhile. */
type Turn = { unsettled: readonly Unsettled[] };

/** As many as one request may name. */
const batchSize = 500;

/** Beyond it a row that was not shown anew for long is refused as stale, and both are shown. */
const maxSuccessors = 2_000;

/**
 * Sends changes one after the other. Each is shown on top of its rows until the server has answered
 * it; what follows from it, and which list a row belongs to, only the server says.
 */
export function createWorkQueue({
  post,
  reconnected,
  onUnsettled,
  onAnswer,
}: {
  post: (body: WorkChange) => Promise<WorkChanged>;
  /** Resolves when a change that failed for `error` may be sent again; undefined for a refusal. */
  reconnected: (error: unknown) => Promise<void> | undefined;
  onUnsettled: (unsettled: readonly Unsettled[]) => void;
  onAnswer: (answer: WorkChanged, sent: { ids: string[]; view: InboxFilter }) => void;
}) {
  let turns: readonly Turn[] = [];
  /** What our changes made of a row since which version: a second change may start from the first. */
  const successors = new Map<string, { since: number; row: InboxRow }>();
  let last: Promise<unknown> = Promise.resolve();

  function become(next: readonly Turn[]) {
    turns = next;
    onUnsettled(next.flatMap(({ unsettled }) => unsettled));
  }

  function latest(row: InboxRow): InboxRow {
    const known = successors.get(row.id);
    const isOurs = known && known.since <= row.version && row.version < known.row.version;
    return isOurs ? known.row : row;
  }

  function follow(from: number, row: InboxRow) {
    const known = successors.get(row.id);
    const since = known?.row.version === from ? known.since : from;
    successors.delete(row.id);
    successors.set(row.id, { since, row });
    const [oldest] = successors.keys();
    if (successors.size > maxSuccessors) successors.delete(oldest!);
  }

  async function sendBatch(body: WorkChange): Promise<WorkChanged> {
    for (;;) {
      try {
        return await post(body);
      } catch (error) {
        const waiting = reconnected(error);
        if (!waiting) throw error;
        await waiting;
      }
    }
  }

  async function send(rows: InboxRow[], change: WorkValues, view: InboxFilter): Promise<SentWork> {
    const sent: SentWork = { before: [], changed: [], stale: [], gone: [], failed: [] };
    for (let start = 0; start < rows.length; start += batchSize) {
      const batch = rows.slice(start, start + batchSize).map(latest);
      sent.before.push(...batch);
      const items = batch.map(({ id, version }) => ({ id, version }));
      try {
        const answer = await sendBatch({ items, change, view });
        const before = new Map(items.map(({ id, version }) => [id, version]));
        for (const row of answer.changed) {
          const from = before.get(row.id)!;
          if (from < row.version) follow(from, row);
        }
        sent.changed.push(...answer.changed);
        sent.stale.push(...answer.stale);
        sent.gone.push(...answer.gone);
        onAnswer(answer, { ids: items.map(({ id }) => id), view });
      } catch (error) {
        sent.failed.push(...rows.slice(start));
        sent.error = error;
        break;
      }
    }
    return sent;
  }

  async function inTurn<Sent>(turn: Turn, begin: () => Promise<Sent>): Promise<Sent> {
    become([...turns, turn]);
    const sending = last.then(begin);
    last = sending;
    const sent = await sending;
    become(turns.filter((one) => one !== turn));
    return sent;
  }

  return {
    change: (rows: InboxRow[], change: WorkValues, view: InboxFilter): Promise<SentWork> =>
      inTurn({ unsettled: [unsettledBy({ rows, change })] }, () => send(rows, change, view)),
    /** Has its turn from now on: what is changed before `steps` are known is sent after them. */
    changeLater: (steps: Promise<WorkStep[]>, view: InboxFilter) => {
      const turn: Turn = { unsettled: [] };
      void steps.then((known) => {
        turn.unsettled = known.map(unsettledBy);
        become(turns);
      });
      return inTurn(turn, async () => {
        const all: (WorkStep & { sent: SentWork })[] = [];
        for (const step of await steps) {
          all.push({ ...step, sent: await send(step.rows, step.change, view) });
        }
        return all;
      });
    },
    /** A row as our changes left it, before a list has it. */
    latest,
  };
}

const unsettledBy = ({ rows, change }: WorkStep): Unsettled => ({
  ids: new Set(rows.map(({ id }) => id)),
  change,
});

/** A row with the changes on top that are not settled yet. The same object when there are none. */
export function withUnsettled(row: InboxRow, unsettled: readonly Unsettled[]): InboxRow {
  return unsettled.reduce(
    (shown, { ids, change }) => (ids.has(row.id) ? { ...shown, ...change } : shown),
    row,
  );
}

/** A list after the server was asked about `ids`: those that it did not name are out of the view. */
export function withAnswer(
  inbox: Inbox,
  ids: readonly string[],
  answer: Inbox,
  sort: InboxSort,
): Inbox {
  const asked = new Set(ids);
  const held = new Map(inbox.rows.map((row) => [row.id, row]));
  const fresh = answer.rows
    .filter(({ id }) => asked.has(id))
    // Two answers may overtake each other.
    .map((row) => ((held.get(row.id)?.version ?? 0) > row.version ? held.get(row.id)! : row));
  const others = inbox.rows.filter(({ id }) => !asked.has(id));
  const compare = inOrderOfList(sort);
  const rows = [...others, ...fresh].sort((one, other) =>
    compare(listPlaceOf(one, sort), listPlaceOf(other, sort)),
  );
  const { next } = inbox;
  // What belongs to a later page comes with it.
  const listed = next === null ? rows : rows.filter((row) => isBefore(row, next, sort));
  return { ...answer, rows: listed, next };
}
