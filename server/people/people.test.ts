import { actIn } from '#tests/support/stores/act-in.ts';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { AuditAction } from '#domain/privacy/audit.ts';
import type { Role } from '#domain/people/person.ts';
import { storeSubmission } from '#tests/support/stores/store-submission.ts';
import { describeStores } from '#tests/support/stores/stores.ts';
import { facts, recordAudit } from '#server/db/audit.ts';
import { auditEntries, auditPage } from '#server/privacy/audit-entries.ts';
import type { Db } from '#server/db/db.ts';
import { personOfSession, startSession } from './sessions.ts';
import { openInvitation, useInvitation } from './invitations.ts';
import { addPasskey } from './passkeys.ts';
import { removeColleague } from '#server/inbox/hand-over.ts';
import { changeRole, invitePerson, listPeople, removePerson, renewInvitation } from './people.ts';

const now = Date.parse('2026-11-15T09:00:00Z');
const by = { id: null, name: 'test' };

describeStores('people', ({ fresh }) => {
  test('two administrators who remove each other at once leave one', async () => {
    const { db } = await fresh();
    const ada = await joined(db, 'Ada', 'administrator');
    const bo = await joined(db, 'Bo', 'administrator');
    const outcomes = await Promise.all(
      [ada, bo].map((id) => actIn({ db, by, now }, (act) => removePerson(act, id))),
    );
    expect(outcomes.toSorted()).toEqual(['last-administrator', 'removed']);
  });

  test('two administrators who are demoted at once leave one', async () => {
    const { db } = await fresh();
    const ada = await joined(db, 'Ada', 'administrator');
    const bo = await joined(db, 'Bo', 'administrator');
    const outcomes = await Promise.all(
      [ada, bo].map((id) =>
        actIn({ db, by, now }, (act) => changeRole(act, { id, role: 'consultant' })),
      ),
    );
    expect(outcomes.toSorted()).toEqual(['changed', 'last-administrator']);
  });

  test('an administrator who has not joined is no successor', async () => {
    const { db } = await fresh();
    const ada = await joined(db, 'Ada', 'administrator');
    await actIn({ db, by, now }, (act) =>
      invitePerson(act, { person: { name: 'Bo', role: 'administrator' } }),
    );
    expect(await actIn({ db, by, now }, (act) => removePerson(act, ada))).toBe(
      'last-administrator',
    );
    await joined(db, 'Cy', 'administrator');
    expect(await actIn({ db, by, now }, (act) => removePerson(act, ada))).toBe('removed');
  });

  test.each<[title: string, end: (db: Db, id: string) => Promise<string>]>([
    ['removed', (db, id) => actIn({ db, by, now }, (act) => removePerson(act, id))],
    [
      'demoted',
      (db, id) => actIn({ db, by, now }, (act) => changeRole(act, { id, role: 'consultant' })),
    ],
  ])('the open links of an administrator who is %s end', async (_, end) => {
    const { db } = await fresh();
    await joined(db, 'Ada', 'administrator');
    const eve = await joined(db, 'Eve', 'administrator');
    const bo = await joined(db, 'Bo', 'consultant');
    const inviter = { id: eve, name: 'Eve' };
    const person = { name: 'Mallory', role: 'administrator' } as const;
    const invited = await actIn({ db, by: inviter, now }, (act) => invitePerson(act, { person }));
    const renewed = await actIn({ db, by: inviter, now }, (act) =>
      renewInvitation(act, { id: bo }),
    );
    if (invited === 'name-taken' || renewed === 'not-found') throw new Error('not invited');
    const links = async () =>
      (await listPeople(db, now)).flatMap(({ name, invitedUntil, invitedBy }) =>
        invitedUntil && invitedBy ? [`${name} by ${invitedBy}`] : [],
      );
    expect(await openInvitation(db, invited.token, now)).toMatchObject({ name: 'Mallory' });
    expect((await links()).toSorted()).toEqual(['Bo by Eve', 'Mallory by Eve']);
    await end(db, eve);
    for (const [token, id] of [
      [invited.token, invited.id],
      [renewed.token, bo],
    ] as const) {
      expect(await openInvitation(db, token, now)).toBeUndefined();
      expect(await actIn({ db, now }, (act) => useInvitation(act, { token, personId: id }))).toBe(
        false,
      );
    }
    expect(await links()).toEqual([]);
  });

  test('a link stays ended when its inviter becomes an administrator again', async () => {
    const { db } = await fresh();
    await joined(db, 'Ada', 'administrator');
    const eve = await joined(db, 'Eve', 'administrator');
    const person = { name: 'Mallory', role: 'administrator' } as const;
    const invited = await actIn({ db, by: { id: eve, name: 'Eve' }, now }, (act) =>
      invitePerson(act, { person }),
    );
    if (invited === 'name-taken') throw new Error(invited);
    for (const role of ['consultant', 'administrator'] as const) {
      await actIn({ db, by, now }, (act) => changeRole(act, { id: eve, role }));
    }
    const { token, id } = invited;
    expect(await openInvitation(db, token, now)).toBeUndefined();
    expect(await actIn({ db, now }, (act) => useInvitation(act, { token, personId: id }))).toBe(
      false,
    );
  });

  test('removing a person ends sessions, keys and links, and frees unfinished work', async () => {
    const { db } = await fresh();
    await joined(db, 'Ada', 'administrator');
    const bo = await joined(db, 'Bo', 'consultant');
    const session = await startSession(db, bo, now);
    const renewed = await actIn({ db, by, now }, (act) => renewInvitation(act, { id: bo }));
    if (renewed === 'not-found') throw new Error(renewed);
    const open = await ownedBy(db, bo, 'in-work');
    const closed = await ownedBy(db, bo, 'closed');
    await actIn({ db, by, now }, (act) => removeColleague(act, bo));
    expect(await personOfSession(db, session, now)).toBeUndefined();
    expect(await openInvitation(db, renewed.token, now)).toBeUndefined();
    expect(await db.all('select id from passkey where person_id = $1', [bo])).toEqual([]);
    expect(await ownerOf(db, open)).toBeNull();
    expect(await ownerOf(db, closed)).toBe(bo);
    expect((await listPeople(db, now)).map(({ name }) => name)).toEqual(['Ada']);
    const all = await listPeople(db, now, { removed: true });
    expect(all.find(({ id }) => id === bo)).toMatchObject({ name: 'Bo', removedAt: now });
  });

  test('a name is given once among those who are there, whatever its case', async () => {
    const { db } = await fresh();
    const id = await joined(db, 'Zoë Ärmel', 'consultant');
    const invite = () =>
      actIn({ db, by, now }, (act) =>
        invitePerson(act, { person: { name: 'ZOË ÄRMEL', role: 'consultant' } }),
      );
    expect(await invite()).toBe('name-taken');
    await actIn({ db, by, now }, (act) => removePerson(act, id));
    expect(await invite()).not.toBe('name-taken');
  });

  test('lost keys end with the sessions, other keys stay', async () => {
    const { db } = await fresh();
    const id = await joined(db, 'Ada', 'administrator');
    await actIn({ db, now }, (act) => addPasskey(act, aKey('other', id)));
    const session = await startSession(db, id, now);
    await actIn({ db, by, now }, (act) => renewInvitation(act, { id, lostKeys: [`key-of-${id}`] }));
    const [ada] = await listPeople(db, now);
    expect(ada?.passkeys.map((key) => key.id)).toEqual(['other']);
    expect(await personOfSession(db, session, now)).toBeUndefined();
  });
});

