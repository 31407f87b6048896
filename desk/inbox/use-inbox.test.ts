import { expect, test } from 'vitest';
import { usualFilter } from '#domain/submissions/work.ts';
import { isUsual, searchOfView, viewOf, withSearch } from './use-inbox.ts';

test('a search that begins looks into every state, and leaves them when it ends', () => {
  const searching = withSearch(usualFilter, 'keller');
  expect(searching.state).toBe('all');
  expect(withSearch({ ...searching, state: 'closed' }, 'keller a').state).toBe('closed');
  expect(withSearch(searching, '')).toMatchObject({ state: 'open', q: undefined });
});

test('only what differs from the usual view stands in the address', () => {
  expect(searchOfView({ ...usualFilter, sort: 'due' })).toBe('');
  expect(searchOfView({ ...usualFilter, sort: 'received' })).toBe('sort=received');
  expect(isUsual({ ...usualFilter, sort: 'received' })).toBe(true);
  expect(viewOf(new URLSearchParams('state=nonsense&sort=due'))).toMatchObject({
    state: 'open',
    sort: 'due',
  });
});
