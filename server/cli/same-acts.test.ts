import { actIn, contextIn } from '#tests/support/stores/act-in.ts';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { statusPath } from '#domain/address/paths.ts';
import type { StatusAction } from '#domain/status/shown-status.ts';
import { purposeKindOf, type TaskPurpose } from '#domain/deliveries/channel.ts';
import { aFile } from '#tests/factories/new-submission.ts';
import { planTasks } from '#tests/support/deliveries/channels.ts';
import { start, startDeskApi, storeOne } from '#tests/support/desk/desk-api.ts';
import { manualClock } from '#tests/support/machine/manual-clock.ts';
import { startApp } from '#tests/support/server/server-app.ts';
import { confirmedAlert } from '#tests/support/stores/role-alerts.ts';
import { describeStores, type StoreConfig } from '#tests/support/stores/stores.ts';
import { readConfig } from '#server/base/config.ts';
import type { Db } from '#server/db/db.ts';
import { eraseSubmission, restrictIn } from '#server/privacy/erase.ts';
import { neverWrite } from '#server/alerts/change-alert.ts';
import { createBriefDraft } from '#server/submissions/brief-drafts.ts';
import {
  correctSubmission,
  sender,
  withdrawSubmission,
} from '#server/submissions/sender-changes.ts';
import type { NewSubmission } from '#server/submissions/submission.ts';
import { statusLinksOf } from '#server/submissions/status-links.ts';
import { tasksOf } from '#server/db/tasks.ts';
import { runCommand } from './run-command.ts';
import { temporaryFolder } from '#tests/support/machine/temporary-folder.ts';

const email = 'ada.keller@example.com';
const year = 366 * 24 * 60 * 60_000;

type Desk = Awaited<ReturnType<typeof startDeskApi>>;
type Store = { db: Db; id: string; taskId: string };

/** Each act by both doors. A new door of an act belongs here. */
const acts: Record<
  string,
  { command: (reference: string) => string[]; desk: (desk: Desk, store: Store) => Promise<unknown> }
> = {
  erase: {
    command: () => ['erase', '--email', email, '--yes'],
    desk: async ({ send }, { db }) => {
      const rows = await db.all<{ id: string }>('select id from submission where email = $1', [
        email,
      ]);
      const submissions = rows.map(({ id }) => id);
      const body = { email, confirmation: email, submissions, briefDrafts: 1 };
      return send('POST', '/privacy/erase', body);
    },
  },
  export: {
    command: () => {
      const out = path.join(temporaryFolder(), 'out');
      return ['export', '--email', email, '--out', out];
    },
    desk: async ({ raw }) =>
      (await raw('GET', `/privacy/person/export?email=${email}`)).arrayBuffer(),
  },
  redeliver: {
    command: (reference) => ['redeliver', reference],
    desk: ({ send }, { taskId }) => send('POST', `/tasks/${taskId}/redeliver`),
  },
};

const corrected = { fields: { name: 'Ida Keller', email }, email };

/** What a sender does on the status page, and the use case behind it. */
const senderActs: Record<
  string,
  {
    action: StatusAction;
    fields?: Record<string, string>;
    about?: Partial<NewSubmission>;
    act: (db: Db, id: string) => Promise<unknown>;
  }
> = {
  correct: {
    action: 'correct',
    fields: corrected.fields,
    act: (db, id) =>
      actIn({ db, by: sender, planTasks, now: start }, (act) =>
        correctSubmission(act, id, { ...corrected }),
      ),
  },
  withdraw: {
    action: 'withdraw',
    act: (db, id) =>
      actIn({ db, by: sender, planTasks, now: start }, (act) => withdrawSubmission(act, id)),
  },
  erase: {
    action: 'erase',
    act: (db, id) => eraseSubmission(contextIn({ db, by: sender, planTasks, now: start }), id),
  },
  restrict: {
    action: 'erase',
    about: { kind: 'job-application', locale: 'de-DE' },
    act: (db, id) => eraseSubmission(contextIn({ db, by: sender, planTasks, now: start }), id),
  },
};

/** The answer to a change is a redirect: nothing is rendered. */
const formPages = { policy: '', renderPage: async () => ({ status: 200, html: '' }) };

const recorded: Record<string, string> = {
  correct: 'submission-corrected',
  withdraw: 'submission-withdrawn',
  erase: 'submission-erased',
  restrict: 'submission-restricted',
};

const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

