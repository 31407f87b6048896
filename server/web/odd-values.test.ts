import { afterAll, beforeAll, expect, test } from 'vitest';
import { startDeskApp } from '#tests/support/desk/desk-app.ts';
import { signIn } from '#tests/support/desk/desk.ts';
import { storeSubmission } from '#tests/support/stores/store-submission.ts';
import { describeStores } from '#tests/support/stores/stores.ts';

const keysOf = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`key${at}`, at]));

/** Values that a schema lets through and a database may refuse. */
describeStores('an odd value at the desk', ({ fresh }) => {
  let desk: Awaited<ReturnType<typeof startDeskApp>>;
  let headers: { cookie: string };
  let id: string;
  let other: string;
  beforeAll(async () => {
    const { db } = await fresh();
    desk = await startDeskApp(db);
    ({ headers } = await signIn(db, { role: 'administrator' }));
    ({ id } = await storeSubmission(db));
    ({ id: other } = await storeSubmission(db));
  });
  afterAll(() => desk?.stop());

  const nul = 'a\0b';
  const largest = Number.MAX_SAFE_INTEGER;
  const work = (item: object, change: object) => ({
    items: [{ id, version: 1, ...item }],
    change,
  });

  test.each<[title: string, method: string, address: () => string, body?: () => unknown]>([
    ['a NUL in a search', 'GET', () => '/inbox?q=a%00b'],
    ['a NUL in a kind', 'GET', () => '/inbox?kind=a%00b'],
    ['a NUL in an owner', 'GET', () => '/inbox?owner=a%00b'],
    ['a NUL in a download', 'GET', () => '/inbox.csv?q=a%00b'],
    ['a NUL in an address', 'GET', () => '/privacy/person?email=a%00b'],
    ['a NUL in a filter of the log', 'GET', () => '/audit?person=a%00b&subject=a%00b'],
    ['a time beyond all numbers', 'GET', () => `/audit?from=${largest}&to=-${largest}`],
    ['a NUL in an id', 'GET', () => '/submissions/a%00b'],
    ['a NUL in the id of a vacancy', 'GET', () => '/website/vacancy/a%00b'],
    ['a NUL in the id of a task', 'POST', () => '/tasks/a%00b/cancel'],
    ['a NUL in the id of a person', 'DELETE', () => '/people/a%00b'],
    ['a NUL in the id of a key', 'DELETE', () => '/passkeys/a%00b'],
    ['half of a pair in a search', 'GET', () => '/inbox?q=%ED%A0%BD'],
    [
      'half of a pair in a note',
      'POST',
      () => `/submissions/${id}/notes`,
      () => ({ text: 'a\ud83d', key: crypto.randomUUID() }),
    ],
    [
      'a NUL in a note',
      'POST',
      () => `/submissions/${id}/notes`,
      () => ({ text: nul, key: crypto.randomUUID() }),
    ],
    ['a NUL in a name', 'POST', () => '/people', () => ({ name: nul, role: 'consultant' })],
    [
      'a NUL in an answer',
      'PUT',
      () => `/submissions/${id}/answer`,
      () => ({ draft: null, template: nul, subject: 'Answer', text: nul }),
    ],
    [
      'a version beyond 32 bits',
      'POST',
      () => '/work',
      () => work({ version: largest }, { state: 'closed' }),
    ],
    [
      'a due time beyond all days',
      'POST',
      () => '/work',
      () => work({ id: other }, { dueAt: largest }),
    ],
    [
      'a revision beyond 32 bits',
      'POST',
      () => `/website/vacancy/${crypto.randomUUID()}/restore`,
      () => ({ version: largest, revision: largest }),
    ],
    ['a submission afterwards', 'GET', () => `/submissions/${id}`],
    ['the inbox afterwards', 'GET', () => '/inbox?due=overdue'],
    ['the download afterwards', 'GET', () => '/inbox.csv'],
  ])('%s does not end in a failure', async (_, method, address, body) => {
    const answer = await desk.ask(address(), { method, headers, body: body?.() });
    await answer.text();
    expect(answer.status).toBeLessThan(500);
  });

  test('50,000 nested lists are refused, whatever the route would take', async () => {
    // Written by hand: JSON.stringify runs out of stack.
    const body = `{"name":"Ada","role":${'['.repeat(50_000)}${']'.repeat(50_000)}}`;
    const answer = await fetch(`${desk.url}/api/desk/people`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body,
    });
    expect([answer.status, await answer.json()]).toEqual([400, { error: 'malformed' }]);
  });

  test.each<[address: string, method: string, body: object]>([
    ['/website/page/about/draft', 'PUT', { content: keysOf(60_000), version: 0 }],
    [
      `/website/vacancy/${crypto.randomUUID()}/draft`,
      'PUT',
      { content: { slug: 'many', ...keysOf(55_000) }, version: 0 },
    ],
    ['/people', 'POST', { name: 'Ada', role: Array(60_000).fill(0) }],
  ])('%s refuses a body of too many values, and nothing is stored', async (...given) => {
    const [address, method, body] = given;
    const answer = await desk.ask(address, { method, headers, body });
    expect([answer.status, await answer.json()]).toEqual([413, { error: 'too-large' }]);
    const list = await desk.ask('/vacancies', { headers });
    const { rows } = (await list.json()) as { rows: { slug: string }[] };
    expect(rows.filter(({ slug }) => slug === 'many')).toEqual([]);
  });

  test('a hundred issues are named, however many there are', async () => {
    const content = { slug: 'a-thousand', ...keysOf(1_000) };
    const checked = await desk.ask(`/website/vacancy/${crypto.randomUUID()}/draft`, {
      method: 'PUT',
      headers,
      body: { content, version: 0 },
    });
    const { issues } = (await checked.json()) as { issues: object[] };
    expect([checked.status, issues.length]).toEqual([200, 100]);
    const drafted = await desk.ask('/website/person/x/draft', {
      method: 'PUT',
      headers,
      body: { content: keysOf(1_000), version: 0 },
    });
    const document = (await drafted.json()) as { issues: object[] };
    expect([drafted.status, document.issues.length]).toEqual([200, 100]);
  });
});
