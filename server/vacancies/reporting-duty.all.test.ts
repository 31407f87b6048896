import { writeFileSync } from 'node:fs';
import { saveRoles } from '#tests/support/stores/document-acts.ts';
import { actIn } from '#tests/support/stores/act-in.ts';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Reporting } from '#domain/vacancies/law/reporting.ts';
import type { Vacancy } from '#domain/vacancies/vacancy.ts';
import { vacancyStates } from '#domain/vacancies/vacancy-state.ts';
import { isoDay } from '#domain/working-time/wall-clock.ts';
import { addDays } from '#domain/working-time/working-day.ts';
import { pdfBytes } from '#tests/factories/documents.ts';
import { aSubmission } from '#tests/factories/submissions.ts';
import { aVacancy } from '#tests/factories/vacancies.ts';
import { signIn } from '#tests/support/desk/desk.ts';
import { temporaryFolder } from '#tests/support/machine/temporary-folder.ts';
import { sendForm, type FormFile } from '#tests/support/server/send-form.ts';
import { startServerProcess } from '#tests/support/server/server-process.ts';
import { startVacancyCommand } from '#tests/support/server/vacancy-command.ts';
import { confirmedAlert, planAll, runAlerts } from '#tests/support/stores/role-alerts.ts';
import { catalogue } from '#content/catalogue.server.ts';
import { listOnDemandAddresses } from '#server/web/pages/on-demand-addresses.ts';
import { openStore } from '#server/db/open-store.ts';
import { seedVacancies } from '#server/documents/seed-store.ts';
import { findVacancy } from './vacancies.ts';
import { toYaml } from '#server/cli/vacancy-commands.ts';

// Embedded alone: what pages, lists and mails show is decided above the store.

const marker = 'Marker-8841';
const today = isoDay(Date.now());
const occupation = { name: 'Chemiker/innen' };
const reported: Reporting = { is: 'reported', occupation, number: 'R-8842', confirmedOn: today };
const until2099 = '2099-12-31';
const resume: FormFile = {
  field: 'resume',
  filename: 'cv.pdf',
  type: 'application/pdf',
  bytes: pdfBytes(),
};

/** Roles under the duty before their day, in every state that a store may hold. */
const states: Record<string, Vacancy['state']> = {
  open: { is: 'open', until: until2099 },
  scheduled: { is: 'scheduled', from: today },
  closed: { is: 'closed', on: today },
  withdrawn: { is: 'withdrawn', on: today },
  draft: { is: 'draft' },
};
const ways: Record<string, Reporting | undefined> = {
  silent: undefined,
  unreported: { is: 'to-report', occupation },
  reported,
};
const hidden = Object.entries(ways).flatMap(([way, reporting], nth) =>
  vacancyStates.map((state, at) => {
    const words = aVacancy().en;
    const title = `${marker} ${way} ${state}`;
    return aVacancy({
      slug: `${marker}-${way}-${state}`.toLowerCase(),
      reference: `HL-88${nth}${at}`,
      location: 'Basel',
      postedOn: today,
      state: states[state]!,
      reporting,
      roleCategory: 'Quality',
      en: { ...words, title },
      de: { ...words, title: `${title} (m/w/d)` },
    });
  }),
);
const shown = aVacancy({ slug: 'shown-munich', reference: 'HL-7001', postedOn: today });

let environment: Record<string, string>;
let server: Awaited<ReturnType<typeof startServerProcess>>;
let headers: Record<string, string>;

beforeAll(async () => {
  const dataDir = temporaryFolder();
  const db = await openStore({ dataDir, databaseUrl: undefined });
  await actIn({ db, now: Date.now() }, (act) => seedVacancies(act, [shown, ...hidden]));
  const signedIn = await signIn(db, { role: 'administrator' });
  headers = { ...signedIn.headers, 'content-type': 'application/json' };
  await db.close();
  environment = { DATA_DIR: dataDir };
  server = await startServerProcess(environment);
});
afterAll(() => server.stop());

