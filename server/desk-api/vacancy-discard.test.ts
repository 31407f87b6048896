import { expect, test } from 'vitest';
import type { VacancyDetail } from '#domain/vacancies/vacancy-work.ts';
import { aVacancy } from '#tests/factories/vacancies.ts';
import { startDeskApp } from '#tests/support/desk/desk-app.ts';
import { signIn } from '#tests/support/desk/desk.ts';
import { describeStores } from '#tests/support/stores/stores.ts';
import { seedVacancies } from '#server/vacancies/save-vacancies.ts';
import { findVacancy } from '#server/vacancies/vacancies.ts';

describeStores('discarding a draft of a vacancy', ({ fresh }) => {
  test('removes one that was never published, and nothing that was', async () => {
    const { db } = await fresh();
    await seedVacancies(db, [aVacancy({ slug: 'munich' })], Date.now());
    const desk = await startDeskApp(db);
    const { headers, person } = await signIn(db, { role: 'consultant' });
    const ask = async (method: string, address: string, body?: object) => {
      const answer = await desk.ask(`/vacancies${address}`, { method, headers, body });
      const text = await answer.text();
      const told = (text ? JSON.parse(text) : undefined) as VacancyDetail;
      return { status: answer.status, body: told };
    };
    const discard = (id: string, version: number) => ask('POST', `/${id}/discard`, { version });
    const { body: kept } = await ask('POST', '', { vacancy: { slug: 'wrong', sector: [] } });
    await ask('PUT', `/${kept.id}`, { version: 1, vacancy: { slug: 'wrong', sector: ['x'] } });

    expect(await discard(kept.id, 1)).toMatchObject({ status: 409, body: { error: 'stale' } });
    expect((await discard(kept.id, 2)).status).toBe(204);
    expect((await ask('GET', `/${kept.id}`)).status).toBe(404);
    expect((await discard(kept.id, 2)).status).toBe(404);
    const audit = await db.all('select action, person_id, subject_id from audit order by at, id');
    expect(audit.at(-1)).toEqual({
      action: 'document-discarded',
      personId: person.id,
      subjectId: kept.id,
    });

    const { id: published } = (await findVacancy(db, 'munich'))!;
    const { body: shown } = await ask('GET', `/${published}`);
    expect((await discard(published, shown.version)).status).toBe(409);
    expect((await ask('GET', `/${published}`)).body).toEqual(shown);
    await desk.stop();
  });
});
