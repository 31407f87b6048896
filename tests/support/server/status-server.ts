import { actIn } from '../stores/act-in.ts';
import { afterEach } from 'vitest';
import type { ShownStatus, SubmissionStatus } from '#domain/status/shown-status.ts';
import { planWith } from '#server/channels/channels.ts';
import { saveSubmission } from '#server/submissions/save-submission.ts';
import { statusLinksOf } from '#server/submissions/status-links.ts';
import type { NewSubmission } from '#server/submissions/submission.ts';
import { aNewSubmission } from '#tests/factories/new-submission.ts';
import { testChannels } from '../deliveries/channels.ts';
import { manualClock } from '../machine/manual-clock.ts';
import { startApp } from './server-app.ts';
import type { StoreUnderTest } from '../stores/stores.ts';

export const monday = Date.parse('2026-11-16T09:00:00Z');
export const cleanups: (() => Promise<unknown>)[] = [];
export const browser = { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' };

afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

/** The server with pages that are what they were given, as JSON. Mails wait; nothing is sent. */
export async function serveStatus(
  { fresh }: StoreUnderTest,
  { smtpUrl = 'smtp://127.0.0.1:1' }: { smtpUrl?: string | null } = {},
) {
  const mail = { smtpUrl: smtpUrl ?? undefined, from: 'desk@firm.example', staff: undefined };
  const { db, config } = await fresh();
  const { clock, advance } = manualClock(monday);
  const channels = testChannels(db, {}, { clock, mail, siteUrl: 'https://firm.example' });
  const planTasks = planWith(channels);
  const {
    url: base,
    routes,
    stop,
  } = await startApp(db, config.dataDir, {
    clock,
    planTasks,
    mail,
    desk: { channels, build: 'build', url: undefined },
    formPages: {
      policy: "script-src 'self'",
      renderPage: async (address, locals) => ({
        status: 200,
        html: JSON.stringify({ address, ...locals }),
      }),
    },
  });
  cleanups.push(stop);
  const links = await statusLinksOf(db);
  return {
    db,
    dataDir: config.dataDir,
    base,
    routes,
    clock,
    channels,
    advance,
    planTasks,
    app: { inject: (given: Sent) => send(base, given) },
    ask: (url: string) => send(base, { url, headers: { accept: 'text/html' } }),
    post: (url: string, fields: Record<string, string> = {}, headers: object = {}) =>
      send(base, {
        method: 'POST',
        url,
        headers: { ...browser, ...headers },
        payload: new URLSearchParams(fields).toString(),
      }),
    /** As the form of the page does. */
    reply: (
      address: string,
      fields: Record<string, string>,
      { file, headers = {} }: { file?: File; headers?: object } = {},
    ) => {
      const payload = new FormData();
      for (const [name, value] of Object.entries(fields)) payload.append(name, value);
      payload.append('file', file ?? new File([], ''));
      const accept = { accept: 'text/html', ...headers };
      return send(base, { method: 'POST', url: `${address}/reply`, headers: accept, payload });
    },
    save: async (changes: Partial<NewSubmission> = {}) => {
      const saved = await actIn({ db, planTasks, now: clock.now() }, (act) =>
        saveSubmission(act, aNewSubmission(changes)),
      );
      if (saved.outcome !== 'stored') throw new Error(saved.outcome);
      return { ...saved, address: `/status/${links.tokenOf(saved)}` };
    },
    shown: async (url: string) => {
      const answer = await send(base, { url, headers: { accept: 'text/html' } });
      return (answer.json() as { status: ShownStatus }).status;
    },
  };
}

export function submissionIn(status: ShownStatus): SubmissionStatus {
  if (!('submission' in status)) throw new Error(status.is);
  return status.submission;
}

type Sent = { method?: string; url: string; headers?: object; payload?: string | FormData };

export async function send(base: string, { method = 'GET', url, headers = {}, payload }: Sent) {
  const answer = await fetch(base + url, {
    method,
    headers: { ...headers },
    body: payload,
    redirect: 'manual',
  });
  const rawPayload = Buffer.from(await answer.arrayBuffer());
  const body = rawPayload.toString();
  return {
    statusCode: answer.status,
    headers: Object.fromEntries(answer.headers) as Record<string, string>,
    rawPayload,
    body,
    json: () => JSON.parse(body) as object,
  };
}
