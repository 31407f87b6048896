import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { catalogue } from '#content/catalogue.server.ts';
import { countryOf, locales } from '#domain/edition/editions.ts';
import { missingFacts } from '#domain/firm/facts-by-law.ts';
import { temporaryFolder } from '#tests/support/machine/temporary-folder.ts';
import { storeSubmission } from '#tests/support/stores/store-submission.ts';
import { describeStores } from '#tests/support/stores/stores.ts';
import { remedyWords } from '#words/desk/deliveries.ts';
import { deskWords } from '#words/desk/en.ts';
import { findingWords } from '#words/desk/status.ts';
import { recordBackup } from '#server/db/settings.ts';
import { postgresCause } from '#server/db/postgres-db.ts';
import { builtAt, installationFindings, storeFindings, timeOf } from './findings.ts';

const now = Date.parse('2026-11-15T09:00:00Z');
const day = 24 * 60 * 60_000;

function aBuild(): string {
  const build = temporaryFolder();
  writeFileSync(path.join(build, 'stamp'), '');
  return build;
}

test.each([
  ['https://www.firm.example', aBuild, { level: 'ok', address: 'https://www.firm.example' }],
  [undefined, aBuild, { level: 'ok', address: catalogue().company.siteUrl }],
  ['https://www.firm.example', temporaryFolder, { level: 'open', is: 'no-build' }],
  ['http://www.firm.example', aBuild, { level: 'fault', is: 'site-unencrypted' }],
  ['http://localhost:3000', aBuild, { level: 'ok', is: 'site-address' }],
])('with SITE_URL %s and %o the site is %o', async (siteUrl, build, finding) => {
  const config = { dataDir: temporaryFolder(), siteUrl, mistyped: [] };
  expect(await installationFindings(config, build())).toContainEqual(
    expect.objectContaining({ area: 'site', ...finding }),
  );
});

test('a folder for backups that is not there is a fault', async () => {
  const folder = path.join(temporaryFolder(), 'not-mounted');
  const to = { kind: 'folder', folder } as const;
  const backup = { to, recipient: undefined, keep: { daily: 7, weekly: 4, monthly: 12 } };
  const config = { dataDir: temporaryFolder(), siteUrl: undefined, mistyped: [], backup };
  expect(await installationFindings(config, aBuild())).toContainEqual(
    expect.objectContaining({ level: 'fault', is: 'disk-not-writable', folder }),
  );
});

describeStores('the findings of a store', ({ fresh }) => {
  test('a clock before the newest submission is a fault, one just behind it is none', async () => {
    const { db } = await fresh();
    await storeSubmission(db, { at: now });
    const clockOf = async (at: number) =>
      (await storeFindings(db, at, undefined)).filter(({ is }) => is === 'clock-back');
    expect(await clockOf(now - 60_000)).toEqual([]);
    const [back, ...others] = await clockOf(now - day);
    expect(others).toEqual([]);
    expect(back).toMatchObject({ level: 'fault', of: 'store' });
    expect(findingWords(back!, timeOf, deskWords)).toEqual({
      text: 'The clock says 14 Nov 2026, 09:00 UTC, but the store holds something of 15 Nov 2026, 09:00 UTC.',
      remedy: expect.stringContaining('Set the clock'),
    });
  });

  test('a clock before the build is a fault', async () => {
    const { db } = await fresh();
    const built = await builtAt(aBuild());
    expect(await storeFindings(db, built! - day, built)).toContainEqual(
      expect.objectContaining({ level: 'fault', is: 'clock-back', of: 'build' }),
    );
  });

  test('a fact that the law asks for is named with its source until it is given', async () => {
    const { db } = await fresh();
    const open = (await storeFindings(db, now, undefined)).filter(({ level }) => level === 'open');
    const { company } = catalogue();
    const countries = locales(catalogue().firm).map(countryOf);
    const fields = new Set(missingFacts(company, countries).map(({ field }) => field));
    const asked = open.find(({ is }) => is === 'facts-by-law')!;
    const { text, remedy } = findingWords(asked, timeOf, deskWords);
    expect(text).toContain(`${fields.size} facts`);
    for (const field of fields) expect(remedy).toContain(`${field} (left out of `);
  });

  test('a missing backup is a fault once submissions are two days old', async () => {
    const { db } = await fresh();
    const backup = async () =>
      (await storeFindings(db, now, undefined)).find(({ area }) => area === 'backup')?.level;
    expect(await backup()).toBe('open');
    await storeSubmission(db, { at: now - day });
    expect(await backup()).toBe('open');
    await storeSubmission(db, { at: now - 3 * day });
    expect(await backup()).toBe('fault');
    await recordBackup(db, now - day);
    expect(await backup()).toBe('ok');
  });
});

test.each([
  ['ECONNREFUSED', 'start PostgreSQL'],
  ['28P01', 'The password is wrong'],
  ['3D000', 'no database of that name'],
  ['53300', 'max_connections'],
])('PostgreSQL refusing with %s is put into words', (code, words) => {
  const cause = postgresCause(Object.assign(new Error('refused'), { code }));
  expect(cause).toContain(words);
  expect(cause).toContain(`(${code})`);
});

test('a code of PostgreSQL that is not known keeps its own message', () => {
  const cause = postgresCause(Object.assign(new Error('no such thing'), { code: 'XX000' }));
  expect(cause).toMatch(/^It says "no such thing" \(XX000\)\. Check/);
});

test('a certificate for another host names the variable that holds the host', () => {
  expect(remedyWords('mail', 'ERR_TLS_CERT_ALTNAME_INVALID', deskWords.deliveries)).toContain(
    'host name in SMTP_URL',
  );
});
