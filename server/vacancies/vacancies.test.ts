import { revisionsOfAdvert } from '#tests/support/stores/revisions.ts';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { saveRoles } from '#tests/support/stores/document-acts.ts';
import { actIn } from '#tests/support/stores/act-in.ts';
import { aVacancy } from '#tests/factories/vacancies.ts';
import { describeStores } from '#tests/support/stores/stores.ts';
import type { Vacancy } from '#domain/vacancies/vacancy.ts';
import type { Db } from '#server/db/db.ts';
import { seedVacancies } from '#server/documents/seed-store.ts';
import type { VacancyChange } from './change-state.ts';
import { documentsSince } from '#server/documents/read-documents.ts';
import type { PlanTasks } from '#server/db/tasks.ts';
import { saveDraft } from '#server/documents/save-draft.ts';
import { earlierSlugs, findVacancy, slugsOf, storedVacancies } from './vacancies.ts';
import { advertOf } from './vacancy-rule.ts';

const now = Date.parse('2026-11-15T09:00:00Z');
const planTasks: PlanTasks = (event) =>
  event.type === 'vacancy-changed'
    ? [{ channel: 'indexnow', purpose: event.change, destination: 'test' }]
    : [];
const first = aVacancy({ slug: 'first', reference: 'HL-0001' });
const second = aVacancy({ slug: 'second', reference: 'HL-0002' });

const save = (db: Db, ...changes: VacancyChange[]) =>
  saveRoles({ db, by: { id: null, name: 'ada' }, now, planTasks }, changes);

const seed = (db: Db, vacancies: Vacancy[]) =>
  actIn({ db, now, by: { id: null, name: 'content/vacancies' } }, (act) =>
    seedVacancies(act, vacancies),
  );

async function edit(db: Db, name: string, changes: Partial<Vacancy>): Promise<VacancyChange> {
  const { id, version, vacancy } = (await findVacancy(db, name))!;
  return { vacancy: { ...vacancy!, ...changes }, basedOn: { id, version } };
}

