import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { createLandings } from './landing.ts';

const pieces = [Buffer.from('a file '), Buffer.from('in two pieces')];
const fileBytes = Buffer.concat(pieces);

test('a file lands in memory while there is room, and its room is free again afterwards', async () => {
  const folder = temporaryFolder();
  const open = createLandings(folder, 100);
  for (let turn = 0; turn < 3; turn += 1) {
    const landing = open(60);
    const landed = await landing.receive(Readable.from(pieces));
    expect(landed.size).toBe(fileBytes.length);
    expect(await landed.read()).toEqual(fileBytes);
    expect(readdirSync(folder)).toEqual([]);
    await landing.clear();
    await landing.clear();
  }
  const [first, second] = [open(60), open(60)];
  await first.receive(Readable.from(pieces));
  await second.receive(Readable.from(pieces));
  expect(readdirSync(folder)).toHaveLength(1);
});

test.for([
  { title: 'a file that does not fit', announced: 101 },
  { title: 'a file of unknown length', announced: 0 },
])(
  '$title lands on the disk, for nobody else to read, until it is cleared',
  async ({ announced }) => {
    const folder = temporaryFolder();
    const landing = createLandings(folder, 100)(announced);
    const landed = await landing.receive(Readable.from(pieces));
    const [name] = readdirSync(folder);
    expect(statSync(path.join(folder, name!)).mode & 0o777).toBe(0o600);
    expect(landed.size).toBe(fileBytes.length);
    expect(await landed.read()).toEqual(fileBytes);
    await landing.clear();
    expect(readdirSync(folder)).toEqual([]);
  },
);

test('four files at a time are read back, the next when one is cleared', async () => {
  const open = createLandings(temporaryFolder(), 0);
  const landings = Array.from({ length: 6 }, () => open(10));
  const landed = await Promise.all(landings.map(({ receive }) => receive(Readable.from(pieces))));
  const read = new Set<number>();
  const reading = landed.map(async (file, at) => {
    await file.read();
    read.add(at);
  });
  await Promise.all(reading.slice(0, 4));
  expect(read.size).toBe(4);
  await landings[0]!.clear();
  await reading[4];
  expect(read.size).toBe(5);
  await landings[1]!.clear();
  await reading[5];
});

test('a file that breaks off gives its room back', async () => {
  const folder = temporaryFolder();
  const open = createLandings(folder, 100);
  const landing = open(100);
  const broken = Readable.from(
    (async function* () {
      yield pieces[0];
      throw new Error('gone');
    })(),
  );
  await expect(landing.receive(broken)).rejects.toThrow('gone');
  await landing.clear();
  await open(100).receive(Readable.from(pieces));
  expect(readdirSync(folder)).toEqual([]);
});
