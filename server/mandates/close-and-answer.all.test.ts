import { randomUUID } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import type { RolePeople } from '#domain/mandates/mandate-work.ts';
import type { Closed, Waiting } from '#domain/vacancies/vacancy-work.ts';
import { signIn } from '#tests/support/desk/desk.ts';
import { until } from '#tests/support/machine/until.ts';
import { startServerProcess } from '#tests/support/server/server-process.ts';
import { storeSubmission } from '#tests/support/stores/store-submission.ts';
import { describeStores, type StoreConfig } from '#tests/support/stores/stores.ts';
import { openStore } from '#server/db/open-store.ts';
import { seedStore } from '#server/documents/seed-store.ts';
import { findVacancy } from '#server/vacancies/vacancies.ts';

const waiting = 40;
/** Of tests/firm. */
const slug = 'head-of-flight-safety-munich';
const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

/** A store with a role for which many people wait, and somebody who is signed in. */
async function roleWithPeople(config: StoreConfig) {
  const db = await openStore(config);
  await seedStore(db, Date.now());
  for (let at = 0; at < waiting; at += 1) {
    await storeSubmission(db, { kind: 'job-application', vacancy: slug });
  }
  const { headers } = await signIn(db, { role: 'administrator' });
  const { id } = (await findVacancy(db, slug))!;
  await db.close();
  return { id, headers };
}

async function start({ dataDir, databaseUrl }: StoreConfig, headers: { cookie: string }) {
  const server = await startServerProcess({
    DATA_DIR: dataDir,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'desk@firm.example',
  });
  cleanups.push(server.stop);
  const ask = async <T>(address: string, body?: object): Promise<T> => {
    const response = await fetch(`${server.url}/api/desk${address}`, {
      method: body ? 'POST' : 'GET',
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${address}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  };
  return { ...server, ask };
}

function closing({ people, version }: Waiting) {
  const answers = people.map(({ id, templates, proposed }) => {
    const { subject, text } = templates.find((one) => one.id === proposed)!;
    return { submissionId: id, key: randomUUID(), template: proposed, subject, text };
  });
  return { version, do: 'close', answers };
}

/** How many answers each of the people has, and how many mails announce them. */
async function answersOf(config: StoreConfig) {
  const db = await openStore(config);
  const rows = await db.all<{ state: string; answers: number; mails: number; due: number | null }>(
    `select s.state, s.due_at as due,
        (select count(*) from message m where m.submission_id = s.id) as answers,
        (select count(*) from task t where t.submission_id = s.id and t.channel = 'mail'
          and t.purpose like 'answer%') as mails
      from submission s`,
  );
  await db.close();
  return rows;
}

describeStores('close and answer everyone', ({ unopened }) => {
  test('killed in the middle, everybody has one answer or waits, and a repeat ends it', async () => {
    const config = await unopened();
    const { id, headers } = await roleWithPeople(config);
    const first = await start(config, headers);
    const body = closing(await first.ask<Waiting>(`/vacancies/${id}/waiting`));
    const lost = first.ask(`/vacancies/${id}/close`, body).catch((error: Error) => error.message);
    await until(async () => {
      const { counts } = await first.ask<RolePeople>(`/vacancies/${id}/people`);
      return counts.answered > 0;
    }, 'the first answer');
    await first.kill();
    await lost;
    for (const { state, answers, mails, due } of await answersOf(config)) {
      expect([answers, mails]).toEqual(state === 'answered' ? [1, 1] : [0, 0]);
      expect(due).not.toBeNull();
    }
    const second = await start(config, headers);
    const { results, detail } = await second.ask<Closed>(`/vacancies/${id}/close`, body);
    expect(detail.published?.content).toMatchObject({ state: { is: 'closed' } });
    expect(results.every(({ result }) => result === 'sent' || result === 'repeated')).toBe(true);
    const again = await second.ask<Closed>(`/vacancies/${id}/close`, body);
    expect(new Set(again.results.map(({ result }) => result))).toEqual(new Set(['repeated']));
    await second.stop();
    for (const { state, answers, mails } of await answersOf(config)) {
      expect([state, answers, mails]).toEqual(['answered', 1, 1]);
    }
  }, 180_000);

  test('two who close together, on two servers where there can be two, send one answer each', async () => {
    const config = await unopened();
    const { id, headers } = await roleWithPeople(config);
    const one = await start(config, headers);
    const other = config.databaseUrl ? await start(config, headers) : one;
    const list = await one.ask<Waiting>(`/vacancies/${id}/waiting`);
    expect([list.people.length, list.more]).toEqual([waiting, 0]);
    const [mine, theirs] = [closing(list), closing(list)];
    const leaveOut = (body: ReturnType<typeof closing>) => ({
      ...body,
      answers: body.answers.slice(1),
    });
    const asked = [
      one.ask<Closed>(`/vacancies/${id}/close`, leaveOut(mine)),
      other.ask<Closed>(`/vacancies/${id}/close`, leaveOut(mine)),
      one.ask<Closed>(`/vacancies/${id}/close`, leaveOut(theirs)),
      other.ask<Closed>(`/vacancies/${id}/close`, leaveOut(theirs)),
    ];
    // Of two that close at the same moment, one may find the role changed meanwhile.
    await Promise.allSettled(asked);
    await one.ask<Closed>(`/vacancies/${id}/close`, leaveOut(mine));
    for (const server of new Set([one, other])) await server.stop();
    const rows = await answersOf(config);
    const counted = Map.groupBy(
      rows,
      ({ state, answers, mails }) => `${state} ${answers} ${mails}`,
    );
    expect(new Map([...counted].map(([key, found]) => [key, found.length]))).toEqual(
      new Map([
        ['new 0 0', 1],
        ['answered 1 1', waiting - 1],
      ]),
    );
  }, 180_000);
});