describe('a role under the Swiss reporting duty, before its day', () => {
  test('is in no page, list, feed, sitemap, search or picture of any edition', async () => {
    const reports = catalogue().reports.map(({ id }) => id);
    const slugs = [shown, ...hidden].map(({ slug }) => slug);
    // Every address that there would be if the roles were shown.
    const addresses = listOnDemandAddresses({ slugs, reports });
    const searches = ['?q=Marker', '?location=Basel', '?status=all', '?status=closed'];
    const queries = searches.map((query) => `/vacancies${query}`);
    const saved = `/saved-roles?${slugs.map((slug) => `role=${slug}`).join('&')}`;
    const telling: string[] = [];
    let sawTheOther = 0;
    for (const address of [...addresses, ...queries, saved, `/de${saved}`, '/llms.txt']) {
      const answer = await fetch(server.url + address, { redirect: 'manual' });
      const body = Buffer.from(await answer.arrayBuffer()).toString('latin1');
      const isOwn = address.includes(`/${marker.toLowerCase()}`);
      if (isOwn && answer.status !== 404) telling.push(`${answer.status} ${address}`);
      // Only an address that names them itself may repeat their slugs.
      const slug = address.includes(marker.toLowerCase()) ? [] : [marker.toLowerCase()];
      const tells = [...slug, marker, 'HL-88', 'R-8842', occupation.name];
      if (tells.some((text) => body.includes(text))) telling.push(address);
      if (body.includes(shown.slug)) sawTheOther += 1;
    }
    expect(telling).toEqual([]);
    expect(sawTheOther).toBeGreaterThan(20);
  }, 300_000);

  test('takes no application', async () => {
    for (const { slug, en } of hidden) {
      const fields = aSubmission['job-application']({
        roleTitle: en.title,
        roleLocation: 'Basel',
        ng_vacancy: slug,
      });
      const answer = await sendForm(server.url, 'job-application', fields, resume);
      expect([slug, answer.status]).toEqual([slug, 400]);
      expect(await answer.json()).toMatchObject({
        issues: expect.arrayContaining([{ field: 'roleTitle', code: 'invalid' }]),
      });
    }
  });

  test('is published by no door: command, file, desk', async () => {
    const draft = `${marker}-reported-draft`.toLowerCase();
    const open = hidden.find(({ slug }) => slug.endsWith('-reported-open'))!;
    const file = path.join(temporaryFolder(), `${draft}.yaml`);
    writeFileSync(
      file,
      toYaml({ ...hidden.find(({ slug }) => slug === draft)!, state: open.state }),
    );
    const { code, output } = await startVacancyCommand(environment, 'import', file).ended;
    expect([code, output]).toEqual([1, expect.stringContaining('Art. 21a')]);
    const listed = await fetch(`${server.url}/api/desk/vacancies?q=${marker}`, { headers });
    const { rows } = (await listed.json()) as { rows: { id: string; slug: string }[] };
    const { id } = rows.find(({ slug }) => slug === draft)!;
    const actions = [{ do: 'publish' }, { do: 'schedule', from: addDays(today, 2) }];
    for (const action of actions) {
      const answer = await fetch(`${server.url}/api/desk/vacancies/${id}/state`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ version: 1, action }),
      });
      expect(answer.status).toBe(422);
      expect(await answer.json()).toMatchObject({
        error: 'incomplete',
        issues: [{ code: 'not-before', law: { country: 'CH' } }],
      });
    }
  });

  test('is announced to no search engine and no alert until its day has come', async () => {
    const store = await openStore({ dataDir: temporaryFolder(), databaseUrl: undefined });
    const alert = await confirmedAlert(store, { filter: '' }, Date.now());
    await actIn({ db: store, now: Date.now() }, (act) => seedVacancies(act, hidden));
    expect(await runAlerts(store, Date.now())).toBe(0);
    expect(await store.all('select 1 as one from role_match')).toEqual([]);
    // Those that were reported open by themselves; those that never were do not.
    await store.all(`update task set state = 'delivered', settled_at = 1 where subject_id = $1`, [
      alert,
    ]);
    const later = Date.now() + 40 * 24 * 60 * 60_000;
    await runAlerts(store, later);
    const matched = await store.all<{ id: string }>('select vacancy_id as id from role_match');
    const openLater = await Promise.all(
      ['open', 'scheduled'].map((state) => findVacancy(store, `${marker}-reported-${state}`)),
    );
    expect(matched.map(({ id }) => id).toSorted()).toEqual(
      openLater.map((one) => one!.id).toSorted(),
    );
    for (const { slug } of hidden) {
      const { id, version, vacancy } = (await findVacancy(store, slug))!;
      const closed = { ...vacancy!, state: { is: 'closed', on: today } } as const;
      const change = { vacancy: closed, basedOn: { id, version } };
      const settings = { by: { id: null, name: 'ada' }, now: Date.now(), planTasks: planAll };
      expect(await saveRoles({ db: store, ...settings }, [change])).toHaveLength(1);
    }
    expect(await store.all(`select 1 as one from task where channel = 'indexnow'`)).toEqual([]);
    await store.close();
  });
});
