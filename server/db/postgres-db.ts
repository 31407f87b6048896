import { DatabaseError, Pool, type PoolClient, types } from 'pg';
import { whenChanged } from '#server/base/log.ts';
import {
  type Access,
  type Db,
  type Dialect,
  guardTransactions,
  type SqlValue,
  type Statements,
  withFieldNames,
} from './db.ts';
import { tellChanges, toldChanges } from './changes.ts';
import { patternHolding } from './lists.ts';
import type { StoreChange } from './open-store.ts';

/** Errors of a connection that could not be made or was lost. */
const away = new WeakSet<Error>();

const dialect: Dialect = {
  name: 'postgres',
  blob: 'bytea',
  integer: 'bigint',
  forUpdate: 'for update',
  skipLocked: 'for update skip locked',
  tables:
    'select table_name as name from information_schema.tables where table_schema = current_schema()',
  size: 'select pg_database_size(current_database()) as bytes',
  version: `select current_setting('server_version') as version`,
  // Arbitrary numbers that nothing else in the same database uses.
  migrationLock: 'select pg_advisory_xact_lock(7206348914)',
  documentLock: 'select pg_advisory_xact_lock(7206348915)',
  peopleLock: 'select pg_advisory_xact_lock(7206348916)',
  mailLock: 'select pg_advisory_xact_lock(7206348917)',
  alertLock: 'select pg_advisory_xact_lock(7206348918)',
  isAway: (error) => away.has(error as Error),
  textInJson: (column, name) => `(${column}::json ->> '${name}')`,
  appendOnly: (table) => [
    `create function ${table}_refuse() returns trigger language plpgsql as
      $$ begin raise exception '${table} is append-only'; end $$`,
    `create trigger ${table}_append_only before update or delete or truncate on ${table}
      for each statement execute function ${table}_refuse()`,
  ],
  notKept: (table) => [`alter table ${table} set unlogged`],
  tellChanges,
  search: {
    table: 'submission_search',
    holds: (place) => `words like ${place} escape '\\'`,
    patternOf: patternHolding,
  },
};

const int8 = 20;

/** A server that stops loses its connections one after the other: the last ones still answer. */
const settlingMs = 500;

/** PostgreSQL: for several instances, or where a database server exists anyway. */
export async function openPostgres(
  url: string,
  access: Access,
  report: (change: StoreChange) => void = () => {},
): Promise<Db> {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    query_timeout: 30_000,
    // The locks of a server that hangs in a transaction must not stop the others.
    idle_in_transaction_session_timeout: 10_000,
    application_name: 'northgauge',
    types: {
      // Counters and times in milliseconds, far below the largest safe integer.
      getTypeParser: ((oid: number, format?: 'text') =>
        oid === int8 ? Number : types.getTypeParser(oid, format)) as typeof types.getTypeParser,
    },
  });
  // Without an error listener Node exits when a connection breaks. The pool replaces idle ones.
  pool.on('error', () => {});
  // The pool's own listener is off between handing a connection out and the caller's listener.
  pool.on('connect', (client) => void client.on('error', () => {}));
  await pool.query('select 1').catch(async (error: Error) => {
    await pool.end();
    throw error;
  });
  const changes = toldChanges(url);
  let cause = '';
  const tell = whenChanged(true, (answers) =>
    report(answers ? { change: 'back' } : { change: 'lost', cause }),
  );
  let lostAt = -Infinity;
  const watched: Watch = async (asked) => {
    const askedAt = performance.now();
    try {
      const answer = await asked;
      if (askedAt > lostAt + settlingMs) tell(true);
      return answer;
    } catch (error) {
      if (!isConnectionError(error)) throw error;
      lostAt = performance.now();
      away.add(error as Error);
      cause = postgresCause(error as Error);
      tell(false);
      throw error;
    }
  };
  // A role or a server may turn this off; a commit would then not survive a power cut.
  const begin = access === 'reads' ? 'begin read only' : 'begin; set local synchronous_commit = on';
  const transaction: Db['transaction'] = async (work, { timeoutMs } = {}) => {
    const client = await watched(pool.connect());
    let broken: Error | undefined;
    const markBroken = (error: Error) => (broken = error);
    client.on('error', markBroken);
    try {
      await watched(client.query(begin));
      const result = await work(statementsOf(client, watched, timeoutMs));
      await watched(client.query('commit'));
      return result;
    } catch (error) {
      await client.query('rollback').catch(markBroken);
      throw error;
    } finally {
      client.off('error', markBroken);
      client.release(broken);
    }
  };
  return guardTransactions({
    dialect,
    changes,
    // A statement by itself is in no transaction of ours, and could write.
    all:
      access === 'reads'
        ? (sql, parameters) => transaction(({ all }) => all(sql, parameters))
        : statementsOf(pool, watched).all,
    transaction,
    close: async () => {
      await changes.stop();
      await pool.end();
    },
  });
}

type Watch = <T>(asked: Promise<T>) => Promise<T>;

/** Whatever PostgreSQL itself says is a DatabaseError; 08 and 57P are its codes of a lost connection. */
function isConnectionError(error: unknown): boolean {
  return !(error instanceof DatabaseError) || /^(?:08|57P)/.test(error.code ?? '');
}

function statementsOf(client: Pool | PoolClient, watched: Watch, timeoutMs?: number): Statements {
  return {
    all: async <R>(sql: string, parameters: readonly SqlValue[] = []) => {
      const values = parameters.map(asParameter);
      // A variable: the types of pg do not know that a statement can have a timeout of its own.
      const statement = { text: sql, values, query_timeout: timeoutMs };
      const { rows } = await watched(client.query(statement));
      return withFieldNames(rows) as R[];
    },
  };
}

/** pg accepts bytes only as Buffer; this one shares the memory. */
function asParameter(value: SqlValue): SqlValue {
  return value instanceof Uint8Array && !Buffer.isBuffer(value)
    ? Buffer.from(value.buffer, value.byteOffset, value.byteLength)
    : value;
}

/** What PostgreSQL and the network say when a connection is refused, each with its remedy. */
const causes: Record<string, string> = {
  ECONNREFUSED: 'Nothing listens at its host and port: start PostgreSQL, or correct them.',
  ENOTFOUND: 'Its host name is unknown: correct it, or the name service of this machine.',
  EAI_AGAIN: 'The name service of this machine does not answer: try again, or give an address.',
  ETIMEDOUT: 'Its host does not answer: check the network and the firewall.',
  EHOSTUNREACH: 'There is no route to its host: check the network.',
  ENETUNREACH: 'There is no route to its network: check the network.',
  ECONNRESET: 'It closed the connection: its log names the reason.',
  ENOENT: 'The socket that it names does not exist: start PostgreSQL, or correct the path.',
  '28P01': 'The password is wrong: correct it.',
  '28000': 'The user may not connect: create the role, or allow it in pg_hba.conf.',
  '3D000': 'There is no database of that name: create it, or correct the name.',
  '42501': 'The user lacks rights on the database or its schema: let it own the database.',
  '53300': 'It has no connection left: raise its max_connections.',
  '57P01': 'It is shutting down: start it again.',
  '57P02': 'It is recovering from a crash: try again in a minute.',
  '57P03':
    'It is starting, recovering or shutting down: start it if it does not answer in a minute.',
};

/** The code stays, for a search; the words say what to do. */
export function postgresCause({ code, message }: Error & { code?: string }): string {
  const known = code === undefined ? undefined : causes[code];
  if (known) return `${known} (${code})`;
  return `It says "${message}"${code ? ` (${code})` : ''}. Check that it runs and that host, user, password and database name are right.`;
}
