import { expect, test } from 'vitest';
import { saveVacancies } from '#server/vacancies/change-state.ts';
import { actIn } from '#tests/support/stores/act-in.ts';
import { aVacancy } from '#tests/factories/vacancies.ts';
import { planTasks } from '#tests/support/deliveries/channels.ts';
import { startPasskeyDesk } from '#tests/support/desk/passkey-desk.ts';
import { freshStore } from '#tests/support/stores/stores.ts';
import { deskWrites } from '#tests/support/server/write-requests.ts';
import type { WriteWorld } from '#tests/support/server/write-world.ts';
import { seedVacancies } from '#server/documents/seed-store.ts';

/** Letters, so that a slug, an id and a name take it as any free text does. */
const mark = 'zqmark';

/** The same with the mark behind one of its texts, or undefined when it has fewer. */
function markedAt(body: unknown, nth: number): unknown {
  let seen = -1;
  const marked = walk(body);
  return seen >= nth ? marked : undefined;

  function walk(value: unknown): unknown {
    if (typeof value === 'string') return (seen += 1) === nth ? value + mark : value;
    if (Array.isArray(value)) return value.map(walk);
    if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return value;
    // A passkey answers for itself.
    const own = Object.entries(value).filter(([key]) => key !== 'response');
    return { ...value, ...Object.fromEntries(own.map(([key, one]) => [key, walk(one)])) };
  }
}

test('no text of any request of the desk, filter or advert enters the log', async () => {
  const db = await freshStore();
  const by = { id: null, name: 'test' };
  const now = Date.now();
  const neutral = { ...aVacancy().de, title: 'Qualitätsingenieur (m/w/d)' };
  const draft = aVacancy({ slug: 'draft', state: { is: 'draft' }, de: neutral });
  await actIn({ db, now }, (act) => seedVacancies(act, [draft]));
  const desk = await startPasskeyDesk(db);
  const { key, session, token: cookie } = await desk.joinFirst();
  const at = { nth: 0, isMarked: true };
  const send: typeof desk.send = (method, address, sent) => {
    const body = markedAt(sent?.body, at.nth);
    at.isMarked = body !== undefined;
    return desk.send(method, address, at.isMarked ? { ...sent, body } : sent);
  };
  const world = { db, client: desk, cookie, key, personId: session.person.id, url: '' };
  const accepted = new Set<string>();
  for (const [name, prepare] of Object.entries(deskWrites)) {
    // The log names colleagues, and so whoever is invited.
    if (name === 'POST /people') continue;
    for (Object.assign(at, { nth: 0, isMarked: true }); at.isMarked; at.nth += 1) {
      const request = await prepare({ ...world, client: { ...desk, send } } as WriteWorld);
      if ((await request()) < 300 && at.isMarked) accepted.add(name);
    }
  }
  expect([...accepted]).toEqual(
    expect.arrayContaining([
      'POST /mandates',
      'PUT /mandates/:id',
      'POST /mandates/:id/people/:submissionId',
      'POST /passkeys',
      'POST /join/:token',
      'POST /views',
      'POST /work',
      'POST /submissions/:id/notes',
      'PUT /submissions/:id/answer',
      'PUT /website/:kind/:id/draft',
    ]),
  );
  await desk.send('GET', `/inbox.csv?tag=${mark}&q=${mark}`, { cookie });
  const excepted = aVacancy({
    slug: `${mark}-excepted`,
    reference: 'HL-9001',
    location: 'Basel',
    state: { is: 'draft' },
    reporting: { is: 'excepted', occupation: { name: mark }, reason: 'internal', note: mark },
  });
  await actIn({ db, by, now, planTasks }, (act) => saveVacancies(act, [{ vacancy: excepted }]));
  const log = await db.all<{ action: string }>('select * from audit');
  expect(log.map(({ action }) => action)).toContain('vacancy-excepted');
  expect(log.filter((entry) => JSON.stringify(entry).includes(mark))).toEqual([]);
  await desk.stop();
  await db.close();
});
