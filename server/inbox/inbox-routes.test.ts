import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Inbox } from '#domain/submissions/work.ts';
import { startDeskApp } from '#tests/support/desk/desk-app.ts';
import { signIn } from '#tests/support/desk/desk.ts';
import { storeSubmission } from '#tests/support/stores/store-submission.ts';
import { describeStores } from '#tests/support/stores/stores.ts';
import type { Db } from '#server/db/db.ts';

const hour = 60 * 60_000;
const now = Date.now();

describeStores('the inbox', ({ fresh }) => {
  let db: Db;
  let app: Awaited<ReturnType<typeof startDeskApp>>;
  let me: Awaited<ReturnType<typeof signIn>>;
  beforeAll(async () => {
    ({ db } = await fresh());
    app = await startDeskApp(db);
    me = await signIn(db);
  });
  afterAll(() => app?.stop());

  async function inbox(query: string): Promise<Inbox> {
    const answer = await app.ask(`/inbox?${query}`, me);
    expect(answer.status).toBe(200);
    return (await answer.json()) as Inbox;
  }
  const names = async (query: string) =>
    (await inbox(query)).rows.map(({ reference }) => reference);
  const found = (query: string) => names(`${query}&sort=received`);
  const set = (id: string, column: string, value: string | number | null) =>
    db.all(`update submission set ${column} = $2 where id = $1`, [id, value]);

  describe('with submissions of several kinds', () => {
    const stored: Record<string, Awaited<ReturnType<typeof storeSubmission>>> = {};
    beforeEach(async () => {
      await db.all('delete from submission');
      stored.application = await storeSubmission(db, {
        kind: 'job-application',
        fields: {
          firstName: 'Jürgen',
          lastName: 'Groß',
          email: 'jg@example.org',
          phone: '+49 30 23125 014',
        },
        at: now - 5 * hour,
      });
      stored.message = await storeSubmission(db, {
        kind: 'contact-message',
        fields: { subject: '100% of a_b', message: 'Zurück \\ nach Basel' },
        at: now - 4 * hour,
      });
      stored.dialog = await storeSubmission(db, {
        fields: { message: '1000 of aXb', email: 'x@example.com' },
        at: now - 3 * hour,
      });
      stored.registration = await storeSubmission(db, {
        kind: 'candidate-registration',
        at: now - 2 * hour,
      });
      stored.brief = await storeSubmission(db, { kind: 'employer-brief', at: now - hour });
      stored.spam = await storeSubmission(db, {
        suspicion: 'honeypot',
        fields: { message: 'buy' },
        at: now,
      });
    });
    const of = (...names: string[]) => names.map((name) => stored[name]!.reference);

    test('lists the newest first, with what each is about', async () => {
      const { rows, total } = await inbox('sort=received');
      expect(rows.map(({ reference }) => reference)).toEqual(
        of('brief', 'registration', 'dialog', 'message', 'application'),
      );
      expect(total).toBe(5);
      expect(rows.map(({ name, about }) => [name, about])).toEqual([
        ['Jo Brandt', 'Compliance Engineer, Example Avionics'],
        ['Ada Keller', 'Head of Quality'],
        ['Ada Keller', '1000 of aXb'],
        ['Ada Keller', '100% of a_b'],
        ['Jürgen Groß', 'AI Governance Lead (Germany or UK)'],
      ]);
    });

    test.each([
      ['jürgen', ['application']],
      ['JURGEN', ['application']],
      ['gross', ['application']],
      ['GROSS jürgen lead', ['application']],
      ['jürgen basel', []],
      ['jg@example.org', ['application']],
      ['zurück', ['message']],
      ['100%', ['message']],
      ['a_b', ['message']],
      ['\\', ['message']],
      ['%', ['message']],
      ['+493023125014', ['application']],
      ['avionics', ['brief']],
      ['true', []],
    ])('finds %s in %j', async (q, names) => {
      expect(await found(`q=${encodeURIComponent(q)}`)).toEqual(of(...names));
    });

    test('finds a reference with and without hyphens, in any case', async () => {
      const { reference } = stored.dialog!;
      for (const q of [reference, reference.toLowerCase(), reference.replaceAll('-', '')]) {
        expect(await found(`q=${q}`)).toEqual([reference]);
      }
    });

    test('lists what is open by its due time, the longest overdue first', async () => {
      const { application, message, dialog, registration, brief } = stored;
      await set(application!.id, 'due_at', now + hour);
      await set(message!.id, 'due_at', now - 2 * hour);
      await set(dialog!.id, 'due_at', null);
      await set(registration!.id, 'due_at', now - 9 * hour);
      await set(brief!.id, 'due_at', now + 2 * hour);
      const byDue = of('registration', 'message', 'application', 'brief', 'dialog');
      expect(await names('')).toEqual(byDue);
      expect(await names('state=all')).not.toEqual(byDue);
      expect(await names('state=all&sort=due')).toEqual(byDue);
    });

    test.each(['due', 'received'])('reads %s in pages, each row once', async (sort) => {
      await set(stored.dialog!.id, 'due_at', null);
      // Equal times are told apart by their ids.
      await db.all('update submission set received_at = $1 where kind in ($2, $3)', [
        now - hour,
        'contact-message',
        'employer-brief',
      ]);
      const whole = (await inbox(`sort=${sort}`)).rows.map(({ id }) => id);
      const read: string[] = [];
      let next: string | null = '';
      for (let page = 0; page < 5 && next !== null; page += 1) {
        const part: Inbox = await inbox(`sort=${sort}&limit=2${next && `&after=${next}`}`);
        expect([part.total, part.rows.length <= 2]).toEqual([5, true]);
        read.push(...part.rows.map(({ id }) => id));
        ({ next } = part);
      }
      expect([read, next]).toEqual([whole, null]);
    });

    test('the counts of a search are those of what it finds, whichever state is listed', async () => {
      await set(stored.message!.id, 'state', 'closed');
      const { rows, found: counted } = await inbox('q=zur%C3%BCck');
      expect(rows).toEqual([]);
      expect(counted).toMatchObject({ new: 0, 'in-work': 0, closed: 1, unassigned: 0, mine: 0 });
      await set(stored.message!.id, 'state', 'new');
      const { counts, found } = await inbox('q=zur%C3%BCck');
      expect([found?.new, found?.unassigned]).toEqual([1, 1]);
      expect(counts.unassigned).toBeGreaterThan(1);
      expect((await inbox('')).found).toBeNull();
    });

    test('a place in the list that is none is refused', async () => {
      for (const after of ['x', "1_'", '1', '99999999999999999_a']) {
        const answer = await app.ask(`/inbox?after=${encodeURIComponent(after)}`, me);
        expect(answer.status).toBe(400);
      }
    });

    test('combines state, kind, owner and due time', async () => {
      const { application, message, dialog, brief } = stored;
      await set(application!.id, 'state', 'closed');
      await set(application!.id, 'due_at', now - hour);
      await set(message!.id, 'owner', me.person.id);
      await set(message!.id, 'state', 'in-work');
      await set(message!.id, 'due_at', now - hour);
      await set(brief!.id, 'due_at', now + 90 * 24 * hour);
      expect(await found('state=open')).toEqual(of('brief', 'registration', 'dialog', 'message'));
      expect(await found('state=closed')).toEqual(of('application'));
      expect(await found('state=all')).toHaveLength(5);
      expect(await found('owner=me')).toEqual(of('message'));
      expect(await found(`owner=${me.person.id}&state=new`)).toEqual([]);
      expect(await found('owner=none&kind=contact-dialog')).toEqual([dialog!.reference]);
      expect(await found('due=overdue')).toEqual(of('message'));
      expect(await found('due=overdue&state=closed')).toEqual([]);
      expect(await found('due=overdue&owner=none')).toEqual([]);
      expect(await found('kind=none')).toEqual([]);
      const { counts, found: none } = await inbox('q=nowhere');
      expect(Object.values(none!).every((count) => count === 0)).toBe(true);
      expect(counts).toEqual({
        new: 3,
        'in-work': 1,
        answered: 0,
        closed: 1,
        replied: 0,
        overdue: 1,
        mine: 1,
        unassigned: 3,
        quarantined: 1,
      });
    });

    test('lists quarantined ones apart', async () => {
      expect(await found('quarantine=yes')).toEqual(of('spam'));
      expect((await inbox('quarantine=yes')).rows[0]).toMatchObject({
        suspicion: 'honeypot',
        delivery: 'held',
      });
    });

    test('sums up deliveries by what needs attention most', async () => {
      const state = (id: string, changes: string) =>
        db.all(`update task set ${changes} where submission_id = $1`, [id]);
      const { dialog, registration, brief, message } = stored;
      await state(dialog!.id, `state = 'abandoned'`);
      await state(registration!.id, `last_failure = 'HTTP 500', attempts = 1`);
      await state(brief!.id, `state = 'delivered'`);
      await state(message!.id, `state = 'delivered'`);
      await db.all(
        `insert into task (id, channel, purpose, destination, subject_type, subject_id,
          submission_id, state, next_attempt_at, last_failure)
          values ('m1', 'mail', 'receipt', 'smtp', 'submission', $1, $1, 'waiting', 0, 'EAUTH'),
            ('m2', 'mail', 'receipt', 'smtp', 'submission', $2, $2, 'waiting', 0, null)`,
        [message!.id, brief!.id],
      );
      expect(await found('delivery=abandoned')).toEqual(of('dialog'));
      expect(await found('delivery=failing')).toEqual(of('registration', 'message'));
      expect(await found('delivery=delivered')).toEqual(of('brief'));
      expect(await found('delivery=waiting&state=all')).toEqual(of('application'));
    });

    test('shows reference and dates alone of a restricted one, which no search finds', async () => {
      await set(stored.dialog!.id, 'restricted_at', now);
      const { rows } = await inbox('state=all');
      const row = rows.find(({ id }) => id === stored.dialog!.id);
      expect(row).toMatchObject({ name: '', about: '', hasFile: false, restricted: true });
      expect(JSON.stringify(row)).not.toMatch(/Keller|aXb/);
      expect(await found('state=all&q=axb')).toEqual([]);
      expect(await found('')).not.toContain(stored.dialog!.reference);
    });
  });

  test('names owners who were removed', async () => {
    const gone = await signIn(db, { name: 'Former Colleague' });
    const { id } = await storeSubmission(db);
    await set(id, 'owner', gone.person.id);
    await db.all('update person set removed_at = $2 where id = $1', [gone.person.id, now]);
    expect((await inbox('')).people).toContainEqual({
      id: gone.person.id,
      name: 'Former Colleague',
      removed: true,
    });
  });

  test('refuses a search that is too long', async () => {
    expect((await app.ask(`/inbox?q=${'x'.repeat(201)}`, me)).status).toBe(400);
  });
});
