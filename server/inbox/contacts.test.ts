import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Contact, FoundContact } from '#domain/inbox/contact.ts';
import { aMandate } from '#tests/factories/mandates.ts';
import { aFile } from '#tests/factories/new-submission.ts';
import { startDeskApp } from '#tests/support/desk/desk-app.ts';
import { signIn } from '#tests/support/desk/desk.ts';
import { actIn } from '#tests/support/stores/act-in.ts';
import { storeSubmission } from '#tests/support/stores/store-submission.ts';
import { describeStores } from '#tests/support/stores/stores.ts';
import { officeDay } from '#domain/firm/office-day.ts';
import { catalogue } from '#content/catalogue.server.ts';
import type { Db } from '#server/db/db.ts';
import { moveCandidate } from '#server/mandates/candidacies.ts';
import { openMandate } from '#server/mandates/change-mandate.ts';

const kind = 'job-application';
const day = 24 * 60 * 60_000;

describeStores('contacts', ({ fresh }) => {
  let db: Db;
  let desk: Awaited<ReturnType<typeof startDeskApp>>;
  let me: Awaited<ReturnType<typeof signIn>>;
  beforeAll(async () => {
    ({ db } = await fresh());
    desk = await startDeskApp(db);
    me = await signIn(db);
  });
  afterAll(() => desk?.stop());

  const contact = async (id: string) =>
    (await (await desk.ask(`/contacts/${id}`, me)).json()) as Contact;
  const found = async (q: string) =>
    (await (
      await desk.ask(`/contacts?${new URLSearchParams({ q })}`, me)
    ).json()) as FoundContact[];

  test('hold what came from every spelling of a mailbox, with notes, steps and files', async () => {
    const now = Date.now();
    const names = { firstName: 'Zoë', lastName: 'Muster', phone: '+44 20 7946 0001' };
    const first = await storeSubmission(db, {
      kind,
      fields: { ...names, email: 'zoe.muster@gmail.com' },
      file: aFile({ filename: 'zoe.pdf' }),
      at: now - day,
    });
    const second = await storeSubmission(db, {
      kind: 'contact-dialog',
      fields: { name: 'Zoë Muster', email: 'ZoeMuster+x@googlemail.com' },
      at: now,
    });
    await desk.ask(`/submissions/${first.id}/notes`, {
      method: 'POST',
      headers: me.headers,
      body: { text: 'Called her.', key: crypto.randomUUID() },
    });
    const acting = { db, by: me.person, now };
    const opened = await actIn(acting, (act) => openMandate(act, { facts: aMandate() }));
    if (opened.result === 'not-found') throw new Error(opened.result);
    await actIn(acting, (act) =>
      moveCandidate(
        act,
        { mandateId: opened.id, submissionId: first.id },
        { version: 0, stage: 'considered', on: officeDay(catalogue().firm, now), note: '' },
      ),
    );
    const { submissions } = await contact(second.id);
    expect(submissions.map(({ row }) => row.id)).toEqual([second.id, first.id]);
    expect(submissions[1]).toMatchObject({
      email: 'zoe.muster@gmail.com',
      file: { filename: 'zoe.pdf' },
      notes: [{ text: 'Called her.' }],
      ways: [{ mandateId: opened.id, stage: 'considered' }],
    });
    expect((await contact(first.id)).submissions).toHaveLength(2);
    expect((await desk.ask(`/contacts/${crypto.randomUUID()}`, me)).status).toBe(404);
  });

  test('may be the same person at another address, by name or telephone', async () => {
    const fields = { firstName: 'Ines', lastName: 'Double', phone: '+44 20 7946 0777' };
    const own = await storeSubmission(db, { kind, fields: { ...fields, email: 'a@example.org' } });
    const other = await storeSubmission(db, {
      kind,
      fields: { ...fields, phone: '01632 960222', email: 'b@example.org' },
    });
    await storeSubmission(db, {
      kind,
      fields: { firstName: 'Max', lastName: 'Else', phone: fields.phone, email: 'b@example.org' },
    });
    const { doubles } = await contact(own.id);
    expect(doubles).toMatchObject([{ email: 'b@example.org', name: 'Max Else' }]);
    expect(doubles[0]!.same.toSorted()).toEqual(['name', 'telephone']);
    await db.all('update submission set restricted_at = 1 where mailbox = $1', ['a@example.org']);
    expect(await contact(own.id)).toMatchObject({
      submissions: [{ email: '', fields: [], row: { name: '', restricted: true } }],
      doubles: [],
    });
    expect((await contact(other.id)).doubles).toEqual([]);
  });

  test('are found by name and address, one for each mailbox, and not by what they wrote', async () => {
    for (const at of [1, 2, 3]) {
      await storeSubmission(db, {
        kind,
        fields: { firstName: 'Jürg', lastName: 'Tell', email: 'jt@example.net', coverLetter: 'x' },
        at,
      });
    }
    await storeSubmission(db, {
      kind,
      fields: { firstName: 'Eve', lastName: 'Other', coverLetter: 'I know Jürg Tell.' },
    });
    const [jurg, ...others] = await found('jurg te');
    expect(others).toEqual([]);
    expect(jurg).toMatchObject({ name: 'Jürg Tell', email: 'jt@example.net', receivedAt: 3 });
    expect(jurg!.ids).toHaveLength(3);
    expect((await found('jt@example.net')).map(({ id }) => id)).toEqual([jurg!.id]);
    expect(await found('tell nobody')).toEqual([]);
  });
});