describeStores('desk and command', ({ fresh }) => {
  test.each(Object.keys(acts))('do the same: %s', async (name) => {
    const { command, desk } = acts[name]!;
    const byCommand = await filled(name, await fresh());
    await run(byCommand.config, command(byCommand.reference));
    const byDesk = await filled(name, await fresh());
    const api = await startDeskApi(byDesk.db, byDesk.config);
    cleanups.push(api.stop);
    await desk(api, byDesk);
    const left = await leftOf(byCommand.db, 'command');
    expect(left.audit).not.toEqual([]);
    expect(await leftOf(byDesk.db, api.person.name)).toEqual(left);
  });

  test.each(Object.keys(senderActs))('the status page does the same: %s', async (name) => {
    const { action, fields = {}, about = {}, act } = senderActs[name]!;
    const direct = await filled(name, await fresh(), about);
    await act(direct.db, direct.id);
    const byPage = await filled(name, await fresh(), about);
    const { clock } = manualClock(start);
    const { url, stop } = await startApp(byPage.db, byPage.config.dataDir, { clock, formPages });
    cleanups.push(stop);
    const token = (await statusLinksOf(byPage.db)).tokenOf({ id: byPage.id, linkVersion: 1 });
    const answer = await fetch(`${url}${statusPath(token, action)}`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      redirect: 'manual',
    });
    expect(answer.status).toBe(303);
    const left = await leftOf(direct.db, sender.name);
    expect(left.audit.map(({ action: entry }) => entry)).toContain(recorded[name]);
    expect(await leftOf(byPage.db, sender.name)).toEqual(left);
  });

  test('a consultant exports no restricted submission, an administrator who asks does', async () => {
    const { db, config } = await fresh();
    const { id } = await storeOne(db, { email });
    const deleteAt = start + year;
    await actIn({ db, by: sender, planTasks, now: start }, (act) =>
      restrictIn(act, id, { deleteAt }),
    );
    const address = `/privacy/person/export?email=${email}`;
    for (const role of ['consultant', 'administrator'] as const) {
      const { raw, stop } = await startDeskApi(db, config, {}, role);
      cleanups.push(stop);
      expect((await raw('GET', address)).status).toBe(404);
      const named = await raw('GET', `${address}&restricted=yes`);
      expect(named.status).toBe(role === 'administrator' ? 200 : 403);
      await named.arrayBuffer();
    }
  });

  test('what came in after the preview is not erased', async () => {
    const { db, config } = await fresh();
    const { send, stop } = await startDeskApi(db, config);
    cleanups.push(stop);
    const { id } = await storeOne(db, { email });
    await createBriefDraft(db, { yourEmail: email }, start);
    const body = { email, confirmation: email, submissions: [id], briefDrafts: 0 };
    expect(await send('POST', '/privacy/erase', body)).toEqual([409, 'stale']);
    expect(await db.all('select id from submission')).toHaveLength(1);
  });

  test('a person with a saved brief alone is exported and erased', async () => {
    const { db, config } = await fresh();
    const { send, raw, stop } = await startDeskApi(db, config);
    cleanups.push(stop);
    await createBriefDraft(db, { yourEmail: email }, start);
    const exported = await raw('GET', `/privacy/person/export?email=${email}`);
    expect(Buffer.from(await exported.arrayBuffer()).includes('saved-brief-1.json')).toBe(true);
    const body = { email, confirmation: email, submissions: [], briefDrafts: 1 };
    expect(await send('POST', '/privacy/erase', body)).toMatchObject({ briefDrafts: 1 });
    expect(await db.all('select 1 as one from brief_draft')).toEqual([]);
  });
});

/** One delivered submission with a file, or what the act is about; a saved brief; an old one. */
async function filled(
  act: string,
  { db, config }: { db: Db; config: StoreConfig },
  about: Partial<NewSubmission> = {},
) {
  const suspicion = act === 'release' ? ({ suspicion: 'honeypot' } as const) : {};
  const file = aFile({ field: 'resume' });
  const { id, reference } = await storeOne(db, { email, file, ...suspicion, ...about });
  await storeOne(db, { email: 'jo@example.com' }, start - 3 * year);
  await createBriefDraft(db, { yourEmail: email }, start);
  if (act === 'allow-role-mail') {
    await neverWrite(db, await confirmedAlert(db, { email }, start), start);
  }
  const [task] = await tasksOf(db, id);
  if (act !== 'cancel' && act !== 'release') {
    await db.all(`update task set state = 'delivered', settled_at = 1 where id = $1`, [task!.id]);
  }
  // One task each: a command changes all of a submission, the desk the one that was chosen.
  await db.all('delete from task where submission_id = $1 and id <> $2', [id, task!.id]);
  return { db, config, id, reference, taskId: task!.id };
}

/** Everything that an act leaves, without what differs from store to store. */
async function leftOf(db: Db, actor: string) {
  const count = async (table: string) => (await db.all(`select 1 as one from ${table}`)).length;
  const audit = await db.all<{ by: string; action: string; details: string }>(
    `select person_name as "by", action, subject_type, details from audit
      order by action, subject_type, details`,
  );
  const tasks = await db.all<{ purpose: TaskPurpose }>(
    `select channel, purpose, destination, subject_type, state, attempts from task
      order by channel, purpose, destination, state`,
  );
  return {
    audit: audit.map((entry) => ({
      ...entry,
      by: entry.by === actor ? 'the actor' : entry.by,
      details: entry.details.replaceAll(/[0-9A-Z]{4}(-[0-9A-Z]{4}){2}/g, 'reference'),
    })),
    tasks: tasks.map((task) => ({ ...task, purpose: purposeKindOf(task.purpose) })),
    submissions: await db.all(
      'select kind, state, version, delete_at from submission order by kind, state',
    ),
    files: await count('submission_file'),
    drafts: await count('brief_draft'),
    roleMailBlocks: await count('role_mail_block'),
    attempts: await count('attempt'),
  };
}

async function run({ dataDir, databaseUrl }: StoreConfig, args: string[]) {
  const lines: string[] = [];
  const code = await runCommand(args, {
    config: () => readConfig({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl }),
    write: (line) => lines.push(line),
    confirm: async () => false,
    now: () => start,
  });
  expect([code, lines.join('\n')]).toEqual([0, expect.any(String)]);
}
