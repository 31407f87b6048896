import { eraseOfEmail } from '#tests/support/stores/stored-submission.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SubmissionDetail } from '#domain/submissions/submission-detail.ts';
import type { Inbox, InboxRow, WorkChanged } from '#domain/submissions/work.ts';
import { aFile } from '#tests/factories/new-submission.ts';
import { startDeskApp } from '#tests/support/desk/desk-app.ts';
import { signIn } from '#tests/support/desk/desk.ts';
import { storeSubmission } from '#tests/support/stores/store-submission.ts';
import { describeStores } from '#tests/support/stores/stores.ts';
import type { Db } from '#server/db/db.ts';

const item = () => ({ id: crypto.randomUUID(), version: 1 });

describeStores('a submission on the desk', ({ fresh }) => {
  let db: Db;
  let desk: Awaited<ReturnType<typeof startDeskApp>>;
  let me: Awaited<ReturnType<typeof signIn>>;
  beforeAll(async () => {
    ({ db } = await fresh());
    desk = await startDeskApp(db);
    me = await signIn(db);
  });
  afterAll(() => desk?.stop());

  async function detail(id: string): Promise<SubmissionDetail> {
    const answer = await desk.ask(`/submissions/${id}`, me);
    expect(answer.status).toBe(200);
    return (await answer.json()) as SubmissionDetail;
  }
  const post = (address: string, body: unknown) =>
    desk.ask(address, { method: 'POST', headers: me.headers, body });
  const note = (id: string, text: string, key: string = crypto.randomUUID()) =>
    post(`/submissions/${id}/notes`, { text, key });
  const inbox = (query: string) => desk.ask(`/inbox?${query}`, me);
  const unassigned = async () => (await (await inbox('state=new&owner=none')).json()) as Inbox;
  async function change(items: Pick<InboxRow, 'id' | 'version'>[], what: object) {
    const answer = await post('/work', {
      items: items.map(({ id, version }) => ({ id, version })),
      change: what,
    });
    expect(answer.status).toBe(200);
    return (await answer.json()) as WorkChanged;
  }

  test('shows every field once, in the order of the form and the words of the desk', async () => {
    const { id } = await storeSubmission(db, {
      kind: 'candidate-registration',
      locale: 'de-CH',
      fields: { notice_period: '3-months' },
    });
    const { fields, locale } = await detail(id);
    expect(locale).toBe('de-CH');
    // Name, address and desired role stand in the heading.
    expect(fields.map(({ name }) => name).slice(0, 6)).toEqual([
      'phone',
      'linkedin',
      'currentLocation',
      'company',
      'position',
      'desiredLocation',
    ]);
    expect(fields.find(({ name }) => name === 'notice_period')).toEqual({
      name: 'notice_period',
      label: 'Notice period',
      type: 'choice',
      value: '3 months',
    });
    expect(fields.find(({ name }) => name === 'privacy_agreed')).toMatchObject({
      type: 'consent',
      given: true,
      at: Date.parse('2026-11-15T08:59:00.000Z'),
      value: expect.stringMatching(/^Ich habe die Datenschutz[^[\]()]+$/),
    });
    expect(fields.map(({ name }) => name)).not.toContain('additional_information');
  });

  test('shows a consent that was not given, and the role applied for', async () => {
    const at = Date.now();
    const { id } = await storeSubmission(db, { kind: 'job-application', at });
    const { fields } = await detail(id);
    const field = (name: string) => fields.find((one) => one.name === name);
    expect(field('marketingConsent')).toMatchObject({ given: false });
    expect(field('marketingConsent')).not.toHaveProperty('at');
    expect(field('gdprConsent')).toMatchObject({ given: true, at });
    // Facts are filled in, as on the page.
    expect(field('gdprConsent')?.value).toMatch(/at most \w+ years/);
    expect(field('roleCompany')).toMatchObject({ type: 'role', label: 'Company of the role' });
    expect(field('roleTitle')).toBeUndefined();
  });

  test('is changed once: a second change of the same version is refused', async () => {
    const { id } = await storeSubmission(db);
    const { row } = await detail(id);
    const first = await change([row], { owner: me.person.id });
    expect(first.changed).toMatchObject([{ owner: me.person.id, state: 'in-work', version: 2 }]);
    const second = await change([row], { state: 'closed' });
    expect(second).toMatchObject({ changed: [], stale: first.changed, gone: [] });
    expect((await detail(id)).row.state).toBe('in-work');
  });

  test('the answer to a change says which rows are in the view now, with its counts', async () => {
    const [one, other] = [await storeSubmission(db), await storeSubmission(db)];
    const items = [one, other].map(({ id }) => ({ id, version: 1 }));
    const before = await unassigned();
    const view = { state: 'new', owner: 'none' };
    const ask = async (some: typeof items, change: object) =>
      (await (await post('/work', { items: some, change, view })).json()) as WorkChanged;
    const taken = await ask([items[0]!], { owner: me.person.id });
    expect(taken.inbox.rows).toEqual([]);
    expect(taken.inbox).toMatchObject({
      ...(await unassigned()),
      rows: [],
      total: before.total - 1,
    });
    const late = await ask(items, { dueAt: 1_800_000_000_000 });
    expect(late.stale.map(({ id }) => id)).toEqual([one.id]);
    expect(late.inbox.rows.map(({ id }) => id)).toEqual([other.id]);
    const returned = await ask([{ id: one.id, version: 2 }], { owner: null, state: 'new' });
    expect(returned.inbox.rows).toEqual(returned.changed);
  });

  test('the inbox lists only rows that are asked for, as far as they match', async () => {
    const [one, other] = [await storeSubmission(db), await storeSubmission(db)];
    await change([{ id: other.id, version: 1 }], { state: 'closed' });
    const { rows, ...whole } = (await (await inbox('')).json()) as Inbox;
    const asked = await inbox(`ids=${one.id},${other.id},${crypto.randomUUID()}`);
    expect(await asked.json()).toEqual({ ...whole, rows: rows.filter(({ id }) => id === one.id) });
    const tooMany = Array.from({ length: 101 }, () => crypto.randomUUID()).join();
    for (const ids of ['', 'x', tooMany]) expect((await inbox(`ids=${ids}`)).status).toBe(400);
  });

  test('a change that is sent twice because its answer was lost is no conflict', async () => {
    const { id } = await storeSubmission(db);
    const { row } = await detail(id);
    const first = await change([row], { owner: me.person.id });
    const again = await change([row], { owner: me.person.id });
    expect(again).toMatchObject({ changed: first.changed, stale: [] });
    expect((await detail(id)).history).toHaveLength(2);
  });

  test('of two changes at the same moment one wins', async () => {
    const { id } = await storeSubmission(db);
    const { row } = await detail(id);
    const results = await Promise.all([
      change([row], { state: 'closed' }),
      change([row], { state: 'answered' }),
    ]);
    expect(results.flatMap(({ changed }) => changed)).toHaveLength(1);
    expect(results.flatMap(({ stale }) => stale)).toHaveLength(1);
    expect((await detail(id)).row.version).toBe(2);
  });

  test('a named state wins over the one that assigning brings, and so can be undone', async () => {
    const { id } = await storeSubmission(db);
    const { row } = await detail(id);
    const { changed } = await change([row], { owner: me.person.id, state: 'new' });
    expect(changed).toMatchObject([{ state: 'new', owner: me.person.id }]);
    expect(await change(changed, { owner: null })).toMatchObject({
      changed: [{ state: 'new', owner: null }],
    });
  });

  test('many are changed at once, except for stale, restricted and erased ones', async () => {
    const stored = await Promise.all(Array.from({ length: 6 }, () => storeSubmission(db)));
    const rows = stored.map(({ id }) => ({ id, version: 1 }));
    const [stale, restricted, erased] = stored;
    await change([rows[0]!], { state: 'answered' });
    await db.all('update submission set restricted_at = 1 where id = $1', [restricted!.id]);
    await db.all('delete from submission where id = $1', [erased!.id]);
    const dueAt = 1_800_000_000_000;
    const result = await change(rows, { state: 'closed', dueAt });
    expect(result.changed.map(({ id }) => id).toSorted()).toEqual(
      rows
        .slice(3)
        .map(({ id }) => id)
        .toSorted(),
    );
    expect(result.stale.map(({ id }) => id).toSorted()).toEqual(
      [stale!.id, restricted!.id].toSorted(),
    );
    expect(result.gone).toEqual([erased!.id]);
    const { row } = await detail(stale!.id);
    expect(row.state).toBe('answered');
    expect(row.dueAt).not.toBe(dueAt);
  });

  test('none is due before it came in', async () => {
    const { id } = await storeSubmission(db);
    const { row } = await detail(id);
    for (const dueAt of [1, row.receivedAt]) {
      const refused = await post('/work', { items: [{ id, version: 1 }], change: { dueAt } });
      expect([refused.status, await refused.json()]).toEqual([400, { error: 'due-too-early' }]);
    }
    expect((await detail(id)).row).toEqual(row);
    const dueAt = row.receivedAt + 1;
    expect(await change([row], { dueAt })).toMatchObject({ changed: [{ dueAt }] });
  });

  test('500 may be changed at once, and no more', async () => {
    const change = { state: 'closed' };
    const items = Array.from({ length: 501 }, item);
    expect((await post('/work', { items: items.slice(1), change })).status).toBe(200);
    expect((await post('/work', { items, change })).status).toBe(400);
    expect((await post('/work', { items: items.slice(1), change: {} })).status).toBe(400);
  });

  test('is not assigned to somebody who is not or no longer there', async () => {
    const { id } = await storeSubmission(db);
    const gone = await signIn(db);
    await db.all('update person set removed_at = 1 where id = $1', [gone.person.id]);
    for (const owner of [gone.person.id, crypto.randomUUID()]) {
      const answer = await post('/work', { items: [{ id, version: 1 }], change: { owner } });
      expect([answer.status, await answer.json()]).toEqual([400, { error: 'unknown-person' }]);
    }
    expect((await detail(id)).row).toMatchObject({ owner: null, version: 1 });
  });

  test('keeps notes and names what was done', async () => {
    const { id } = await storeSubmission(db);
    const { row } = await detail(id);
    await change([row], { owner: me.person.id });
    const answer = await note(id, ' Rang her up.\nCall again. ');
    expect(answer.status).toBe(201);
    const { notes, history, row: after } = await detail(id);
    expect(notes).toMatchObject([{ by: me.person.name, text: 'Rang her up.\nCall again.' }]);
    // A note changes nothing that another change could be stale against.
    expect(after.version).toBe(2);
    const done = history.map(({ by, action, details }) => [by, action, details]);
    expect(done).toHaveLength(3);
    expect(done).toEqual(
      expect.arrayContaining([
        ['Ada Example', 'submission-assigned', 'to Ada Example'],
        ['Ada Example', 'submission-state-changed', 'from new to in-work'],
        ['Ada Example', 'note-written', ''],
      ]),
    );
    expect((await note(id, '  ')).status).toBe(400);
    expect((await note(crypto.randomUUID(), 'x')).status).toBe(404);
  });

  test('names others of the same address, and likely duplicates of another', async () => {
    const pdf = Buffer.from(`%PDF-1.7 ${crypto.randomUUID()}`);
    const file = aFile({ bytes: pdf });
    const about = { email: 'one@example.org', firstName: 'Zoë', lastName: 'Muster' };
    const kind = 'job-application' as const;
    const phone = { phone: '+44 1632 960 111' };
    const { id } = await storeSubmission(db, { kind, fields: { ...about, ...phone }, file });
    const again = await storeSubmission(db, { kind, fields: { ...about, ...phone } });
    const other = { ...about, phone: '+44 1632 960 222', lastName: 'Other' };
    const sameName = await storeSubmission(db, {
      kind,
      fields: { ...other, email: 'two@example.org', firstName: 'ZOE', lastName: 'muster' },
    });
    const samePhone = await storeSubmission(db, {
      kind,
      fields: { ...other, email: 'three@example.org', phone: '01632 960111' },
      file,
    });
    await storeSubmission(db, { kind, fields: { ...other, email: 'four@example.org' } });
    const found = await detail(id);
    expect(found.sameSender.map((row) => row.id)).toEqual([again.id]);
    const duplicates = found.likelyDuplicates.map((row) => [row.id, row.same.toSorted()]);
    expect(duplicates).toHaveLength(2);
    expect(duplicates).toEqual(
      expect.arrayContaining([
        [sameName.id, ['name']],
        [samePhone.id, ['file', 'telephone']],
      ]),
    );
    await db.all('update submission set restricted_at = 1 where id = $1', [samePhone.id]);
    expect((await detail(id)).likelyDuplicates.map((row) => row.id)).toEqual([sameName.id]);
  });

  test('shows nothing of a restricted one but reference, dates and history', async () => {
    const { id } = await storeSubmission(db, { kind: 'job-application', file: aFile() });
    await note(id, 'Ada sounds nice.');
    await db.all('update submission set restricted_at = 1, delete_at = 99 where id = $1', [id]);
    const shown = await detail(id);
    expect(shown).toMatchObject({ email: '', fields: [], file: null, notes: [], deleteAt: 99 });
    expect(JSON.stringify({ ...shown, history: [] })).not.toMatch(/Ada|Keller|cv\.pdf/);
    expect((await desk.ask(`/submissions/${id}/file`, me)).status).toBe(404);
    expect((await note(id, 'x')).status).toBe(404);
  });

  test('takes search words, notes and presence with it when it is erased', async () => {
    const email = 'erase@example.org';
    const { id } = await storeSubmission(db, { fields: { email } });
    await note(id, 'x');
    const viewing = { method: 'PUT', headers: me.headers };
    expect((await desk.ask(`/submissions/${id}/viewing`, viewing)).status).toBe(204);
    await eraseOfEmail(db, email);
    for (const table of ['submission_search', 'note', 'desk_viewer']) {
      const rows = await db.all(`select 1 as one from ${table} where submission_id = $1`, [id]);
      expect([table, rows]).toEqual([table, []]);
    }
    expect((await desk.ask(`/submissions/${id}`, me)).status).toBe(404);
  });
});
