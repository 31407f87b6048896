import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { detailQuery } from './submission-panel.tsx';

const detailOf = (version: number) => ({ row: { id: 'one', version } });

test('a submission that was read before an act does not replace what the act answered', async () => {
  const client = new QueryClient();
  const answer = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => answer.promise);
  const reading = client.fetchQuery(detailQuery('one'));
  client.setQueryData(['submission', 'one'], detailOf(2));
  answer.resolve(Response.json(detailOf(1)));
  await reading;
  expect(client.getQueryData(['submission', 'one'])).toEqual(detailOf(2));

  vi.stubGlobal('fetch', async () => Response.json(detailOf(3)));
  await client.fetchQuery(detailQuery('one'));
  expect(client.getQueryData(['submission', 'one'])).toEqual(detailOf(3));
});
