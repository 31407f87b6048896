import { actIn } from '#tests/support/stores/act-in.ts';
import { afterEach, expect, test } from 'vitest';
import type { DraftSaved, WebsiteDetail } from '#domain/documents/website-work.ts';
import type { Today, TodayRole } from '#domain/inbox/today.ts';
import { aMandate } from '#tests/factories/mandates.ts';
import { aVacancy } from '#tests/factories/vacancies.ts';
import { signIn } from '#tests/support/desk/desk.ts';
import { manualClock } from '#tests/support/machine/manual-clock.ts';
import { startApp } from '#tests/support/server/server-app.ts';
import { describeStores } from '#tests/support/stores/stores.ts';
import type { Clock } from '#server/base/clock.ts';
import { openLiveDocuments } from '#server/documents/live-documents.ts';
import type { Db } from '#server/db/db.ts';
import { openMandate } from '#server/mandates/change-mandate.ts';
import { seedVacancies } from '#server/documents/seed-store.ts';
import { findVacancy } from '#server/vacancies/vacancies.ts';
import { openLiveVacancies } from '#server/vacancies/live-vacancies.ts';

const noon = Date.parse('2026-11-17T12:00:00Z');
const roles = [
  aVacancy({ slug: 'fresh', reference: 'HL-0001', postedOn: '2026-09-29' }),
  aVacancy({ slug: 'asked', reference: 'HL-0002', postedOn: '2026-09-28' }),
  aVacancy({ slug: 'due', reference: 'HL-0003', postedOn: '2026-09-01' }),
  aVacancy({
    slug: 'confirmed',
    reference: 'HL-0004',
    postedOn: '2026-01-01',
    confirmedOn: '2026-11-01',
  }),
  aVacancy({
    slug: 'closed',
    reference: 'HL-0005',
    postedOn: '2026-01-01',
    state: { is: 'closed', on: '2026-02-01' },
  }),
];
const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

type Ask = <T>(address: string, body?: object, status?: number, method?: string) => Promise<T>;
/** What the first page says of roles, of one kind. */
const asks = async <Is extends TodayRole['is']>(ask: Ask, is: Is) =>
  (await ask<Today>('/today?who=all')).roles.filter(
    (role): role is Extract<TodayRole, { is: Is }> => role.is === is,
  );

async function serveDesk(db: Db, dataDir: string, headers: object, clock: Clock): Promise<Ask> {
  const documents = await openLiveDocuments(db, clock);
  const vacancies = await openLiveVacancies(db, documents, clock);
  const desk = { channels: [], build: 'build' };
  const app = await startApp(db, dataDir, { clock, vacancies, desk });
  cleanups.push(app.stop);
  return async <T>(address: string, body?: object, status = 200, method = 'POST') => {
    const answer = await fetch(`${app.url}/api/desk${address}`, {
      headers: { ...headers, origin: app.url, 'content-type': 'application/json' },
      ...(body && { method, body: JSON.stringify(body) }),
    });
    expect(answer.status).toBe(status);
    return (status === 204 ? undefined : await answer.json()) as T;
  };
}

describeStores('roles that nobody has confirmed', ({ fresh }) => {
  test('are asked about after 50 days, and due after 60 until they are confirmed or closed', async () => {
    const { db, config } = await fresh();
    await actIn({ db, now: noon - 60_000 }, (act) => seedVacancies(act, roles));
    const { clock } = manualClock(noon);
    const { person, headers } = await signIn(db, { name: 'Ada', now: noon });
    const { id: vacancyId } = (await findVacancy(db, 'due'))!;
    await actIn({ db, by: person, now: noon }, (act) =>
      openMandate(act, { facts: aMandate(), vacancyId }),
    );

    const ask = await serveDesk(db, config.dataDir, headers, clock);
    const [due, asked, ...others] = await asks(ask, 'unconfirmed');
    expect(others).toEqual([]);
    expect(due).toMatchObject({ reference: 'HL-0003', days: 77, due: true, owner: person.id });
    expect(asked).toMatchObject({ reference: 'HL-0002', days: 50, due: false, owner: null });

    const { id, version } = due!;
    await ask(`/vacancies/${id}/state`, { version, action: { do: 'confirm' } });
    await ask(`/vacancies/${asked!.id}/state`, {
      version: asked!.version,
      action: { do: 'close' },
    });
    expect(await asks(ask, 'unconfirmed')).toEqual([]);
  });
});