describeStores('the audit log', ({ fresh }) => {
  test('the database refuses to change or delete an entry', async () => {
    const { db } = await fresh();
    await entry(db, { at: now });
    await expect(db.all(`update audit set details = 'other'`)).rejects.toThrow(/append-only/);
    await expect(db.all('delete from audit')).rejects.toThrow(/append-only/);
    const inTransaction = db.transaction(({ all }) => all(`delete from audit where at = ${now}`));
    await expect(inTransaction).rejects.toThrow(/append-only/);
    // SQLite has no truncate: there it is a syntax error.
    await expect(db.all('truncate audit')).rejects.toThrow(/append-only|syntax error/);
    expect((await auditPage(db, {})).entries).toHaveLength(1);
  });

  test('pages follow each other without a gap, also within one millisecond', async () => {
    const { db } = await fresh();
    for (let at = 0; at < 7; at++) await entry(db, { at: now + (at >> 2), details: at });
    const first = await auditPage(db, {}, 3);
    const second = await auditPage(db, { before: first.next! }, 3);
    const third = await auditPage(db, { before: second.next! }, 3);
    expect(third.next).toBeNull();
    const details = [first, second, third].flatMap(({ entries }) =>
      entries.map((line) => line.details),
    );
    expect(details.toSorted()).toEqual(['0', '1', '2', '3', '4', '5', '6']);
    const exported: string[] = [];
    for await (const page of auditEntries(db, {}, 3)) {
      exported.push(...page.map((line) => line.details));
    }
    expect(exported).toEqual(details);
  });

  test('entries are found by person, action, record and time', async () => {
    const { db } = await fresh();
    await entry(db, { at: now, name: 'Ada', action: 'sign-in', id: 'a', details: 1 });
    await entry(db, { at: now + 1, name: 'Bo', action: 'sign-in', id: 'b', details: 2 });
    await entry(db, { at: now + 2, name: 'Bo', action: 'key-added', id: 'b', details: 3 });
    const found = async (filter: Parameters<typeof auditPage>[1]) =>
      (await auditPage(db, filter)).entries.map(({ details }) => details);
    expect(await found({ person: 'Bo' })).toEqual(['3', '2']);
    expect(await found({ action: 'sign-in', person: 'Bo' })).toEqual(['2']);
    expect(await found({ subject: 'a' })).toEqual(['1']);
    expect(await found({ subject: 'person' })).toEqual(['3', '2', '1']);
    expect(await found({ from: now + 1, to: now + 2 })).toEqual(['2']);
    expect(await found({ person: `' or 1=1 --` })).toEqual([]);
    expect((await auditPage(db, { person: 'Ada' })).people).toEqual(['Ada', 'Bo']);
  });
});

