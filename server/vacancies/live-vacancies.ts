import type { Vacancy } from '../../domain/vacancy/vacancy.ts';
import {
  nextMidnight,
  publishedOn,
  stateOn,
  type VacancyState,
} from '../../domain/vacancy/vacancy-state.ts';
import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import type { Db } from '../store/db/db.ts';
import { addVacancyTasks } from '../store/vacancies/save-vacancies.ts';
import type { PlanTasks } from '../store/tasks/task.ts';
import {
  earlierSlugs,
  fits,
  vacanciesSince,
  vacancyTally,
  type StoredVacancy,
} from '../store/vacancies/vacancies.ts';
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
  /** Read but not yet named in the log. */
  const read: StoredVacancy[] = [];
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
      nameUnfit(log);
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
        nameUnfit(log);
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
    take(changed);
    const { count, changedAt } = await vacancyTally(db);
    const removed = count !== stored.size || changedAt !== newestChange();
    if (removed) {
      stored.clear();
      version = 0;
      take(await vacanciesSince(db, 0));
    }
    if (changed.length === 0 && !removed) return false;
    slugs = await earlierSlugs(db);
    return true;
  }

  function newestChange(): number {
    return Math.max(0, ...[...stored.values()].map((one) => one.changedAt));
  }

  function take(changed: readonly StoredVacancy[]) {
    for (const one of changed) stored.set(one.id, one);
    version = Math.max(version, ...changed.map((one) => one.version));
    read.push(...changed);
  }

  /** Once a change: `doctor` and the desk name them as long as they are stored. */
  function nameUnfit(log: Log) {
    for (const one of read.splice(0)) {
      if (fits(one)) continue;
      const fields = one.unfit.issues.map(({ field, code }) => `${field} ${code}`);
      log.error(
        { event: 'vacancy-unfit', slug: one.slug, reference: one.reference, fields },
        'vacancy not shown: its stored content does not fit this program',
      );
    }
  }

  function refresh() {
    const now = clock.now();
    // The clock may be set back.
    if (now >= shown.until || now < shown.from) compute();
    return shown;
  }

  function compute() {
    const now = clock.now();
    const all = [...stored.values()].filter(fits).map(({ vacancy }) => vacancy);
    shown = {
      list: publishedOn(all, new Date(now)).toSorted(newestFirst),
      from: now,
      until: nextMidnight(new Date(now)).getTime(),
      version: `${version} ${newestChange()} ${all.length} ${nextMidnight(new Date(now)).getTime()}`,
    };
  }

  /** Roles that opened or closed because a day began. */
  async function announceTurned(before: number, after: number, planTasks: PlanTasks) {
    for (const { id, vacancy } of [...stored.values()].filter(fits)) {
      const [then, now] = [before, after].map((time) => stateOn(vacancy, new Date(time)));
      if (then!.is === now!.is) continue;
      // By the day of the state itself: servers notice it at different times.
      const change = `turned-${now!.is}-${dayOfTurn(vacancy, now!)}` as const;
      await db.transaction((statements) =>
        addVacancyTasks(statements, { vacancyId: id, change }, planTasks, after),
      );
    }
  }
}

/** A closed role names its last day; one that opens does so on its first. */
function dayOfTurn({ postedOn }: Vacancy, state: VacancyState): string {
  return state.is === 'closed' ? state.on : postedOn;
}

function newestFirst(a: Vacancy, b: Vacancy): number {
  return b.postedOn.localeCompare(a.postedOn) || a.slug.localeCompare(b.slug);
}
