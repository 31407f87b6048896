import { expect, test } from 'vitest';
import { hostileBodies, hostileHeads } from '../tests/factories/hostile-requests.ts';
import { sendRaw } from '../tests/support/server/send-raw.ts';
import { startServerProcess } from '../tests/support/server/server-process.ts';

test('hostile requests are not logged above info', async () => {
  const server = await startServerProcess({ LOG_LEVEL: 'warn' });
  const atStart = server.output().length;
  const port = Number(new URL(server.url).port);
  for (const [, , request, options] of [...hostileHeads, ...hostileBodies]) {
    await sendRaw(port, request(), options);
  }
  await server.stop();
  const logged = server.output().slice(atStart);
  expect(logged.filter((line) => line.startsWith('{'))).toEqual([]);
});
