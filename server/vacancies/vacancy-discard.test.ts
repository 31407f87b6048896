import { randomUUID } from 'node:crypto';
import { actIn } from '#tests/support/stores/act-in.ts';
import { expect, test } from 'vitest';
import type { WebsiteDetail } from '#domain/documents/website-work.ts';
import { aVacancy } from '#tests/factories/vacancies.ts';
import { startDeskApp } from '#tests/support/desk/desk-app.ts';
import { signIn } from '#tests/support/desk/desk.ts';
import { describeStores } from '#tests/support/stores/stores.ts';
import { seedVacancies } from '#server/documents/seed-store.ts';
import { findVacancy } from './vacancies.ts';

describeStores('discarding a draft of a vacancy', ({ fresh }) => {
  test('removes one that was never published, and nothing that was', async () => {
    const { db } = await fresh();
    await actIn({ db, now: Date.now() }, (act) =>
      seedVacancies(act, [aVacancy({ slug: 'munich' })]),
    );
    const desk = await startDeskApp(db);
    const { headers, person } = await signIn(db, { role: 'consultant' });
    const ask = async (method: string, address: string, body?: object) => {
      const answer = await desk.ask(`/website/vacancy${address}`, { method, headers, body });
      const text = await answer.text();
      const told = (text ? JSON.parse(text) : undefined) as WebsiteDetail;
      return { status: answer.status, body: told };
    };
    const discard = (id: string, version: number) => ask('POST', `/${id}/discard`, { version });
    const id = randomUUID();
    const draft = (version: number, sector: string[]) =>
      ask('PUT', `/${id}/draft`, { version, content: { slug: 'wrong', sector } });
    expect((await draft(0, [])).status).toBe(200);
    await draft(1, ['x']);

    expect(await discard(id, 1)).toMatchObject({
      status: 409,
      body: { error: 'changed-meanwhile' },
    });
    expect((await discard(id, 2)).status).toBe(204);
    expect((await ask('GET', `/${id}`)).body.version).toBe(0);
    expect((await discard(id, 2)).status).toBe(404);
    const audit = await db.all('select action, person_id, subject_id from audit order by at, id');
    expect(audit.at(-1)).toEqual({
      action: 'document-discarded',
      personId: person.id,
      subjectId: id,
    });

    const { id: published } = (await findVacancy(db, 'munich'))!;
    const { body: shown } = await ask('GET', `/${published}`);
    expect((await discard(published, shown.version)).status).toBe(409);
    expect((await ask('GET', `/${published}`)).body).toEqual(shown);
    await desk.stop();
  });
});
