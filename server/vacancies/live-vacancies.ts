import type { Vacancy } from '../../domain/vacancy/vacancy.ts';
import { nextMidnight, publishedOn, stateOn } from '../../domain/vacancy/vacancy-state.ts';
import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import type { Db } from '../store/db/db.ts';
import { addVacancyTasks } from '../store/vacancies/save-vacancies.ts';
import type { PlanTasks } from '../store/tasks/task.ts';
import { earlierSlugs, vacanciesSince, type StoredVacancy } from '../store/vacancies/vacancies.ts';
import type { VacancySource } from '../vacancy-source.ts';

export type LiveVacancies = VacancySource & {
  startPolling(dependencies: { log: Log; planTasks: PlanTasks }): void;
  /** Resolves after the poll in flight has ended. */
  stop(): Promise<void>;
};

/** Changes come from commands and other servers too: polling one number finds them all. */
const pollIntervalMs = 1_000;

/** The vacancies of the store in memory, read again when another process changed them. */
export async function openLiveVacancies(db: Db, clock: Clock): Promise<LiveVacancies> {
  const stored = new Map<string, StoredVacancy>();
  const stopping = new AbortController();
  let finished = Promise.resolve();
  let slugs: ReadonlyMap<string, string> = new Map();
  let version = 0;
  let shown: { list: readonly Vacancy[]; from: number; until: number; version: string };
  await load();
  compute();

  return {
    list: () => refresh().list,
    version: () => refresh().version,
    earlierSlugs: () => slugs,
    startPolling: ({ log, planTasks }) => {
      finished = poll(log, planTasks);
    },
    stop: async () => {
      stopping.abort();
      await finished;
    },
  };

  async function poll(log: Log, planTasks: PlanTasks) {
    let checkedAt = clock.now();
    for (;;) {
      await clock.wait(pollIntervalMs, stopping.signal);
      if (stopping.signal.aborted) return;
      try {
        if (await load()) compute();
        const now = clock.now();
        if (now >= nextMidnight(new Date(checkedAt)).getTime()) {
          await announceTurned(checkedAt, now, planTasks);
        }
        checkedAt = now;
      } catch (error) {
        const { code, message } = error as Error & { code?: string };
        log.error({ event: 'vacancies-failure', code, reason: message }, 'vacancies not read');
      }
    }
  }

  async function load(): Promise<boolean> {
    const changed = await vacanciesSince(db, version);
    if (changed.length === 0) return false;
    slugs = await earlierSlugs(db);
    for (const one of changed) stored.set(one.id, one);
    version = Math.max(...changed.map((one) => one.version));
    return true;
  }

  function refresh() {
    const now = clock.now();
    // The clock may be set back.
    if (now >= shown.until || now < shown.from) compute();
    return shown;
  }

  function compute() {
    const now = clock.now();
    const all = [...stored.values()].map(({ vacancy }) => vacancy);
    shown = {
      list: publishedOn(all, new Date(now)).toSorted(newestFirst),
      from: now,
      until: nextMidnight(new Date(now)).getTime(),
      version: `${version} ${nextMidnight(new Date(now)).getTime()}`,
    };
  }

  /** Roles that opened or closed because a day began. */
  async function announceTurned(before: number, after: number, planTasks: PlanTasks) {
    for (const { id, vacancy } of stored.values()) {
      const [then, now] = [before, after].map((time) => stateOn(vacancy, new Date(time)));
      if (then!.is === now!.is) continue;
      const change = `turned-${now!.is}-${new Date(after).toISOString().slice(0, 10)}` as const;
      await db.transaction((statements) =>
        addVacancyTasks(statements, { vacancyId: id, change }, planTasks, after),
      );
    }
  }
}

function newestFirst(a: Vacancy, b: Vacancy): number {
  return b.postedOn.localeCompare(a.postedOn) || a.slug.localeCompare(b.slug);
}
