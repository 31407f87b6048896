import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Inbox, InboxFilter } from '../../domain/work/work.ts';
import { request } from '../shell/api.ts';
import { searchOf } from './list-view.ts';

export function useInbox(filter: InboxFilter) {
  return useQuery({
    queryKey: ['inbox', filter],
    queryFn: ({ signal }) =>
      request<Inbox>('GET', `/inbox?${searchOf({ filter, sort: 'received' })}`, undefined, signal),
    placeholderData: keepPreviousData,
    // Comparing ten thousand rows takes longer than drawing those in view.
    structuralSharing: false,
    staleTime: 30_000,
  });
}
