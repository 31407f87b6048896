import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Migrations also fill what they add. */
const tablesAndMigrations: ReadonlySet<string> = new Set([
  'server/db/schema.ts',
  'server/db/retention-tables.ts',
]);

/** By the function of the schema that it stands in. */
function roomOfEachTable(): Map<string, string> {
  const rooms = new Map<string, string>();
  let room = '';
  const schema = [...tablesAndMigrations].map((file) => readFileSync(file, 'utf8')).join('\n');
  for (const [, subject, table] of schema.matchAll(/^function (\w+)|create table (\w+)/gm)) {
    if (subject) room = subject === 'installation' ? 'db' : subject;
    if (table) rooms.set(table, room);
  }
  return rooms;
}

/** Decided: an act plans, releases and cancels tasks, and deliveries attempts them. */
const alsoWrites: Record<string, string> = { db: 'task' };

/** Their rows tell of a past that no act could have made: times, states and attempts of weeks ago. */
const invents = 'samples';

const writing = /\b(?:insert into|update|delete from)\s+([a-z_]+)/g;

test('a table is written by the subject that it belongs to, and by no other', () => {
  const rooms = roomOfEachTable();
  expect(rooms.size).toBeGreaterThan(30);
  const strangers: string[] = [];
  for (const file of globSync('server/*/**/*.ts')) {
    const room = file.split('/')[1]!;
    if (file.endsWith('.test.ts') || room === invents || tablesAndMigrations.has(file)) continue;
    for (const [, table = ''] of readFileSync(file, 'utf8').matchAll(writing)) {
      if (!rooms.has(table) || rooms.get(table) === room || alsoWrites[room] === table) continue;
      strangers.push(`${file} writes ${table} of ${rooms.get(table)}`);
    }
  }
  expect(strangers).toEqual([]);
});
