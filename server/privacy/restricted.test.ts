import { actIn } from '#tests/support/stores/act-in.ts';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { officeDay } from '#domain/firm/office-day.ts';
import { introductionConsent } from '#words/consent-words.ts';
import { pdfBytes } from '#tests/factories/documents.ts';
import { aMandate } from '#tests/factories/mandates.ts';
import { aFile } from '#tests/factories/new-submission.ts';
import { planTasks } from '#tests/support/deliveries/channels.ts';
import { testSecret } from '#tests/support/deliveries/test-secret.ts';
import { signIn } from '#tests/support/desk/desk.ts';
import { temporaryFolder } from '#tests/support/machine/temporary-folder.ts';
import { anApiKey } from '#tests/support/server/program-client.ts';
import { startApp } from '#tests/support/server/server-app.ts';
import { linkedSubmission } from '#tests/support/stores/linked-submission.ts';
import { describeStores } from '#tests/support/stores/stores.ts';
import { fileLink, fileOfMessage } from '#server/submissions/files.ts';
import type { Db } from '#server/db/db.ts';
import { moveCandidate } from '#server/mandates/candidacies.ts';
import { openMandate } from '#server/mandates/change-mandate.ts';
import { releaseAnswer, saveAnswer } from '#server/threads/answers.ts';
import { receiveReply } from '#server/threads/replies.ts';
import { restrictIn } from './erase.ts';
import { sender } from '#server/submissions/sender-changes.ts';
import { addNote, changeWork } from '#server/submissions/work.ts';
import { catalogue } from '#content/catalogue.server.ts';

const email = 'zq-address@example.com';
/** A word for each place in which somebody writes freely; those of files first. */
const files = ['zq-in-cv', 'zq-in-reply-file'];
const words = [
  ...files,
  'zq-address',
  'zq-last-name',
  'zq-telephone',
  'zq-letter',
  'zq-cv-name',
  'zq-reply-file-name',
  'zq-reply',
  'zq-note',
  'zq-tag',
  'zq-step',
  'zq-answer',
  'zq-draft',
];

/** Everything that hangs on a submission, each with its word. */
async function markedSubmission(db: Db, by: { id: string; name: string }) {
  const now = Date.now();
  const marked = await linkedSubmission(db, {
    kind: 'job-application',
    fields: {
      firstName: 'Ada',
      coverLetter: 'zq-letter',
      lastName: 'zq-last-name',
      phone: 'zq-telephone',
      email,
    },
    email,
    file: aFile({ filename: 'zq-cv-name.pdf', bytes: pdfBytes('zq-in-cv') }),
  });
  const { id } = marked;
  const acting = { by, now, planTasks };
  const version = async () =>
    (await db.all<{ version: number }>('select version from submission where id = $1', [id]))[0]!
      .version;
  const file = aFile({ filename: 'zq-reply-file-name.pdf', bytes: pdfBytes('zq-in-reply-file') });
  await actIn({ db, ...acting }, (act) =>
    receiveReply(act, id, { key: 'a', text: 'zq-reply', file }),
  );
  const [reply] = await db.all<{ id: string }>('select id from message');
  await actIn({ db, ...acting }, (act) => addNote(act, id, { text: 'zq-note', key: randomUUID() }));
  const items = [{ id, version: await version() }];
  await actIn({ db, ...acting }, (act) => changeWork(act, { items, change: { tags: ['zq-tag'] } }));
  const answer = async (text: string) => {
    const saved = await actIn({ db, ...acting }, (act) =>
      saveAnswer(act, id, { draft: null, template: '', subject: text, text }),
    );
    if (saved.result !== 'changed') throw new Error(saved.result);
    return saved;
  };
  const written = await answer('zq-answer');
  await actIn({ db, ...acting }, (act) => releaseAnswer(act, id, written));
  await answer('zq-draft');
  const facts = aMandate();
  const opened = await actIn({ db, by, now }, (act) => openMandate(act, { facts }));
  if (opened.result === 'not-found') throw new Error(opened.result);
  const on = officeDay(catalogue().firm, now);
  const consent = {
    words: introductionConsent(catalogue().firm, 'en-GB', facts),
    locale: 'en-GB',
    how: 'call',
    on,
  } as const;
  const step = { version: 0, stage: 'introduced', on, note: 'zq-step', consent } as const;
  const way = { mandateId: opened.id, submissionId: id };
  expect(await actIn({ db, by, now }, (act) => moveCandidate(act, way, step))).toMatchObject({
    result: 'moved',
  });
  return { ...marked, message: reply!.id, mandate: opened.id };
}

