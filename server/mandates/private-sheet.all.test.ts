import { actIn } from '#tests/support/stores/act-in.ts';
import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, expect, test } from 'vitest';
import { jobFeedPath } from '#domain/address/paths.ts';
import type { RolePeople } from '#domain/mandates/mandate-work.ts';
import { aMandate } from '#tests/factories/mandates.ts';
import { aVacancy } from '#tests/factories/vacancies.ts';
import { startMailReceiver } from '#tests/support/deliveries/mail-receiver.ts';
import { testSecret } from '#tests/support/deliveries/test-secret.ts';
import { startReceiver } from '#tests/support/deliveries/webhook-receiver.ts';
import { signIn } from '#tests/support/desk/desk.ts';
import { temporaryFolder } from '#tests/support/machine/temporary-folder.ts';
import { until } from '#tests/support/machine/until.ts';
import { startServerProcess } from '#tests/support/server/server-process.ts';
import { storeSubmission } from '#tests/support/stores/store-submission.ts';
import { openStore } from '#server/db/open-store.ts';
import { openMandate } from './change-mandate.ts';
import { moveCandidate } from './candidacies.ts';
import { seedVacancies } from '#server/documents/seed-store.ts';
import { findVacancy } from '#server/vacancies/vacancies.ts';

// Embedded alone: what pages, lists and mails show is decided above the store.

const run = promisify(execFile);
const sheet = 'Sheet-Marker-7731';
const employer = 'Employer-Marker-7732';
const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

/** A role with a mandate, somebody considered for it, and everything that is sent about them. */
async function firm() {
  const dataDir = temporaryFolder();
  const db = await openStore({ dataDir, databaseUrl: undefined });
  await actIn({ db, now: Date.now() }, (act) => seedVacancies(act, [aVacancy({ slug: 'lead' })]));
  const { id: vacancyId } = (await findVacancy(db, 'lead'))!;
  const { person, headers } = await signIn(db, { role: 'administrator' });
  const facts = aMandate({ employer, privateSheet: sheet });
  const mandate = await actIn({ db, by: person, now: Date.now() }, (act) =>
    openMandate(act, { facts, vacancyId }),
  );
  if (mandate.result === 'not-found') throw new Error(mandate.result);
  const { id } = await storeSubmission(db, { kind: 'job-application', vacancy: 'lead' });
  const step = { version: 0, stage: 'considered', on: today(), note: '' } as const;
  const way = { mandateId: mandate.id, submissionId: id };
  expect(
    (await actIn({ db, by: person, now: Date.now() }, (act) => moveCandidate(act, way, step)))
      .result,
  ).toBe('moved');
  await db.close();
  const webhook = await startReceiver();
  const smtp = await startMailReceiver();
  cleanups.push(webhook.stop, smtp.stop);
  const environment = {
    DATA_DIR: dataDir,
    WEBHOOK_SECRET: testSecret.variable,
    WEBHOOK_JOB_APPLICATION_URL: webhook.url,
    SMTP_URL: smtp.url,
    MAIL_FROM: 'desk@firm.example',
    MAIL_STAFF: 'team@firm.example',
  };
  const server = await startServerProcess(environment);
  cleanups.push(server.stop);
  return { server, environment, headers, vacancyId, mandateId: mandate.id, webhook, smtp };
}

test('the private sheet leaves the page of its mandate by no way, employer not to the public', async () => {
  const { server, environment, headers, vacancyId, mandateId, webhook, smtp } = await firm();
  const desk = (address: string) => text(`${server.url}/api/desk${address}`, headers);
  expect(await desk(`/mandates/${mandateId}`)).toContain(sheet);

  const lists = ['/roles', '/roles?group=all&q=marker', '/today?who=all', '/inbox?state=all'];
  const files = ['/inbox.csv?state=all', '/audit.csv', `/mandates/${mandateId}/record.json`];
  const person = '/privacy/person/export?email=ada.keller@example.com';
  const { rows } = JSON.parse(await desk(`/vacancies/${vacancyId}/people`)) as RolePeople;
  const about = ['', '/candidacies', '/mails'].map((one) => `/submissions/${rows[0]!.id}${one}`);
  const others = ['/vacancies', `/website/vacancy/${vacancyId}`, `/vacancies/${vacancyId}/waiting`];
  const people = [`/mandates/${mandateId}/people`, '/audit', '/website', '/health'];
  const telling: string[] = [];
  for (const address of [...lists, ...files, person, ...about, ...others, ...people]) {
    if ((await desk(address)).includes(sheet)) telling.push(address);
  }

  const pages = ['/', '/vacancies', '/vacancies/lead', '/de/vacancies/lead', '/vacancies.json'];
  const feeds = ['/vacancies.xml', '/sitemap.xml', '/vacancy-cards.json', '/vacancy-details.json'];
  for (const address of [...pages, ...feeds, jobFeedPath()]) {
    const shown = await text(server.url + address);
    if ([sheet, employer].some((secret) => shown.includes(secret))) telling.push(address);
  }
  expect(telling).toEqual([]);

  await fetch(`${server.url}/api/desk/vacancies/${vacancyId}/close`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({
      version: 1,
      do: 'close',
      answers: [
        {
          submissionId: rows[0]!.id,
          key: crypto.randomUUID(),
          template: '',
          subject: 'Your application',
          text: 'The role is filled.',
        },
      ],
    }),
  });
  await until(() => webhook.received.length > 0 && smtp.received.length > 0, 'webhook and mail');
  const sent = [
    ...webhook.received.map(({ body }) => body.toString()),
    ...smtp.received.map(({ parsed }) => JSON.stringify(parsed)),
  ].join('\n');
  expect(sent).not.toContain(sheet);
  expect(sent).not.toContain(employer);

  await server.stop();
  const folder = temporaryFolder();
  const target = path.join(folder, 'content');
  const args = ['server/cli/main.ts', 'content', 'export', target];
  await run(process.execPath, args, { env: { ...process.env, ...environment } });
  const exported = filesIn(target);
  expect(exported.length).toBeGreaterThan(10);
  const written = exported.filter((file) => {
    const content = readFileSync(file, 'utf8');
    return content.includes(sheet) || content.includes(employer);
  });
  expect(written).toEqual([]);
}, 180_000);

function today(): string {
  return new Date().toISOString().slice(0, 10);
}

async function text(url: string, headers: Record<string, string> = {}) {
  const response = await fetch(url, { headers });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return Buffer.from(await response.arrayBuffer()).toString('latin1');
}

function filesIn(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const file = path.join(folder, name);
    return statSync(file).isDirectory() ? filesIn(file) : [file];
  });
}
