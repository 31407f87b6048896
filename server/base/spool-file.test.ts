import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/support/machine/temporary-folder.ts';
import { until } from '#tests/support/machine/until.ts';
import { spoolFile } from './watch-upload.ts';

const pieces = [Buffer.from('a file '), Buffer.from('in two pieces')];

test('a file is kept in the spool, readable by its owner only, until it is removed', async () => {
  const folder = temporaryFolder();
  const file = await spoolFile(folder, Readable.from(pieces), new AbortController().signal);
  const [name] = readdirSync(folder);
  expect(statSync(path.join(folder, name!)).mode & 0o777).toBe(0o600);
  expect(file.size).toBe(20);
  expect(await file.read()).toEqual(Buffer.concat(pieces));
  await file.remove();
  expect(readdirSync(folder)).toEqual([]);
});

test('a file that ends early is removed', async () => {
  const folder = temporaryFolder();
  const broken = Readable.from(
    (async function* () {
      yield pieces[0];
      throw new Error('gone');
    })(),
  );
  await expect(spoolFile(folder, broken, new AbortController().signal)).rejects.toThrow('gone');
  expect(readdirSync(folder)).toEqual([]);
});

test.each(['at once', 'while it is written', 'after it is written'])(
  'a file that is aborted %s is removed',
  async (moment) => {
    const folder = temporaryFolder();
    const abort = new AbortController();
    const source = new PassThrough();
    source.write(pieces[0]);
    const spooling = spoolFile(folder, source, abort.signal);
    spooling.catch(() => {});
    if (moment !== 'at once') await until(() => readdirSync(folder).length > 0, 'the file is open');
    if (moment === 'after it is written') {
      source.end();
      await spooling;
    }
    abort.abort();
    await spooling.catch(() => {});
    await expect.poll(() => readdirSync(folder)).toEqual([]);
  },
);
