import { afterEach, expect, test } from 'vitest';
import type { Inbox } from '../../domain/work/work.ts';
import type { UnconfirmedRole } from '../../domain/work/vacancy-work.ts';
import { aMandate } from '../../tests/factories/mandates.ts';
import { aVacancy } from '../../tests/factories/vacancies.ts';
import { signIn } from '../../tests/support/desk/desk.ts';
import { manualClock } from '../../tests/support/machine/manual-clock.ts';
import { startApp } from '../../tests/support/server/server-app.ts';
import { describeStores } from '../../tests/support/stores/stores.ts';
import { openLiveDocuments } from '../content/live-documents.ts';
import { openMandate } from '../store/mandates/open-mandate.ts';
import { seedVacancies } from '../store/vacancies/save-vacancies.ts';
import { findVacancy } from '../store/vacancies/vacancies.ts';
import { openLiveVacancies } from '../vacancies/live-vacancies.ts';

const noon = Date.parse('2026-11-17T12:00:00Z');
const roles = [
  aVacancy({ slug: 'fresh', reference: 'NG-0001', postedOn: '2026-09-29' }),
  aVacancy({ slug: 'asked', reference: 'NG-0002', postedOn: '2026-09-28' }),
  aVacancy({ slug: 'due', reference: 'NG-0003', postedOn: '2026-09-01' }),
  aVacancy({
    slug: 'confirmed',
    reference: 'NG-0004',
    postedOn: '2026-01-01',
    confirmedOn: '2026-11-01',
  }),
  aVacancy({
    slug: 'closed',
    reference: 'NG-0005',
    postedOn: '2026-01-01',
    state: { is: 'closed', on: '2026-02-01' },
  }),
];
const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

describeStores('roles that nobody has confirmed', ({ fresh }) => {
  test('are asked about after 50 days, and due after 60 until they are confirmed or closed', async () => {
    const { db, config } = await fresh();
    await seedVacancies(db, roles, noon - 60_000);
    const { clock } = manualClock(noon);
    const { person, headers } = await signIn(db, { name: 'Ada', now: noon });
    const { id: vacancyId } = (await findVacancy(db, 'due'))!;
    await openMandate(db, person, { facts: aMandate(), vacancyId }, noon);

    const serve = async () => {
      const documents = await openLiveDocuments(db, clock);
      const vacancies = await openLiveVacancies(db, documents, clock);
      const app = await startApp(db, config.dataDir, {
        clock,
        vacancies,
        desk: { channels: [], build: 'build' },
      });
      cleanups.push(app.stop);
      return async <T>(address: string, body?: object) => {
        const answer = await fetch(`${app.url}/api/desk${address}`, {
          headers: { ...headers, origin: app.url, 'content-type': 'application/json' },
          ...(body && { method: 'POST', body: JSON.stringify(body) }),
        });
        expect(answer.ok).toBe(true);
        return (await answer.json()) as T;
      };
    };
    const ask = await serve();
    const [due, asked, ...others] = await ask<UnconfirmedRole[]>('/vacancies/unconfirmed');
    expect(others).toEqual([]);
    expect(due).toMatchObject({ reference: 'NG-0003', days: 77, due: true, ownerName: 'Ada' });
    expect(asked).toMatchObject({ reference: 'NG-0002', days: 50, due: false, owner: null });
    expect((await ask<Inbox>('/inbox')).counts.dates).toBe(1);

    const { id, version } = due!;
    await ask(`/vacancies/${id}/state`, { version, action: { do: 'confirm' } });
    await ask(`/vacancies/${asked!.id}/state`, {
      version: asked!.version,
      action: { do: 'close' },
    });
    expect(await ask('/vacancies/unconfirmed')).toEqual([]);
    // A server that reads the store anew; a running one follows within a second.
    const later = await serve();
    expect((await later<Inbox>('/inbox')).counts.dates).toBe(0);
  });
});
