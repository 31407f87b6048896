import { actIn } from '#tests/support/stores/act-in.ts';
import { expect, test } from 'vitest';
import { aNewSubmission } from '#tests/factories/new-submission.ts';
import { aVacancy } from '#tests/factories/vacancies.ts';
import { planTasks } from '#tests/support/deliveries/channels.ts';
import { describeStores } from '#tests/support/stores/stores.ts';
import { seedVacancies } from '#server/documents/seed-store.ts';
import { findVacancy } from '#server/vacancies/vacancies.ts';
import { saveSubmission } from './save-submission.ts';

const now = Date.parse('2026-11-15T09:00:00Z');
const vacancy = aVacancy({ slug: 'flight-safety-lead', reference: 'HL-0001' });

describeStores('the vacancy of a submission', ({ fresh }) => {
  test('is stored by its id, and nothing is for an unknown slug', async () => {
    const { db } = await fresh();
    await actIn({ db, now }, (act) => seedVacancies(act, [vacancy]));
    const { id } = (await findVacancy(db, vacancy.slug))!;
    for (const slug of [vacancy.slug, 'astronaut', undefined]) {
      await actIn({ db, planTasks, now }, (act) =>
        saveSubmission(act, aNewSubmission({ vacancy: slug })),
      );
    }
    const stored = await db.all<{ vacancy: string | null }>(
      'select vacancy_id as vacancy from submission order by vacancy_id is null',
    );
    expect(stored).toEqual([{ vacancy: id }, { vacancy: null }, { vacancy: null }]);
  });
});
