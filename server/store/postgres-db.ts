import { Pool, types, type PoolClient } from 'pg';
import type { Db, Dialect, Row, SqlValue, Statements } from './db.ts';

const dialect: Dialect = {
  name: 'postgres',
  blob: 'bytea',
  integer: 'bigint',
  skipLocked: 'for update skip locked',
  // Any number will do, as long as nobody else in the same database uses it.
  migrationLock: 'select pg_advisory_xact_lock(7206348914)',
};

const int8 = 20;

/** PostgreSQL: for several instances, or where a database is run anyway. */
export async function openPostgres(url: string): Promise<Db> {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    query_timeout: 30_000,
    application_name: 'northgauge-intake',
    types: {
      // Counters and times in milliseconds, far below the largest safe integer.
      getTypeParser: ((oid: number, format?: 'text') =>
        oid === int8 ? Number : types.getTypeParser(oid, format)) as typeof types.getTypeParser,
    },
  });
  // A connection that breaks while idle is replaced at its next use; unheard, it would end the process.
  pool.on('error', () => {});
  // The same for one that breaks in the instant in which it is handed out, before anybody listens.
  pool.on('connect', (client) => void client.on('error', () => {}));
  await pool.query('select 1').catch(async (error: Error) => {
    await pool.end();
    throw error;
  });
  const transaction: Db['transaction'] = async (work) => {
    const client = await pool.connect();
    let broken: Error | undefined;
    // Unheard, a connection lost in the middle would end the process.
    const lose = (error: Error) => (broken = error);
    client.on('error', lose);
    try {
      // A role or a server may have turned this off; "stored" would then not survive a power cut.
      await client.query('begin; set local synchronous_commit = on');
      const result = await work(statementsOf(client));
      await client.query('commit');
      return result;
    } catch (error) {
      await client.query('rollback').catch((failure: Error) => (broken = failure));
      throw error;
    } finally {
      client.off('error', lose);
      client.release(broken);
    }
  };
  return {
    dialect,
    all: statementsOf(pool).all,
    transaction,
    write: (steps) =>
      transaction(async ({ all }) => {
        const results: Row[][] = [];
        for (const { sql, parameters, orStop } of steps) {
          const rows = await all(sql, parameters);
          results.push(rows);
          if (orStop && rows.length === 0) break;
        }
        return results;
      }),
    close: () => pool.end(),
  };
}

function statementsOf(client: Pool | PoolClient): Statements {
  return {
    all: async <R>(sql: string, parameters: readonly SqlValue[] = []) => {
      const { rows } = await client.query(sql, parameters.map(asParameter));
      return rows as R[];
    },
  };
}

/** pg takes only its own Buffer for bytes; this one shares the memory. */
function asParameter(value: SqlValue): SqlValue {
  return value instanceof Uint8Array && !Buffer.isBuffer(value)
    ? Buffer.from(value.buffer, value.byteOffset, value.byteLength)
    : value;
}
