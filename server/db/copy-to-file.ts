import { DatabaseSync } from 'node:sqlite';
import { columnOf, type Db, type Row, type Statements } from './db.ts';
import { rowsOfCopy } from './file-tables.ts';
import { migrations, versionOf } from './migrate.ts';
import { sqliteDialect } from './sqlite-db.ts';

/**
 * Copies a PostgreSQL store into a new file of the embedded store of the same version. The tables
 * are those that the migrations make, so that a new one cannot be forgotten.
 */
export async function copyToFile(db: Db, file: string): Promise<void> {
  const version = await versionOf(db);
  const copy = new DatabaseSync(file);
  try {
    // Rows arrive table by table, so that a child may come before its parent.
    copy.exec(
      'pragma page_size = 16384; pragma auto_vacuum = incremental; pragma foreign_keys = off; begin',
    );
    createSchema(copy, version);
    await db.transaction(async (statements) => {
      await statements.all('set transaction isolation level repeatable read, read only');
      for (const { name } of copy.prepare(sqliteDialect.tables).all() as { name: string }[]) {
        await copyTable(statements, copy, name);
      }
    });
    copy.exec('commit');
    const broken = copy.prepare('pragma foreign_key_check').all();
    if (broken.length > 0) throw new Error(`${broken.length} rows refer to rows that are missing`);
  } finally {
    copy.close();
  }
}

function createSchema(copy: DatabaseSync, version: number) {
  copy.exec('create table schema_version (version integer not null)');
  for (const migration of migrations.slice(0, version)) {
    for (const step of migration(sqliteDialect)) if (typeof step === 'string') copy.exec(step);
  }
}

async function copyTable({ all }: Statements, copy: DatabaseSync, table: string) {
  await all(`declare copied no scroll cursor for select * from ${table}`);
  for (;;) {
    const rows = await all<Row>(`fetch ${rowsOfCopy(table)} from copied`);
    if (rows.length === 0) break;
    const names = Object.keys(rows[0]!).map(columnOf);
    const insert = copy.prepare(
      `insert into ${table} (${names.join(', ')}) values (${names.map(() => '?').join(', ')})`,
    );
    for (const row of rows) insert.run(...Object.values(row));
  }
  await all('close copied');
}
