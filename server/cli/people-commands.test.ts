import { expect, test } from 'vitest';
import { describeStores, type StoreConfig } from '#tests/support/stores/stores.ts';
import { readConfig } from '#server/base/config.ts';
import type { Db } from '#server/db/db.ts';
import { recordSiteAddress } from '#server/db/site-address.ts';
import { personOfSession, startSession } from '#server/people/desk-sessions.ts';
import { openInvitation } from '#server/people/invitations.ts';
import { addPasskey } from '#server/people/passkeys.ts';
import { listPeople } from '#server/people/people.ts';
import { runCommand } from './run-command.ts';

const now = Date.parse('2026-11-15T09:00:00Z');

describeStores('the commands of people', ({ fresh }) => {
  test('invite prints a link that opens an invitation, people lists it', async () => {
    const { db, config } = await fresh();
    const { text, code } = await run(config, 'invite', 'Bo', 'Brandt', '--email', 'bo@example.com');
    expect(code).toBe(0);
    expect(await openInvitation(db, tokenIn(text), now)).toMatchObject({
      name: 'Bo Brandt',
      role: 'consultant',
    });
    expect((await run(config, 'people')).text).toContain(
      'Bo Brandt  consultant  bo@example.com, invited until 2026-11-16T09:00:00Z',
    );
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
    [['remove-person', 'Nobody', '--yes'], 'There is no Nobody on the desk'],
    [['replace-key', 'Nobody'], 'There is no Nobody on the desk'],
  ])('%j is refused in words', async (args, words) => {
    const { config } = await fresh();
    const { code, text } = await run(config, ...args);
    expect([code, text]).toEqual([1, expect.stringContaining(words)]);
  });

  test('remove-person ends the session at once and keeps the last administrator', async () => {
    const { db, config } = await fresh();
    await joined(db, config, 'Ada', 'administrator');
    const bo = await joined(db, config, 'Bo', 'consultant');
    const session = await startSession(db, bo, now);
    expect((await run(config, 'remove-person', 'bo')).code).toBe(1);
    expect(await personOfSession(db, session, now)).toBeDefined();
    expect((await run(config, 'remove-person', 'bo', '--yes')).code).toBe(0);
    expect(await personOfSession(db, session, now)).toBeUndefined();
    expect((await run(config, 'remove-person', 'Ada', '--yes')).text).toContain(
      'the last administrator',
    );
  });

  test('replace-key removes the named key or all, and prints a new link', async () => {
    const { db, config } = await fresh();
    const id = await joined(db, config, 'Ada', 'administrator');
    await addPasskey(db, aKey('phone', id), now);
    expect((await run(config, 'replace-key', 'Ada', '--key', 'tablet')).code).toBe(1);
    const one = await run(config, 'replace-key', 'Ada', '--key', 'phone');
    expect(one.text).toContain('Removed 1 of 2 keys of Ada.');
    const all = await run(config, 'replace-key', 'Ada');
    expect(all.text).toContain('Removed 1 of 1 keys of Ada.');
    expect(await openInvitation(db, tokenIn(one.text), now)).toBeUndefined();
    expect(await openInvitation(db, tokenIn(all.text), now)).toMatchObject({ personId: id });
    expect((await listPeople(db, now))[0]?.passkeys).toEqual([]);
  });
});

async function joined(db: Db, config: StoreConfig, name: string, role: string): Promise<string> {
  const { text } = await run(config, 'invite', name, '--role', role);
  const { personId } = (await openInvitation(db, tokenIn(text), now))!;
  await addPasskey(db, aKey(`key of ${name}`, personId), now);
  return personId;
}

function aKey(label: string, personId: string) {
  return {
    id: label,
    personId,
    label,
    publicKey: new Uint8Array([1]),
    counter: 0,
    transports: [],
  };
}

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
    writeBytes: () => {},
    outputIsTerminal: false,
    confirm: async () => false,
    now: () => now,
  });
  return { code, text: lines.join('\n') };
}