describeStores('a report of a Swiss role', ({ fresh }) => {
  test('is asked for withdrawal when the role has ended, until somebody enters the day', async () => {
    const { db, config } = await fresh();
    const reporting = {
      is: 'reported',
      occupation: { name: 'Chemiker/in' },
      number: '300002290',
      confirmedOn: '2026-11-02',
    } as const;
    const swiss = { location: 'Basel', postedOn: '2026-11-10', reporting };
    const ended = { is: 'closed', on: '2026-11-16' } as const;
    await actIn({ db, now: noon - 60_000 }, (act) =>
      seedVacancies(act, [
        aVacancy({ ...swiss, slug: 'open', reference: 'HL-0001' }),
        // Shown to nobody, since it ended during the block; its report stands all the same.
        aVacancy({
          ...swiss,
          slug: 'blocked',
          reference: 'HL-0002',
          reporting: { ...reporting, number: '300002291', confirmedOn: '2026-11-16' },
          state: { is: 'withdrawn', on: '2026-11-16' },
        }),
        aVacancy({
          ...swiss,
          slug: 'done',
          reference: 'HL-0003',
          reporting: { ...reporting, withdrawnOn: '2026-11-16' },
          state: ended,
        }),
        aVacancy({
          ...swiss,
          slug: 'excepted',
          reference: 'HL-0004',
          reporting: {
            is: 'excepted',
            occupation: reporting.occupation,
            reason: 'internal',
            note: 'Minutes',
          },
          state: ended,
        }),
        aVacancy({
          ...swiss,
          slug: 'expired',
          reference: 'HL-0005',
          state: { is: 'open', until: '2026-11-16' },
        }),
      ]),
    );
    const { clock } = manualClock(noon);
    const { headers } = await signIn(db, { name: 'Ada', now: noon });
    const ask = await serveDesk(db, config.dataDir, headers, clock);
    const left = async () => {
      const reports = await asks(ask, 'reported');
      return reports.map(({ reference, number }) => [reference, number]).toSorted();
    };
    expect(await left()).toEqual([
      ['HL-0002', '300002291'],
      ['HL-0005', '300002290'],
    ]);

    const { id } = (await findVacancy(db, 'open'))!;
    const address = `/website/vacancy/${id}`;
    const detail = () => ask<WebsiteDetail>(address);
    const change = async (action: object, status?: number) =>
      ask(`/vacancies/${id}/state`, { version: (await detail()).version, action }, status);
    // Not while the role is open: it must stay reported.
    await change({ do: 'withdraw-report', on: '2026-11-17' }, 422);
    await change({ do: 'close' });
    expect(await left()).toHaveLength(3);
    for (const on of ['2026-11-18', '2026-11-01']) {
      await change({ do: 'withdraw-report', on }, 422);
    }
    await change({ do: 'withdraw-report', on: '2026-11-17' });
    expect((await detail()).advert?.vacancy?.reporting).toEqual({
      ...reporting,
      withdrawnOn: '2026-11-17',
    });
    expect(await left()).toHaveLength(2);
    const entries = await db.all<{ action: string; details: string }>(
      'select action, details from audit where subject_id = $1 order by at, id',
      [id],
    );
    expect(entries.filter(({ action }) => action.startsWith('vacancy-report'))).toEqual([
      { action: 'vacancy-report-withdrawn', details: 'HL-0001, withdrawn on 2026-11-17' },
    ]);

    // What was reported happened, whatever an earlier revision says of it.
    const { version } = await detail();
    const restored = await ask<WebsiteDetail>(`${address}/restore`, { version, revision: 1 });
    await ask(`${address}/publish`, { version: restored.version });
    expect(await left()).toHaveLength(2);
  });

  test('keeps its draft from being discarded until it is withdrawn', async () => {
    const { db, config } = await fresh();
    const { clock } = manualClock(noon);
    const { headers } = await signIn(db, { name: 'Ada', now: noon });
    const ask = await serveDesk(db, config.dataDir, headers, clock);
    const reporting = {
      is: 'reported',
      occupation: { name: 'Chemiker/in' },
      number: '300002290',
      confirmedOn: '2026-11-02',
    } as const;
    const state = { is: 'draft' } as const;
    const discarded = async (changes: object, status: number) => {
      const vacancy = aVacancy({
        location: 'Basel',
        state,
        reporting: { ...reporting, ...changes },
      });
      const address = `/website/vacancy/${crypto.randomUUID()}`;
      const draft = { version: 0, content: vacancy };
      const { version } = await ask<DraftSaved>(`${address}/draft`, draft, 200, 'PUT');
      await ask(`${address}/discard`, { version }, status);
      return (await findVacancy(db, vacancy.slug)) === undefined;
    };
    expect(await discarded({ withdrawnOn: '2026-11-16' }, 204)).toBe(true);
    expect(await discarded({}, 422)).toBe(false);
  });
});
