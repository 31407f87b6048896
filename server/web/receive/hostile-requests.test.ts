import { readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hostileFiles } from '#tests/factories/hostile-files.ts';
import { dialog, good } from '#tests/factories/hostile-parts.ts';
import { hostileBodies, hostileHeads } from '#tests/factories/hostile-requests.ts';
import { hostileValues } from '#tests/factories/hostile-values.ts';
import { startApp, testLimits } from '#tests/support/server/server-app.ts';
import { rawPost, sendRaw } from '#tests/support/server/send-raw.ts';
import { freshStore } from '#tests/support/stores/stores.ts';
import { temporaryFolder } from '#tests/support/machine/temporary-folder.ts';
import { until } from '#tests/support/machine/until.ts';
import type { Db } from '#server/db/db.ts';

const cases = [...hostileHeads, ...hostileBodies, ...hostileValues, ...hostileFiles];

describe('a hostile request is refused, nothing is stored and the server goes on', () => {
  const dataDir = temporaryFolder();
  const spool = path.join(dataDir, 'spool');
  let db: Db;
  let server: Awaited<ReturnType<typeof startApp>>;

  beforeAll(async () => {
    db = await freshStore(dataDir);
    const limits = { ...testLimits, progressMs: 1_500, settleMs: 500 };
    server = await startApp(db, dataDir, { limits });
  });
  afterAll(async () => {
    await server.stop();
    await db.close();
  });
  test('the table holds at least sixty of them', () => {
    expect(cases.length).toBeGreaterThan(60);
  });

  describe.each([
    ['by its head', hostileHeads],
    ['by its parts', hostileBodies],
    ['by its values', hostileValues],
    ['by its file', hostileFiles],
  ])('%s', (_, cases) => {
    test.each(cases)('%s: %i', async (_title, status, request, options) => {
      const answer = await sendRaw(server.port, request(), options);
      // Who hangs up in the middle may get no answer at all.
      expect(options?.end ? [status, 0] : [status]).toContain(answer.status);
      expect(answer.body).not.toMatch(/node_modules|\.ts|at .*:\d+:\d+|sqlite/i);
      expect((await fetch(`${server.url}/api/ready`)).status).toBe(200);
      expect(await db.all('select reference from submission')).toEqual([]);
      await until(() => readdirSync(spool).length === 0, 'the spool is empty');
    });
  });

  test('a body that stops arriving is answered with 408', async () => {
    const stuck = rawPost(dialog, good().subarray(0, 100), { 'Content-Length': '4000' });
    expect((await sendRaw(server.port, stuck)).status).toBe(408);
  });
});
