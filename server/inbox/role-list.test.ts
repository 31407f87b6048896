import { expect, test } from 'vitest';
import { listedRolesSchema } from '#domain/inbox/listed-role.ts';
import { rowsOfAPage } from '#domain/mandates/mandate-work.ts';
import { actIn } from '#tests/support/stores/act-in.ts';
import { signIn } from '#tests/support/desk/desk.ts';
import { describeStores } from '#tests/support/stores/stores.ts';
import { aMandate } from '#tests/factories/mandates.ts';
import { aNewSubmission } from '#tests/factories/new-submission.ts';
import { aVacancy } from '#tests/factories/vacancies.ts';
import { planTasks } from '#tests/support/deliveries/channels.ts';
import { seedVacancies } from '#server/documents/seed-store.ts';
import { openMandate } from '#server/mandates/change-mandate.ts';
import { saveSubmission } from '#server/submissions/save-submission.ts';
import { findVacancy } from '#server/vacancies/vacancies.ts';
import { listRoles } from './role-list.ts';

const now = Date.parse('2026-11-17T12:00:00Z');

describeStores('the list of roles', ({ fresh }) => {
  const started = async () => {
    const { db } = await fresh();
    const { person } = await signIn(db, { name: 'Ada', now });
    const list = (query: object) =>
      listRoles(db, {
        ...listedRolesSchema.parse(query),
        personId: person.id,
        now,
        reader: 'en-GB',
      });
    return { db, person, list };
  };

  test('shows a mandate and its advert as one, and each of them without the other', async () => {
    const { db, person, list } = await started();
    await actIn({ db, now: now - 1 }, (act) =>
      seedVacancies(act, [
        aVacancy({
          slug: 'both',
          reference: 'HL-0001',
          state: { is: 'open', until: '2026-12-20' },
        }),
        aVacancy({ slug: 'alone', reference: 'HL-0002' }),
        aVacancy({ slug: 'over', reference: 'HL-0003', state: { is: 'closed', on: '2026-11-01' } }),
      ]),
    );
    const { id: vacancyId } = (await findVacancy(db, 'both'))!;
    const open = (facts: object, id?: string) =>
      actIn({ db, by: person, now }, (act) =>
        openMandate(act, { facts: aMandate(facts), vacancyId: id }),
      );
    await open({ employer: 'Kestrel', plan: [{ name: 'Start', on: '2026-12-01' }] }, vacancyId);
    await open({ employer: 'Zürich Rail', role: 'Signal Engineer' });
    await open({ employer: 'Filled', state: 'filled' });
    const applied = aNewSubmission({ kind: 'job-application', vacancy: 'both' });
    await actIn({ db, planTasks, now }, (act) => saveSubmission(act, applied));

    const { rows, counts, mine } = await list({});
    expect(counts).toEqual({ current: 3, ended: 2, all: 5 });
    expect(mine).toBe(2);
    const shown = rows.map(({ mandate, advert }) => [
      mandate?.employer ?? '-',
      advert?.reference ?? '-',
    ]);
    expect(shown.toSorted()).toEqual([
      ['-', 'HL-0002'],
      ['Kestrel', 'HL-0001'],
      ['Zürich Rail', '-'],
    ]);
    expect(rows.find(({ mandate }) => mandate?.employer === 'Kestrel')).toMatchObject({
      owner: person.id,
      people: { new: 1 },
      next: { kind: 'plan', name: 'Start', day: '2026-12-01' },
    });
    const found = async (query: object) => (await list(query)).rows.map(({ title }) => title);
    expect(await found({ q: 'zurich' })).toEqual(['Signal Engineer']);
    expect(await found({ q: 'hl-0003' })).toEqual([]);
    expect(await found({ q: 'hl-0003', group: 'all' })).toHaveLength(1);
    expect(await found({ owner: 'me', group: 'ended' })).toHaveLength(1);
  });

  test('comes in pages, each role once', async () => {
    const { db, list } = await started();
    const roles = Array.from({ length: 2 * rowsOfAPage + 1 }, (_, at) =>
      aVacancy({ slug: `role-${at}`, reference: `HL-${1000 + at}` }),
    );
    await actIn({ db, now }, (act) => seedVacancies(act, roles));
    const references: string[] = [];
    for (let from: number | null = 0; from !== null;) {
      const page = await list({ from });
      expect(page.rows.length).toBeLessThanOrEqual(rowsOfAPage);
      references.push(...page.rows.map(({ advert }) => advert!.reference));
      from = page.next;
    }
    expect(new Set(references).size).toBe(references.length);
    expect(references).toHaveLength(roles.length);
  });
});