async function joined(db: Db, name: string, role: Role): Promise<string> {
  const invited = await actIn({ db, by, now }, (act) =>
    invitePerson(act, { person: { name, role } }),
  );
  if (invited === 'name-taken') throw new Error(`${name} is taken.`);
  await actIn({ db, now }, (act) => addPasskey(act, aKey(`key-of-${invited.id}`, invited.id)));
  return invited.id;
}

function aKey(id: string, personId: string) {
  return { id, personId, label: id, publicKey: new Uint8Array([1]), counter: 0, transports: [] };
}

async function ownedBy(db: Db, personId: string, state: string): Promise<string> {
  const { id } = await storeSubmission(db);
  await db.all('update submission set owner = $2, state = $3 where id = $1', [id, personId, state]);
  return id;
}

async function ownerOf(db: Db, id: string) {
  const [row] = await db.all('select owner from submission where id = $1', [id]);
  return row?.owner;
}

function entry(
  db: Db,
  {
    at,
    name = 'Ada',
    action = 'sign-in',
    id = randomUUID() as string,
    details = 0,
  }: {
    at: number;
    name?: string;
    action?: AuditAction;
    id?: string;
    details?: number;
  },
) {
  return recordAudit(db, {
    at,
    by: { id: null, name },
    action,
    subject: { type: 'person', id },
    details: facts`${details}`,
  });
}
