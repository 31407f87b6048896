import { expect, test } from 'vitest';
import { ruleOf } from './vacancy-rule.ts';
import { saveRoles } from '#tests/support/stores/document-acts.ts';
import { actIn } from '#tests/support/stores/act-in.ts';
import { aVacancy } from '#tests/factories/vacancies.ts';
import { manualClock } from '#tests/support/machine/manual-clock.ts';
import { describeStores } from '#tests/support/stores/stores.ts';
import { until } from '#tests/support/machine/until.ts';
import { silentLog } from '#server/base/log.ts';
import type { Db } from '#server/db/db.ts';
import { openStore } from '#server/db/open-store.ts';
import { seedVacancies } from '#server/documents/seed-store.ts';
import type { PlanTasks } from '#server/db/tasks.ts';
import { findVacancy } from './vacancies.ts';
import { openLiveDocuments } from '#server/documents/live-documents.ts';
import type { Clock } from '#server/base/clock.ts';
import type { Log } from '#server/base/log.ts';
import { openLiveVacancies } from './live-vacancies.ts';

const noon = Date.parse('2027-01-29T12:00:00Z');
const planTasks: PlanTasks = (event) =>
  event.type === 'vacancy-changed'
    ? [{ channel: 'indexnow', purpose: event.change, destination: 'test' }]
    : [];
const lastDay = { is: 'open', until: '2027-01-29' } as const;
const vacancies = [
  aVacancy({ slug: 'london', reference: 'HL-0001', location: 'London', state: lastDay }),
  aVacancy({ slug: 'zurich', reference: 'HL-0002', location: 'Zurich', state: lastDay }),
  aVacancy({
    slug: 'soon',
    reference: 'HL-0003',
    location: 'Zurich',
    postedOn: '2027-01-30',
    state: { is: 'scheduled', from: '2027-01-30' },
  }),
];

describeStores('live vacancies', ({ fresh }) => {
  test('a change by another process is seen, and the version with it', async () => {
    const { db, config } = await fresh();
    await actIn({ db, now: noon }, (act) => seedVacancies(act, vacancies));
    const { clock, advance } = manualClock(noon);
    const live = await openLive(db, clock);
    live.start(silentLog);
    const before = live.version();
    const other = await openStore(config);
    await closeLondon(other);
    await other.close();
    expect(states(live.list())).toContain('london open');
    await until(() => {
      advance(1_000);
      return live.version() !== before;
    }, 'another version');
    expect(states(live.list())).toContain('london closed');
    await live.stop();
  });

  test('a role names the day of its last revision', async () => {
    const { db } = await fresh();
    await actIn({ db, now: noon - 3 * 24 * 60 * 60_000 }, (act) => seedVacancies(act, vacancies));
    await closeLondon(db);
    const live = await openLive(db, manualClock(noon).clock);
    expect(live.list().map(({ slug, changedOn }) => `${slug} ${changedOn}`)).toEqual([
      'london 2027-01-29',
      'zurich 2027-01-26',
    ]);
  });

  test('roles open and close at midnight of their workplace, and are announced once', async () => {
    const { db } = await fresh();
    await actIn({ db, now: noon }, (act) => seedVacancies(act, vacancies));
    const { clock, advance } = manualClock(noon);
    const servers = [await openLive(db, clock), await openLive(db, clock)];
    for (const server of servers) server.start(silentLog);
    const [live] = servers;
    advance(Date.parse('2027-01-29T22:59:59Z') - noon);
    expect(states(live!.list())).toEqual(['london open', 'zurich open']);
    const version = live!.version();
    advance(1_000);
    expect(states(live!.list())).toEqual(['soon open', 'london open', 'zurich closed']);
    expect(live!.version()).not.toBe(version);
    await until(async () => (await tasks(db)).length >= 2, 'announcements');
    advance(60 * 60_000);
    expect(states(live!.list())).toEqual(['soon open', 'london closed', 'zurich closed']);
    await until(async () => (await tasks(db)).length >= 3, 'the announcement in London');
    for (const server of servers) await server.stop();
    expect(await tasks(db)).toHaveLength(3);
  });

  test('removed vacancies leave the list of a running server, and new ones take their place', async () => {
    const { db } = await fresh();
    await actIn({ db, now: noon }, (act) => seedVacancies(act, vacancies));
    const { clock, advance } = manualClock(noon);
    const live = await openLive(db, clock);
    live.start(silentLog);
    const before = live.version();
    const ada = { id: null, name: 'ada' };
    await db.all(`delete from document where kind = 'vacancy'`);
    // The same number of vacancies under the same versions.
    const own = vacancies.map((one) => ({
      vacancy: { ...one, slug: `own-${one.slug}` },
      basedOn: undefined,
    }));
    await saveRoles({ db, by: ada, now: noon + 1, planTasks }, own);
    await until(() => {
      advance(1_000);
      return live.list().some(({ slug }) => slug === 'own-london');
    }, 'the new vacancies');
    expect(live.list()).toHaveLength(2);
    expect(live.version()).not.toBe(before);
    await live.stop();
  });

  test('the last list stays while the store cannot be read', async () => {
    const { db } = await fresh();
    await actIn({ db, now: noon }, (act) => seedVacancies(act, vacancies));
    const { clock, advance } = manualClock(noon);
    let failing = false;
    const flaky: Db = {
      ...db,
      all: (sql, parameters) =>
        failing ? Promise.reject(new Error('gone')) : db.all(sql, parameters),
    };
    const live = await openLive(flaky, clock);
    const errors: object[] = [];
    const log = { ...silentLog, error: (facts: object) => void errors.push(facts) };
    live.start(log);
    failing = true;
    advance(1_000);
    await until(() => errors.length > 0, 'an error in the log');
    expect(live.list()).toHaveLength(2);
    await live.stop();
  });
});

async function openLive(db: Db, clock: Clock) {
  const documents = await openLiveDocuments(db, clock);
  const vacancies = await openLiveVacancies(db, documents, clock);
  return {
    ...vacancies,
    start: (log: Log) => documents.startPolling({ log, planTasks, ruleOf }, vacancies.follow),
    stop: () => documents.stop(),
  };
}

function states(list: readonly { slug: string; state: { is: string } }[]): string[] {
  return list.map(({ slug, state }) => `${slug} ${state.is}`);
}

function tasks(db: Db) {
  return db.all('select purpose from task');
}

async function closeLondon(db: Db) {
  const stored = (await findVacancy(db, 'london'))!;
  const state = { is: 'closed', on: '2027-01-29' } as const;
  const change = { vacancy: { ...stored.vacancy!, state }, basedOn: stored };
  await saveRoles({ db, by: { id: null, name: 'ada' }, now: noon, planTasks }, [change]);
}
