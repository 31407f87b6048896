import { actIn } from '#tests/support/stores/act-in.ts';
import { expect, test } from 'vitest';
import { rowsOfAPage } from '#domain/mandates/mandate-work.ts';
import { vacancyFilterSchema } from '#domain/vacancies/vacancy-work.ts';
import { aVacancy } from '#tests/factories/vacancies.ts';
import { aNewSubmission } from '#tests/factories/new-submission.ts';
import { planTasks } from '#tests/support/deliveries/channels.ts';
import { describeStores } from '#tests/support/stores/stores.ts';
import { saveSubmission } from '#server/submissions/save-submission.ts';
import { seedVacancies } from '#server/documents/seed-store.ts';
import { deskVacancies } from './vacancy-list.ts';

const now = Date.parse('2026-11-16T12:00:00Z');
const roles = Array.from({ length: 2 * rowsOfAPage + 1 }, (_, at) =>
  aVacancy({
    slug: `role-${at}`,
    reference: `HL-${1000 + at}`,
    state: at % 2 ? { is: 'open' } : { is: 'draft' },
  }),
);

describeStores('the list of vacancies', ({ fresh }) => {
  test('comes in pages, each row once, with the counts of all that are found', async () => {
    const { db } = await fresh();
    await actIn({ db, now }, (act) => seedVacancies(act, roles));
    const list = (query: object) => deskVacancies(db, vacancyFilterSchema.parse(query), now);
    const slugs: string[] = [];
    for (let from: number | null = 0; from !== null;) {
      const page = await list({ from });
      expect(page.rows.length).toBeLessThanOrEqual(rowsOfAPage);
      expect(page).toMatchObject({ total: 101, counts: { open: 50, draft: 51, closed: 0 } });
      slugs.push(...page.rows.map(({ slug }) => slug));
      from = page.next;
    }
    expect(new Set(slugs).size).toBe(101);
    expect(slugs).toHaveLength(101);
    expect(await list({ state: 'open' })).toMatchObject({ next: null, counts: { draft: 51 } });
    const found = await list({ q: 'hl-1007', state: 'nonsense', from: 'x' });
    expect(found).toMatchObject({ total: 101, counts: { open: 1, draft: 0 }, next: null });
    expect(found.rows.map(({ slug }) => slug)).toEqual(['role-7']);
  });

  test.each(['prufer zurich', 'PRÜFER Zürich', 'Prüfer zürich'])(
    'finds “%s” with or without marks, as every list does',
    async (q) => {
      const { db } = await fresh();
      const { de } = aVacancy();
      const found = aVacancy({ location: 'Zurich', de: { ...de, title: 'Prüfer (m/w/d)' } });
      await actIn({ db, now }, (act) =>
        seedVacancies(act, [found, aVacancy({ slug: 'other', reference: 'HL-0002' })]),
      );
      const { rows } = await deskVacancies(db, vacancyFilterSchema.parse({ q }), now);
      expect(rows.map(({ slug }) => slug)).toEqual([found.slug]);
    },
  );

  test('counts the people of the page that is shown', async () => {
    const { db } = await fresh();
    await actIn({ db, now }, (act) => seedVacancies(act, roles));
    const applied = aNewSubmission({ kind: 'job-application', vacancy: 'role-9' });
    await actIn({ db, planTasks, now }, (act) => saveSubmission(act, applied));
    const { rows } = await deskVacancies(db, vacancyFilterSchema.parse({ q: 'role-9' }), now);
    const people = new Map(rows.map((row) => [row.slug, row.people]));
    expect(people.get('role-9')).toMatchObject({ new: 1, answered: 0 });
    expect(people.get('role-91')).toBeNull();
  });
});
