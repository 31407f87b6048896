import { expect, test } from 'vitest';
import { describeStores, type StoreConfig } from '#tests/support/stores/stores.ts';
import { readConfig } from '#server/base/config.ts';
import { recordSiteAddress } from '#server/db/settings.ts';
import { openInvitation } from '#server/people/invitations.ts';
import { listPeople } from '#server/people/people.ts';
import { runCommand } from './run-command.ts';

const now = Date.parse('2026-11-15T09:00:00Z');

describeStores('the commands of people', ({ fresh }) => {
  test('invite prints a link that opens an invitation', async () => {
    const { db, config } = await fresh();
    const { text, code } = await run(config, 'invite', 'Bo', 'Brandt', '--email', 'bo@example.com');
    expect(code).toBe(0);
    expect(await openInvitation(db, tokenIn(text), now)).toMatchObject({
      name: 'Bo Brandt',
      role: 'consultant',
    });
    expect(await listPeople(db, now)).toMatchObject([
      { name: 'Bo Brandt', email: 'bo@example.com', invitedUntil: now + 24 * 60 * 60_000 },
    ]);
    expect((await run(config, 'invite', 'bo brandt')).text).toContain('There is already a');
  });

  test('a link leads to localhost, or to the configured site', async () => {
    const { config } = await fresh();
    const local = await run(config, 'invite', 'Ada', '--role', 'administrator');
    expect(local.text).toMatch(/^http:\/\/localhost:3000\/desk\/join\/[\w-]{43}$/m);
    const site = await run({ ...config, SITE_URL: 'https://www.firm.example/' }, 'invite', 'Bo');
    expect(site.text).toMatch(/^https:\/\/www\.firm\.example\/desk\/join\/[\w-]{43}$/m);
  });

  test('without SITE_URL a link leads to the address that the server recorded', async () => {
    const { db, config } = await fresh();
    await recordSiteAddress(db, 'https://desk.firm.example');
    const { text } = await run(config, 'invite', 'Ada');
    expect(text).toMatch(/^https:\/\/desk\.firm\.example\/desk\/join\/[\w-]{43}$/m);
  });

  test.each([
    [['invite'], 'The name is missing'],
    [['invite', 'Bo', '--role', 'owner'], '--role is neither'],
    [['invite', 'Bo', '--email', 'bo'], '--email is not an address'],
  ])('%j is refused in words', async (args, words) => {
    const { config } = await fresh();
    const { code, text } = await run(config, ...args);
    expect([code, text]).toEqual([1, expect.stringContaining(words)]);
  });
});

function tokenIn(text: string): string {
  return /\/desk\/join\/(\S+)/.exec(text)?.[1] ?? '';
}

async function run(
  { dataDir, databaseUrl, SITE_URL }: StoreConfig & { SITE_URL?: string },
  ...args: string[]
) {
  const lines: string[] = [];
  const environment = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, SITE_URL };
  const code = await runCommand(args, {
    config: () => readConfig(environment),
    write: (line) => void lines.push(line),
    confirm: async () => false,
    now: () => now,
  });
  return { code, text: lines.join('\n') };
}
