import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What may connect to another machine, by addresses of the configuration alone. */
const connecting = [
  'server/backups/restore-backup.ts',
  'server/channels/indexnow/indexnow-channel.ts',
  'server/channels/mail/send-smtp.ts',
  'server/channels/webhook/post-webhook.ts',
  'server/db/changes.ts',
  'server/db/postgres-db.ts',
];

const sources = ['server', 'domain', 'content', 'site']
  .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx,astro,mjs}`))
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file: file.replaceAll('\\', '/'), text: readFileSync(file, 'utf8') }));

/** In the browser of a visitor, who may ask the site itself. */
const runsOnServer = ({ file, text }: { file: string; text: string }) =>
  !file.startsWith('site/') || /from 'node:/.test(text);

/** Imports of values: a type connects to nothing. */
const connects = [
  /\bfetch\(/,
  /^import (?!type)[^;]*\b(?:request|get|connect|createConnection|Socket)\b[^;]* from 'node:(?:https?|net|tls|dgram)'/m,
  /^import (?!type)[^;]* from '(?:nodemailer\/lib\/smtp-connection[^']*|undici|pg)'/m,
];

test('nobody but the channels and the store connects to another machine', () => {
  const found = sources
    .filter(runsOnServer)
    .filter(({ text }) => connects.some((way) => way.test(text)));
  expect(found.map(({ file }) => file).toSorted()).toEqual(connecting);
});

test('a receiver cannot send a delivery on to another address', () => {
  const posting = sources.filter(
    ({ file, text }) => connecting.includes(file) && /\bfetch\(/.test(text),
  );
  expect(posting).toHaveLength(2);
  const followed = posting.filter(
    ({ text }) => count(text, /redirect: 'manual'/g) < count(text, /\bfetch\(/g),
  );
  expect(followed.map(({ file }) => file)).toEqual([]);
});

function count(text: string, what: RegExp): number {
  return text.match(what)?.length ?? 0;
}
