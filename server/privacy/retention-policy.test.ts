import { expect, test } from 'vitest';
import { locales } from '#domain/edition/editions.ts';
import { formatPeriod, type Period } from '#domain/edition/format.ts';
import {
  isKeptByOffice,
  type KeptBy,
  lastDayOf,
  retentionCategories,
} from '#domain/privacy/retention.ts';
import { addDays } from '#domain/working-time/working-day.ts';
import { catalogue } from '#content/catalogue.server.ts';
import { endRoleAlert, expireAlerts } from '#server/alerts/change-alert.ts';
import { recordAudit } from '#server/db/audit.ts';
import type { Db } from '#server/db/db.ts';
import { createBriefDraft } from '#server/submissions/brief-drafts.ts';
import { addNote } from '#server/submissions/work.ts';
import { planTasks } from '#tests/support/deliveries/channels.ts';
import { signIn } from '#tests/support/desk/desk.ts';
import { actIn, contextIn } from '#tests/support/stores/act-in.ts';
import { confirmedAlert } from '#tests/support/stores/role-alerts.ts';
import { storeSubmission } from '#tests/support/stores/store-submission.ts';
import { describeStores } from '#tests/support/stores/stores.ts';
import { takeSteps } from '#tests/support/stores/take-steps.ts';
import { removeSubmissions } from './remove-submissions.ts';
import { runRetention } from './retention.ts';

/** The rows of the policy as it is printed: period, from when, by whom. */
function printedRows(locale: Parameters<ReturnType<typeof catalogue>['legalText']>[1]) {
  const { markdown } = catalogue().legalText('privacy-policy', locale);
  const rows = markdown.matchAll(/^\| [^|]+ \| (\d+ [^|]+) \| ([^|]+) \| ([^|]+) \|$/gm);
  return [...rows].map(([, period = '', from = '', by = '']) => ({ period, from, by }));
}

function readPeriod(printed: string): Period {
  const [, value, unit] = /^(\d+) (day|month|year)s?$/.exec(printed)!;
  return { value: Number(value), unit: unit as Period['unit'] };
}

const english = printedRows('en-GB');

/** What begins to be kept at a time, and whether it is still there. */
type Kept = {
  make(db: Db, at: number, day: string): Promise<unknown>;
  isThere: string;
};

const submissions = 'select 1 from submission';
const kept: Record<KeptBy<'program'>, Kept> = {
  inactiveCandidateProfiles: {
    make: (db, at) => storeSubmission(db, { kind: 'job-application', at }),
    isThere: submissions,
  },
  placementRecords: {
    make: async (db, at, day) => {
      const { id } = await storeSubmission(db, { kind: 'job-application', at });
      await takeSteps(db, id, [
        ['introduced', day],
        ['placed', day],
      ]);
      await actIn({ db, now: at }, (act) => removeSubmissions(act, [id]));
    },
    isThere: 'select 1 from placement',
  },
  interviewNotes: {
    make: async (db, at, day) => {
      const { id } = await storeSubmission(db, { kind: 'job-application', at });
      const { person: by } = await signIn(db);
      await actIn({ db, by, now: at }, (act) => addNote(act, id, { text: 'x', key: 'x' }));
      await takeSteps(db, id, [['considered', day]]);
      await db.all(`update candidacy_step set note = 'x', recorded_at = $1`, [at]);
    },
    isThere: `select 1 from note union all select 1 from candidacy_step where note <> ''`,
  },
  jobSpecifications: {
    make: (db, at) => storeSubmission(db, { kind: 'employer-brief', at }),
    isThere: submissions,
  },
  securityLogs: {
    make: (db, at) =>
      recordAudit(db, {
        at,
        by: { id: null, name: 'Ada' },
        action: 'sign-in',
        subject: { type: 'person', id: 'ada' },
      }),
    isThere: `select 1 from audit where action = 'sign-in'`,
  },
  emailEngagement: {
    make: async (db, at) =>
      endRoleAlert(db, await confirmedAlert(db, {}, at - 60_000), 'person', at),
    isThere: 'select 1 from role_alert',
  },
  suspectedSpam: {
    make: (db, at) => storeSubmission(db, { suspicion: 'honeypot', at }),
    isThere: submissions,
  },
  briefDrafts: {
    make: (db, at) => createBriefDraft(db, { yourEmail: 'jo@example.com' }, at),
    isThere: 'select 1 from brief_draft',
  },
  roleAlerts: {
    make: (db, at) => confirmedAlert(db, {}, at),
    isThere: 'select 1 from role_alert where email is not null',
  },
};

const byProgram = Object.keys(kept) as KeptBy<'program'>[];
/** An ordinary day, the end of a month, and a day that most years lack. */
const beginnings = ['2026-11-16', '2027-11-30', '2028-02-29'];

test('the policy has a row for each period and says who deletes at its end', () => {
  expect(english).toHaveLength(retentionCategories.length);
  const byOffice = retentionCategories.filter((_, at) => english[at]!.by === 'our office');
  expect(byOffice).toEqual(retentionCategories.filter(isKeptByOffice));
  expect([...byOffice, ...byProgram].toSorted()).toEqual(retentionCategories.toSorted());
});

test.each(locales(catalogue().firm))('in %s it prints the same periods', (locale) => {
  expect(printedRows(locale).map(({ period }) => period)).toEqual(
    english.map(({ period }) => formatPeriod(readPeriod(period), locale)),
  );
});

describeStores('what the policy prints', ({ fresh }) => {
  test.each(byProgram)('is kept to the day: %s', async (category) => {
    const period = readPeriod(english[retentionCategories.indexOf(category)]!.period);
    for (const began of beginnings) {
      const { db } = await fresh();
      await kept[category].make(db, Date.parse(`${began}T10:00:00Z`), began);
      const last = lastDayOf(period, began);
      const isThereAt = async (now: number) => {
        await runRetention(contextIn({ db, planTasks, now }));
        await expireAlerts(db, now);
        return (await db.all(kept[category].isThere)).length > 0;
      };
      const before = await isThereAt(Date.parse(`${last}T08:59:00Z`));
      const after = await isThereAt(Date.parse(`${addDays(last, 1)}T00:00:00Z`));
      expect([began, before, after]).toEqual([began, true, false]);
      await db.close();
    }
  });
});
