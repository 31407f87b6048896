import { randomBytes, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { describeStores } from '#tests/support/stores/stores.ts';
import { installationKey } from '#server/db/settings.ts';
import { createStatusLinks } from './status-links.ts';

const links = createStatusLinks(randomBytes(32));
const submission = { id: randomUUID(), linkVersion: 3 };
const token = links.tokenOf(submission);

test('a token names its submission and version', () => {
  expect(links.read(token)).toEqual(submission);
});

test('no change of a single bit is accepted', () => {
  const bytes = Buffer.from(token, 'base64url');
  for (let bit = 0; bit < bytes.length * 8; bit += 1) {
    const changed = Buffer.from(bytes);
    changed[bit >> 3]! ^= 1 << (bit & 7);
    expect(links.read(changed.toString('base64url'))).toBeUndefined();
  }
});

test('neither another spelling, another length nor a token of another installation is', () => {
  const other = createStatusLinks(randomBytes(32)).tokenOf(submission);
  const lastLetters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'];
  const spellings = lastLetters.map((letter) => token.slice(0, -1) + letter);
  expect(spellings.filter((one) => links.read(one))).toEqual([token]);
  for (const wrong of [other, '', token.slice(1), `${token}A`, 'x'.repeat(46), `${token}=`]) {
    expect(links.read(wrong)).toBeUndefined();
  }
});

describeStores('the key of an installation', ({ fresh }) => {
  test('is created once, also by servers that start together', async () => {
    const { db } = await fresh();
    const keys = await Promise.all(Array.from({ length: 8 }, () => installationKey(db)));
    expect(new Set(keys.map((key) => key.toString('hex'))).size).toBe(1);
    expect(keys[0]).toHaveLength(32);
  });
});