describeStores('vacancies in the store', ({ fresh }) => {
  test('an empty store starts with the given ones, a filled one keeps its own', async () => {
    const { db } = await fresh();
    await Promise.all([seed(db, [first]), seed(db, [first])]);
    await seed(db, [second]);
    expect(await storedVacancies(db)).toMatchObject([
      { revision: 1, version: 1, vacancy: first, changedBy: 'content/vacancies', changedAt: now },
    ]);
  });

  test('every change is kept as a revision with who and when', async () => {
    const { db } = await fresh();
    await seed(db, [first, second]);
    const closed = { is: 'closed', on: '2026-11-15' } as const;
    expect(await save(db, await edit(db, 'HL-0001', { state: closed }))).toHaveLength(1);
    const stored = (await findVacancy(db, 'first'))!;
    expect(stored).toMatchObject({ revision: 2, vacancy: { state: closed }, changedBy: 'ada' });
    expect(await revisionsOfAdvert(db, stored.id)).toMatchObject([
      { revision: 1, vacancy: { state: { is: 'open' } }, changedBy: 'content/vacancies' },
      { revision: 2, vacancy: { state: closed }, changedBy: 'ada', changedAt: now },
    ]);
    expect((await documentsSince(db, 2)).map(({ published }) => published?.address)).toEqual([
      'first',
    ]);
  });

  test('a stale edit is refused and shows both versions', async () => {
    const { db } = await fresh();
    await seed(db, [first]);
    const [mine, theirs] = [
      await edit(db, 'first', { experience: 'Executive' }),
      await edit(db, 'first', { experience: 'Mid-level' }),
    ];
    await save(db, theirs);
    expect(await save(db, mine)).toMatchObject({
      refusal: {
        reason: 'changed-meanwhile',
        by: 'ada',
        at: now,
        current: { published: { version: 2, content: { experience: 'Mid-level' } } },
      },
    });
    expect((await findVacancy(db, 'first'))?.vacancy?.experience).toBe('Mid-level');
  });

  test('of edits at the same time one is saved', async () => {
    const { db } = await fresh();
    await seed(db, [first]);
    const change = await edit(db, 'first', { experience: 'Executive' });
    const results = await Promise.all([1, 2, 3, 4].map(() => save(db, change)));
    expect(results.filter(Array.isArray)).toHaveLength(1);
  });

  test('a slug never names another vacancy and leads to the present one', async () => {
    const { db } = await fresh();
    await seed(db, [first, second]);
    await save(db, await edit(db, 'first', { slug: 'renamed' }));
    await save(db, await edit(db, 'renamed', { slug: 'renamed-again' }));
    expect([...(await earlierSlugs(db))]).toEqual([
      ['first', 'renamed-again'],
      ['renamed', 'renamed-again'],
    ]);
    const taken = await edit(db, 'second', { slug: 'first' });
    expect(await save(db, taken)).toMatchObject({ refusal: { issues: [{ code: 'slug-taken' }] } });
    const added = {
      vacancy: aVacancy({ slug: 'first', reference: 'HL-0003' }),
      basedOn: undefined,
    };
    expect(await save(db, added)).toMatchObject({ refusal: { issues: [{ code: 'slug-taken' }] } });
    await save(db, await edit(db, 'renamed-again', { slug: 'first' }));
    const { id } = (await findVacancy(db, 'first'))!;
    expect(await slugsOf(db, id)).toEqual(['first', 'renamed', 'renamed-again']);
    expect((await earlierSlugs(db)).get('renamed')).toBe('first');
  });

  test('drafts without an address or a reference do not take it from each other', async () => {
    const { db } = await fresh();
    const found: unknown[] = [];
    for (const title of ['One', 'Two', 'Three']) {
      const { key, rule } = advertOf(randomUUID());
      const content = { en: { title }, reference: '', state: { is: 'draft' } };
      const given = { content, address: '' };
      await actIn({ db, now }, (act) => saveDraft(act, { key, rule }, { ...given, version: 0 }));
      const shown = {} as Parameters<typeof rule.judge>[2]['shown'];
      const { issues } = await rule.judge(db, { key, ...given }, { shown, now });
      found.push(issues.filter(({ code }) => code.endsWith('taken')));
    }
    expect(found).toEqual([[], [], []]);
  });

  test('several changes are saved together or not at all', async () => {
    const { db } = await fresh();
    await seed(db, [first]);
    const good = await edit(db, 'first', { experience: 'Executive' });
    const bad = { vacancy: aVacancy({ slug: 'third', reference: 'HL-0001' }), basedOn: undefined };
    expect(await save(db, good, bad)).toMatchObject({
      refusal: { issues: [{ code: 'reference-taken' }] },
    });
    expect(await storedVacancies(db)).toMatchObject([{ revision: 1, vacancy: first }]);
    expect(await db.all('select 1 as one from task')).toEqual([]);
  });

  test('a task is added for a change that visitors can see', async () => {
    const { db } = await fresh();
    const draft = aVacancy({ slug: 'third', reference: 'HL-0003', state: { is: 'draft' } });
    await save(db, { vacancy: draft, basedOn: undefined });
    await save(db, await edit(db, 'third', { experience: 'Executive' }));
    expect(await db.all('select 1 as one from task')).toEqual([]);
    await save(db, await edit(db, 'third', { state: { is: 'open' } }));
    await save(db, await edit(db, 'third', { state: { is: 'draft' } }));
    const { id } = (await findVacancy(db, 'third'))!;
    expect(
      await db.all('select subject_type, subject_id, purpose from task order by purpose'),
    ).toEqual([
      { subjectType: 'vacancy', subjectId: id, purpose: 'revision-3' },
      { subjectType: 'vacancy', subjectId: id, purpose: 'revision-4' },
    ]);
  });
});
