import { expect, test } from 'vitest';
import { openRoles } from '#server/alerts/match-roles.ts';
import type { Db } from '#server/db/db.ts';
import type { PlanTasks } from '#server/db/tasks.ts';
import { contentOf } from '#server/documents/document.ts';
import { documentRecords, documentsSince } from '#server/documents/read-documents.ts';
import { storedVacancies } from '#server/vacancies/vacancies.ts';
import { aPerson } from '#tests/factories/documents-of-the-firm.ts';
import { aVacancy } from '#tests/factories/vacancies.ts';
import { actIn } from '#tests/support/stores/act-in.ts';
import { publishTogether, saveRoles } from '#tests/support/stores/document-acts.ts';
import { describeStores } from '#tests/support/stores/stores.ts';
import { countSampleContent, removeSampleContent } from './sample-content.ts';

const now = Date.parse('2026-11-16T12:00:00Z');
const own = aVacancy({ slug: 'own', reference: 'HL-9001' });
const open = aVacancy({ slug: 'open', reference: 'HL-9002', sample: true });
const closed = aVacancy({
  slug: 'closed',
  reference: 'HL-9003',
  sample: true,
  state: { is: 'closed', on: '2026-11-10' },
});
const draft = aVacancy({
  slug: 'draft',
  reference: 'HL-9004',
  sample: true,
  state: { is: 'draft' },
});

describeStores('samples among the content', ({ filled }) => {
  test('published samples are counted, and removed in one act that leaves the firm’s own', async () => {
    const { db } = await filled(now);
    await publishSamples(db);
    expect(await counted(db)).toEqual({ roles: 2, reports: 1, people: 1 });
    expect(await actIn({ db, now }, removeSampleContent)).toMatchObject({ roles: 2 });
    expect(await counted(db)).toEqual({ roles: 0, reports: 0, people: 0 });
    const roles = new Map(
      (await storedVacancies(db)).map(({ slug, vacancy }) => [slug, vacancy?.state.is]),
    );
    expect(['own', 'open', 'closed', 'draft'].map((slug) => roles.get(slug))).toEqual([
      'open',
      'withdrawn',
      'withdrawn',
      'draft',
    ]);
    const people = await documentRecords(db, 'person');
    expect(people.filter(({ published }) => published).map(({ key }) => key.id)).toEqual(['own']);
  });

  test('alerts and search engines are told of the firm’s own role and of no sample', async () => {
    const { db } = await filled(now);
    const told = await publishSamples(db);
    const slugs = (await openRoles(db, now)).map(({ vacancy }) => vacancy.slug);
    expect(slugs).toContain('own');
    expect(slugs).not.toContain('open');
    const { id } = (await storedVacancies(db)).find(({ slug }) => slug === 'own')!;
    expect(told).toEqual([id]);
  });
});

/** Returns the roles that channels were told of. */
async function publishSamples(db: Db): Promise<string[]> {
  const told: string[] = [];
  const planTasks: PlanTasks = (event) => {
    if (event.type === 'vacancy-changed') told.push(event.vacancyId);
    return [];
  };
  const roles = [own, open, closed, draft].map((vacancy) => ({ vacancy }));
  await saveRoles({ db, now, planTasks }, roles);
  const [report] = (await documentRecords(db, 'report')).filter(({ published }) => published);
  const content = { ...(contentOf(report!.key, report!.published!) as object), sample: true };
  const published = await publishTogether({ db, now }, [
    { key: report!.key, content, version: report!.version },
    person('invented', { sample: true }),
    person('own', {}),
  ]);
  expect(published).toBeUndefined();
  return told;
}

function person(id: string, changes: object) {
  return { key: { kind: 'person', id } as const, content: aPerson({ ...changes }), version: 0 };
}

async function counted(db: Db) {
  return countSampleContent(await documentsSince(db, 0));
}
