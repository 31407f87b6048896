import { expect, test } from 'vitest';
import { aVacancy } from '#tests/factories/vacancies.ts';
import { describeStores } from '#tests/support/stores/stores.ts';
import { storeSubmission } from '#tests/support/stores/store-submission.ts';
import type { Db } from '#server/db/db.ts';
import { linkApplications } from './link-applications.ts';
import { saveVacancies, seedVacancies } from './save-vacancies.ts';
import { findVacancy } from './vacancies.ts';

const now = Date.parse('2026-11-16T09:00:00Z');
const words = aVacancy();
const lead = aVacancy({
  slug: 'lead',
  reference: 'NG-0001',
  location: 'Munich',
  en: { ...words.en, title: 'Flight Safety Lead' },
  de: { ...words.de, title: 'Leitung Flugsicherheit, Großraum (m/w/d)' },
});
const twins = ['twin-a', 'twin-b'].map((slug, at) =>
  aVacancy({
    slug,
    reference: `NG-000${at + 2}`,
    location: 'Zurich',
    en: { ...words.en, title: 'Twin' },
  }),
);

async function vacancyOf(db: Db, id: string) {
  const [row] = await db.all<{ vacancy: string | null }>(
    'select vacancy_id as vacancy from submission where id = $1',
    [id],
  );
  return row!.vacancy;
}

const apply = (db: Db, roleTitle: string, roleLocation: string) =>
  storeSubmission(db, { kind: 'job-application', fields: { roleTitle, roleLocation }, at: now });

describeStores('stored applications', ({ fresh }) => {
  test('are given the one vacancy that had their title and place in some edition', async () => {
    const { db } = await fresh();
    await seedVacancies(db, [lead, ...twins], now);
    const { id, version } = (await findVacancy(db, 'lead'))!;
    const renamed = { ...lead, en: { ...lead.en, title: 'Head of Flight Safety' } };
    const by = { id: null, name: 'test' };
    const saved = await saveVacancies(db, [{ vacancy: renamed, basedOn: { id, version } }], {
      by,
      now,
      planTasks: () => [],
    });
    expect(saved.outcome).toBe('saved');
    const linked = [
      await apply(db, 'Head of Flight Safety', 'Munich'),
      await apply(db, 'Flight Safety Lead', 'Munich'),
      await apply(db, 'Leitung Flugsicherheit, Großraum (m/w/d)', 'Munich'),
      await apply(db, 'Leitung Flugsicherheit, Grossraum (m/w/d)', 'Munich'),
      await storeSubmission(db, {
        kind: 'contact-message',
        fields: { subject: 'Bewerbung: Leitung Flugsicherheit, Großraum (m/w/d) - München' },
        at: now,
      }),
    ];
    const left = [
      await apply(db, 'Flight Safety Lead', 'Zurich'),
      await apply(db, 'Twin', 'Zurich'),
      await storeSubmission(db, { kind: 'contact-message', at: now }),
      await storeSubmission(db, { kind: 'contact-dialog', at: now }),
    ];
    expect(await linkApplications(db)).toBe(linked.length);
    for (const one of linked) expect(await vacancyOf(db, one.id)).toBe(id);
    for (const one of left) expect(await vacancyOf(db, one.id)).toBeNull();
  });

  test('are linked once for each store', async () => {
    const { db } = await fresh();
    await seedVacancies(db, [lead], now);
    expect(await linkApplications(db)).toBe(0);
    const later = await apply(db, 'Flight Safety Lead', 'Munich');
    expect(await linkApplications(db)).toBe(0);
    expect(await vacancyOf(db, later.id)).toBeNull();
  });
});
