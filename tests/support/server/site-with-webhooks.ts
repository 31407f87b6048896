import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { formOf } from '#domain/forms/forms.ts';
import type { SubmissionKind } from '#domain/forms/submission-kind.ts';
import { openExistingStore } from '#server/db/open-store.ts';
import { tasksIn } from '#server/db/tasks.ts';
import { aSubmission } from '#tests/factories/submissions.ts';
import type { Sent, SentEvent } from '../deliveries/compare-received.ts';
import { sendForm, type FormFile } from './send-form.ts';
import { startServerProcess } from './server-process.ts';
import { testSecret } from '../deliveries/test-secret.ts';
import { until } from '../machine/until.ts';

type Attempt = {
  task: string;
  reference: string;
  purpose: string;
  failure?: string;
  state: string;
};

const wild = 'Grüße aus Zürich, "Ō" & <b>履歴書</b> 👩‍🔬 100 % = ½\r\n\r\nzweite Zeile';

/** The production server with webhooks, which can be restarted with other settings. */
export async function startSite(place: { dataDir: string; port: number }, webhooks: object) {
  const environment = {
    DATA_DIR: place.dataDir,
    SITE_URL: `http://127.0.0.1:${place.port}`,
    WEBHOOK_SECRET: testSecret.variable,
    ...webhooks,
  };
  const start = (more: Record<string, string>) =>
    startServerProcess({ ...environment, PORT: String(place.port), LOG_LEVEL: 'info', ...more });
  let server = await start({});
  const earlier: string[] = [];
  const url = server.url;
  /** What the log tells about its deliveries. */
  const attempts = (reference: string): Attempt[] =>
    [...earlier, ...server.output()]
      .filter((line) => line.includes('"delivery-attempt"') && line.includes(reference))
      .map((line) => JSON.parse(line) as Attempt);
  return {
    url,
    attempts,
    /** How its first delivery ended. */
    firstFailure: async ({ reference }: Sent): Promise<string> => {
      await until(() => attempts(reference).length > 0, `${reference} is attempted`, 60_000);
      const [first] = attempts(reference);
      return first!.failure ?? first!.state;
    },
    restart: async (more: Record<string, string>) => {
      await server.stop();
      earlier.push(...server.output());
      server = await start(more);
    },
    stop: () => server.stop(),
    /** Deliveries that wait or were given up, a line each. */
    unsettled: async (): Promise<string[]> => {
      const place = { dataDir: environment.DATA_DIR, databaseUrl: undefined };
      const db = await openExistingStore(place, 'reads');
      const tasks = [
        ...(await tasksIn(db, 'waiting', 1_000)),
        ...(await tasksIn(db, 'abandoned', 1_000)),
      ];
      await db.close();
      return tasks.map(
        ({ reference, channel, purpose, ...task }) =>
          `${reference} ${channel} ${purpose}: ${'lastFailure' in task ? task.lastFailure : ''}`,
      );
    },
    /** What `npm run server -- …` prints. */
    command: (...words: string[]) => run(words, environment),
    submit: (kind: SubmissionKind, bytes?: Buffer) => submit(url, kind, bytes),
    reply: (sent: Sent, bytes?: Buffer) => reply(url, sent, bytes),
    /** What a sender does on the status page. */
    act: async ({ status }: Sent, action: string, fields: Record<string, string> = {}) => {
      const answer = await fetch(`${url}${status}/${action}`, {
        method: 'POST',
        body: new URLSearchParams(fields),
        redirect: 'manual',
      });
      if (answer.status !== 303) throw new Error(`${action} answers ${answer.status}`);
    },
  };
}

export type Site = Awaited<ReturnType<typeof startSite>>;

/** Writes a reply on the status page. */
async function reply(url: string, { status }: Sent, bytes?: Buffer): Promise<SentEvent> {
  const text = `${wild} ${randomUUID()}`;
  const file = bytes && {
    field: 'file',
    filename: `Zeugnis "Müller" ${randomUUID()}.pdf`,
    type: 'application/pdf',
    bytes,
  };
  const form = new FormData();
  form.append('text', text);
  if (file) form.append('file', new File([new Uint8Array(file.bytes)], file.filename));
  const address = `${url}${status}/reply`;
  const answer = await fetch(address, { method: 'POST', body: form, redirect: 'manual' });
  if (answer.status !== 303) throw new Error(`a reply answers ${answer.status}`);
  return { type: 'submission.replied', message: { text, ...(file && { file }) } };
}

/** Throws unless it is acknowledged. */
async function submit(url: string, kind: SubmissionKind, bytes?: Buffer): Promise<Sent> {
  const form = formOf(kind);
  const long = Object.entries(form.fields).flatMap(([name, field]) =>
    field.type === 'text' && field.rows ? [[name, `${wild} ${randomUUID()}`]] : [],
  );
  const names = form.sender.name.map((name) => [name, 'Jürgen "Jo" Ōé-高橋']);
  const given = Object.fromEntries([...long, ...names]) as Record<string, string>;
  const copies = Object.entries(form.fields).flatMap(([name, field]) =>
    field.type === 'copy' ? [[name, given[field.of]!]] : [],
  );
  const fields = aSubmission[kind]({ ...given, ...Object.fromEntries(copies) });
  const file: FormFile | undefined =
    form.file && bytes
      ? {
          field: form.file.field,
          filename: `Lebenslauf "Müller" 履歴書 ${randomUUID()}.pdf`,
          type: 'application/pdf',
          bytes,
        }
      : undefined;
  const answer = await sendForm(url, kind, fields, file);
  const body = (await answer.json()) as { reference: string; status: string };
  if (answer.status !== 201) throw new Error(`${kind}: ${answer.status} ${JSON.stringify(body)}`);
  const status = new URL(body.status, url).pathname;
  return { kind, reference: body.reference, status, fields, file };
}

/** A command that finds faults ends with 1; its text is what counts. */
function run(words: string[], environment: Record<string, string>): Promise<string> {
  const env = {
    PATH: process.env.PATH,
    CONTENT_DIR: process.env.CONTENT_DIR,
    NODE_NO_WARNINGS: '1',
    ...environment,
  };
  return new Promise((resolve) => {
    const program = ['server/cli/main.ts', ...words];
    execFile(process.execPath, program, { env, timeout: 60_000 }, (_, output, errors) =>
      resolve(output + errors),
    );
  });
}
