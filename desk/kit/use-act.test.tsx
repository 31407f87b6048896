import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { DeskRefusalBody } from '#domain/people/refusal.ts';
import { ApiError } from './api.ts';
import { type MutationOptions, refusalCode, useAct, wordsOf } from './use-act.ts';
import { deskWords } from './words.ts';

type Options = Parameters<typeof useAct<string, string>>[0];

/** The hook as one rendering of a page has it, and the notices that it shows. */
function rendered(options: Partial<Options>) {
  const client = new QueryClient();
  const show = vi.fn<(act: MutationOptions<string, string>) => null>(() => null);
  function Page() {
    return show(useAct({ act: async () => 'saved', failure: 'notice', ...options }));
  }
  renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <Page />
    </QueryClientProvider>,
  );
  return { client, act: show.mock.calls[0]![0].act };
}

/** The part of a document that notices need. */
function noticeArea() {
  const titles: string[] = [];
  const element = () => ({
    dataset: {},
    append: () => {},
    remove: () => {},
    setAttribute: () => {},
    addEventListener: () => {},
    set textContent(text: string) {
      if (text.length > 1) titles.push(text);
    },
  });
  const list = { dataset: {}, children: [], append: () => {}, querySelector: () => null };
  vi.stubGlobal('document', {
    querySelectorAll: () => [],
    querySelector: () => list,
    createElement: element,
  });
  return titles;
}

const settled = (client: QueryClient) => vi.waitUntil(() => client.isMutating() === 0);

test('what is done is told once its dialog is closed', async () => {
  const told = noticeArea();
  const order: string[] = [];
  const { client, act } = rendered({
    onDone: (answer, given) => order.push(`${answer} ${given}, ${told.length} notices`),
    done: (answer, given) => `${answer} ${given} for good`,
  });
  act('it');
  await settled(client);
  expect(order).toEqual(['saved it, 0 notices']);
  expect(told).toEqual(['saved it for good']);
});

test('a refusal is told in the words of the act', async () => {
  const told = noticeArea();
  const refused: unknown[] = [];
  const refusal = new ApiError(409, { error: 'stale' });
  const { client, act } = rendered({
    act: () => Promise.reject(refusal),
    refusals: { stale: 'Look at it first.' },
    onRefused: (error) => refused.push(error),
    done: 'Done',
  });
  act('it');
  await settled(client);
  expect(told).toEqual(['Look at it first.']);
  expect(refused).toEqual([refusal]);
});

test('a failure that the caller shows makes no notice', async () => {
  const told = noticeArea();
  const { client, act } = rendered({
    act: () => Promise.reject(new ApiError(0, { error: 'unreachable' })),
    failure: 'shown',
  });
  act('it');
  await settled(client);
  expect(told).toEqual([]);
});

test('a second press while it runs sends nothing, and one after it does', async () => {
  const sent: string[] = [];
  const { client, act } = rendered({
    act: async (given) => {
      sent.push(given);
      return 'saved';
    },
  });
  act('first');
  act('second');
  await settled(client);
  act('third');
  await settled(client);
  expect(sent).toEqual(['first', 'third']);
});

test('queries that it changes are read anew, also after a refusal', async () => {
  noticeArea();
  const { client, act } = rendered({
    act: () => Promise.reject(new ApiError(409, { error: 'stale' })),
    renews: [['inbox']],
  });
  client.setQueryData(['inbox'], 'old');
  client.setQueryData(['people'], 'old');
  act('it');
  await settled(client);
  expect(client.getQueryState(['inbox'])?.isInvalidated).toBe(true);
  expect(client.getQueryState(['people'])?.isInvalidated).toBe(false);
});

/** A newer server may send a code that this desk does not know. */
const refused = (error: string, status = 409) => new ApiError(status, { error } as DeskRefusalBody);

test('a refusal is told in the words of the act, else in the general ones', () => {
  const own = { stale: 'Look at it first.' };
  expect(wordsOf(refused('stale'), own)).toBe('Look at it first.');
  expect(wordsOf(refused('last-key'), own)).toBe(deskWords.kit.problems['last-key']);
});

test('a code without words, a lost connection and a broken-off passkey are told too', () => {
  expect(wordsOf(refused('something-new'))).toBe(deskWords.kit.problems.failed);
  expect(wordsOf(refused('unreachable', 0))).toBe(deskWords.kit.problems.unreachable);
  expect(wordsOf(new DOMException('', 'NotAllowedError'))).toBe(deskWords.kit.problems.cancelled);
  expect(refusalCode(new Error('other'))).toBeUndefined();
});
