import { expect, test } from 'vitest';
import { actIn } from '#tests/support/stores/act-in.ts';
import { startDeskApp } from '#tests/support/desk/desk-app.ts';
import { signIn } from '#tests/support/desk/desk.ts';
import { describeStores } from '#tests/support/stores/stores.ts';
import type { Session } from '#domain/people/person.ts';
import { preferencesOf } from './preferences.ts';
import { removePerson } from './people.ts';

const none = { language: null, zone: null, morningMail: null };
const chosen = { language: 'de', zone: 'Europe/Zurich', morningMail: 'ada@firm.example' } as const;

describeStores('preferences', ({ fresh }) => {
  test('are those of one person, and come with the session', async () => {
    const { db } = await fresh();
    const app = await startDeskApp(db);
    const [ada, ben] = await Promise.all([signIn(db), signIn(db, { name: 'Ben' })]);
    const put = (body: unknown) =>
      app.ask('/preferences', { method: 'PUT', headers: ada.headers, body });
    const session = async (of: typeof ada) =>
      (await (await app.ask('/session', of)).json()) as Session;
    expect((await session(ada)).preferences).toEqual(none);
    expect((await put(chosen)).status).toBe(204);
    expect((await session(ada)).preferences).toEqual(chosen);
    expect((await session(ben)).preferences).toEqual(none);
    expect(await preferencesOf(db, ada.person.id)).toEqual(chosen);
    for (const wrong of [
      { ...chosen, language: 'fr' },
      { ...chosen, zone: 'Mars/Base' },
      { ...chosen, morningMail: 'nobody' },
      { language: 'de' },
    ]) {
      expect((await put(wrong)).status).toBe(400);
    }
    expect((await session(ada)).preferences).toEqual(chosen);
    await app.stop();
  });

  test('of somebody who left name no address any more', async () => {
    const { db } = await fresh();
    const { person } = await signIn(db);
    await db.all('update person set morning_mail = $1', [chosen.morningMail]);
    await actIn({ db, by: { id: null, name: 'test' }, now: Date.now() }, (act) =>
      removePerson(act, person.id),
    );
    expect(await preferencesOf(db, person.id)).toEqual(none);
  });
});
