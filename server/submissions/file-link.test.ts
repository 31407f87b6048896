import { expect, test } from 'vitest';
import { signBody } from '#server/channels/webhook/post-webhook.ts';
import { fileLink, isValidFileLink } from './files.ts';

const [former, present, stranger] = ['former', 'present', 'stranger'].map((name) =>
  Buffer.from(name),
) as [Buffer, Buffer, Buffer];
const now = Date.parse('2026-11-16T12:00:00Z');
const week = 7 * 24 * 60 * 60 * 1000;

function opens(secrets: readonly Buffer[], link: string, at = now, file = 'one'): boolean {
  const { searchParams } = new URL(link);
  const [expires, signature] = [searchParams.get('expires')!, searchParams.get('signature')!];
  return isValidFileLink(secrets, { file, expires, signature }, at);
}

test('a link opens while its secret is configured, and not once it is removed', () => {
  const link = fileLink('https://firm.example', former, 'one', now);
  expect(opens([present, former], link)).toBe(true);
  expect(opens([present], link)).toBe(false);
  expect(opens([], link)).toBe(false);
  expect(opens([present, former], fileLink('https://firm.example', stranger, 'one', now))).toBe(
    false,
  );
});

test('a link opens one file, for a week', () => {
  const link = fileLink('https://firm.example', present, 'one', now);
  expect(opens([present], link, now + week)).toBe(true);
  expect(opens([present], link, now + week + 1000)).toBe(false);
  expect(opens([present], link, now, 'two')).toBe(false);
  expect(opens([present], link.replace(/expires=\d+/, 'expires=9999999999'))).toBe(false);
});

test('a delivery is signed with every secret, so that receivers change over one by one', () => {
  const body = Buffer.from('{}');
  const signed = (...secrets: Buffer[]) =>
    signBody(secrets, 'msg_1', now, body)['webhook-signature'];
  expect(signed(present, former)).toBe(`${signed(present)} ${signed(former)}`);
});
