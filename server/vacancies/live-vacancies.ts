import type { PublishedVacancy, Vacancy } from '#domain/vacancies/vacancy.ts';
import {
  nextMidnight,
  publishedOn,
  stateOn,
  type VacancyState,
} from '#domain/vacancies/vacancy-state.ts';
import { officeDay } from '#domain/firm/office-day.ts';
import type { Clock } from '#server/base/clock.ts';
import type { Follower, LiveDocuments } from '#server/documents/live-documents.ts';
import type { Log } from '#server/base/log.ts';
import { act, serverActor } from '#server/db/act.ts';
import type { Db } from '#server/db/db.ts';
import type { DocumentRecord } from '#server/documents/document.ts';
import type { PlanTasks } from '#server/db/tasks.ts';
import { earlierSlugs, fits, type StoredVacancy, toVacancy } from './vacancies.ts';
import { catalogue } from '#content/catalogue.server.ts';
import type { PageRenderer } from '#server/base/visitor-pages.ts';

export type LiveVacancies = VacancySource & {
  /** Announces roles that opened or closed because a day began, and names those that do not fit. */
  follow: Follower;
};

/** The vacancies among the published documents, each in its present state. */
export async function openLiveVacancies(
  db: Db,
  documents: LiveDocuments,
  clock: Clock,
): Promise<LiveVacancies> {
  const parsed = new WeakMap<DocumentRecord, StoredVacancy>();
  const named = new WeakSet<StoredVacancy>();
  let slugs: ReadonlyMap<string, string> = await earlierSlugs(db);
  let slugsOf = documents.version();
  let shown = compute();

  return {
    list: () => refresh().list,
    version: () => refresh().version,
    earlierSlugs: () => slugs,
    follow: async ({ before, now }, { log, planTasks }) => {
      if (slugsOf !== documents.version()) {
        slugs = await earlierSlugs(db);
        slugsOf = documents.version();
      }
      nameUnfit(log);
      if (now >= nextMidnight(catalogue().firm, new Date(before)).getTime()) {
        await announceTurned(before, now, planTasks);
      }
    },
  };

  function stored(): StoredVacancy[] {
    return documents
      .published()
      .filter(({ key }) => key.kind === 'vacancy')
      .map((record) => {
        const known = parsed.get(record) ?? toVacancy(record);
        parsed.set(record, known);
        return known;
      });
  }

  /** Once a change: `doctor` and the desk name them as long as they are stored. */
  function nameUnfit(log: Log) {
    for (const one of stored()) {
      if (fits(one) || named.has(one)) continue;
      named.add(one);
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
    const isOver = now >= shown.until || now < shown.from;
    if (isOver || shown.documents !== documents.version()) shown = compute();
    return shown;
  }

  function compute() {
    const now = clock.now();
    const { firm } = catalogue();
    const all = stored()
      .filter(fits)
      .map(({ vacancy, changedAt }) => ({ ...vacancy, changedOn: officeDay(firm, changedAt) }));
    const until = nextMidnight(firm, new Date(now)).getTime();
    const version = documents.version();
    return {
      list: publishedOn(firm, all, new Date(now)).toSorted(newestFirst),
      from: now,
      until,
      documents: version,
      version: `${version} ${until}`,
    };
  }

  async function announceTurned(before: number, after: number, planTasks: PlanTasks) {
    for (const { id, vacancy } of stored().filter(fits)) {
      const [then, now] = [before, after].map((time) =>
        stateOn(catalogue().firm, vacancy, new Date(time)),
      );
      if (then!.is === now!.is) continue;
      // By the day of the state itself: servers notice it at different times.
      const change = `turned-${now!.is}-${dayOfTurn(vacancy, now!)}` as const;
      const event = { type: 'vacancy-changed', vacancyId: id, change } as const;
      // The same change is announced once, however many servers see it.
      await act({ db, by: serverActor, now: after, planTasks }, (act) =>
        act.plan(event, { subject: { type: 'vacancy', id } }),
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

/**
 * The vacancies that have an address now, each in its present state. The version changes whenever
 * the list does: on a change in the store, and when a day begins at some workplace.
 */
export type VacancySource = {
  list(): readonly PublishedVacancy[];
  version(): string | number;
  /** Slugs that vacancies had earlier, with the present ones. */
  earlierSlugs(): ReadonlyMap<string, string>;
};

/** What the desk shows of the site: pages with the roles that have an address. */
export type RendersPages = {
  vacancies: VacancySource;
  /** Renders previews. None while developing. */
  site: { render: PageRenderer } | undefined;
};
