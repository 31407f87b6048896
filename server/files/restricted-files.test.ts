import { afterAll, beforeAll, expect, test } from 'vitest';
import { pdfBytes } from '../../tests/factories/documents.ts';
import { aFile } from '../../tests/factories/new-submission.ts';
import { planTasks } from '../../tests/support/deliveries/channels.ts';
import { testSecret } from '../../tests/support/deliveries/test-secret.ts';
import { signIn } from '../../tests/support/desk/desk.ts';
import { temporaryFolder } from '../../tests/support/machine/temporary-folder.ts';
import { startApp } from '../../tests/support/server/server-app.ts';
import { linkedSubmission } from '../../tests/support/stores/linked-submission.ts';
import type { Db } from '../store/db/db.ts';
import { openStore } from '../store/db/open-store.ts';
import { receiveReply } from '../store/messages/replies.ts';
import { restrictIn } from '../store/privacy/restrict-submission.ts';
import { sender } from '../store/submissions/sender-changes.ts';
import { fileLink, fileOfMessage } from './file-link.ts';

const inFile = 'zq-of-the-cv';
const inReply = 'zq-of-the-reply';
const email = 'ada@example.com';
let db: Db;
let server: Awaited<ReturnType<typeof startApp>>;
let submission: Awaited<ReturnType<typeof linkedSubmission>>;
let message: string;
let cookies: string[];

beforeAll(async () => {
  db = await openStore({ dataDir: temporaryFolder(), databaseUrl: undefined });
  server = await startApp(db, temporaryFolder(), {
    desk: { channels: [], build: 'build', url: undefined },
    formPages: { policy: '', renderPage: async () => ({ status: 200, html: '' }) },
  });
  const fields = { firstName: 'Ada', lastName: 'Keller', email };
  submission = await linkedSubmission(db, {
    kind: 'job-application',
    fields,
    email,
    file: aFile({ bytes: pdfBytes(inFile) }),
  });
  const reply = { key: 'a', text: 'My plan.', file: aFile({ bytes: pdfBytes(inReply) }) };
  await receiveReply(db, submission.id, reply, { now: Date.now(), planTasks });
  const [row] = await db.all<{ id: string }>('select id from message');
  message = row!.id;
  const roles = ['administrator', 'consultant'] as const;
  const staff = await Promise.all(roles.map((role) => signIn(db, { name: role, role })));
  cookies = ['', ...staff.map(({ headers }) => headers.cookie)];
});
afterAll(async () => {
  await server.stop();
  await db.close();
});

/** The routes that show one of the files to anybody, by whatever link or session. */
async function routesThatShow(): Promise<string[]> {
  const showing = new Set<string>();
  const get = server.routes.filter(({ method }) => [method].flat().includes('GET'));
  for (const { url } of get.filter(({ url }) => !url.endsWith('/events'))) {
    for (const cookie of cookies) {
      const answer = await fetch(server.url + addressOf(url), { headers: { cookie } });
      const body = Buffer.from(await answer.arrayBuffer()).toString('latin1');
      if (body.includes(inFile) || body.includes(inReply)) showing.add(url);
    }
  }
  return [...showing].toSorted();
}

function addressOf(url: string): string {
  const { id, address } = submission;
  if (url === '/api/files/:id') return fileLink('', testSecret.key, id, Date.now());
  if (url === '/api/files/:id/:message') {
    return fileLink('', testSecret.key, fileOfMessage(id, message), Date.now());
  }
  const path = url
    .replace('/status/:token', address)
    .replace(':message', message)
    .replaceAll(/:\w+/g, id);
  return `${path}?${new URLSearchParams({ email })}`;
}

test('every route that shows the files of a sender knows a restriction', async () => {
  expect(await routesThatShow()).toEqual([
    '/api/desk/privacy/person/export',
    '/api/desk/submissions/:id/file',
    '/api/desk/submissions/:id/messages/:message/file',
    '/api/files/:id',
    '/api/files/:id/:message',
    '/status/:token/file',
    '/status/:token/messages/:message/file',
  ]);
  const now = Date.now();
  await db.transaction((statements) =>
    restrictIn(statements, sender, submission.id, { deleteAt: now + 1e9, planTasks }, now),
  );
  expect(await routesThatShow()).toEqual([]);
});