function addressOf(url: string, marked: Awaited<ReturnType<typeof markedSubmission>>): string {
  const { id, message, mandate, address } = marked;
  if (url === '/api/files/:id') return fileLink('', testSecret.key, id, Date.now());
  if (url === '/api/files/:id/:message') {
    return fileLink('', testSecret.key, fileOfMessage(id, message), Date.now());
  }
  const path = url
    .replace('/status/:token', address)
    .replace(':message', message)
    .replaceAll(/:\w+/g, url.includes('/mandates/') ? mandate : id);
  // The lists of programs know neither.
  if (url.startsWith('/api/v1/')) return path;
  const query = new URLSearchParams({ email, state: 'all' });
  if (url.endsWith('/contacts')) query.set('q', email);
  return `${path}?${query}`;
}

describeStores('a restricted submission', ({ fresh }) => {
  test('shows nothing that anybody wrote about it or for it, at any address', async () => {
    const { db } = await fresh();
    const server = await startApp(db, temporaryFolder(), {
      desk: { channels: [], build: 'build', url: undefined },
      formPages: { policy: '', renderPage: async () => ({ status: 200, html: '' }) },
    });
    const roles = ['administrator', 'consultant'] as const;
    const staff = await Promise.all(roles.map((role) => signIn(db, { name: role, role })));
    const { key } = await anApiKey(db);
    /** Nobody, colleagues and a program with every scope. */
    const readers: Record<string, string>[] = [
      {},
      ...staff.map(({ headers: { cookie } }) => ({ cookie })),
      { authorization: `Bearer ${key}` },
    ];
    const marked = await markedSubmission(db, staff[1]!.person);
    /** Which routes show which words to anybody, by whatever link or session. */
    const shown = async () => {
      const found: string[] = [];
      const get = server.routes.filter(({ method }) => [method].flat().includes('GET'));
      for (const { url } of get.filter((route) => !route.url.endsWith('/events'))) {
        const bodies = await Promise.all(
          readers.map(async (headers) => {
            const answer = await fetch(server.url + addressOf(url, marked), { headers });
            return Buffer.from(await answer.arrayBuffer()).toString('latin1');
          }),
        );
        // The search repeats the address that it was asked for.
        const searched = url.endsWith('/privacy/person') ? 'zq-address' : undefined;
        const seen = words.filter((word) => word !== searched && bodies.join('\n').includes(word));
        found.push(...seen.map((word) => `${url} ${word}`));
      }
      return found;
    };
    const before = await shown();
    expect(words.filter((word) => !before.some((one) => one.endsWith(` ${word}`)))).toEqual([]);
    const showFiles = before.filter((one) => files.some((word) => one.endsWith(` ${word}`)));
    expect(new Set(showFiles.map((one) => one.split(' ')[0]))).toEqual(
      new Set([
        '/api/desk/privacy/person/export',
        '/api/desk/submissions/:id/file',
        '/api/desk/submissions/:id/messages/:message/file',
        '/api/files/:id',
        '/api/files/:id/:message',
        '/api/v1/submissions/:id/file',
        '/api/v1/submissions/:id/messages/:message/file',
        '/status/:token/file',
        '/status/:token/messages/:message/file',
      ]),
    );
    const now = Date.now();
    await actIn({ db, by: sender, planTasks, now }, (act) =>
      restrictIn(act, marked.id, { deleteAt: now + 1e9 }),
    );
    expect(await shown()).toEqual([]);
    await server.stop();
  });
});
