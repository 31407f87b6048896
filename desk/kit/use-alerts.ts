import { useQuery } from '@tanstack/react-query';
import { ask } from './api.ts';

/** How many alerts are open; 0 while that is unknown. */
export function useAlertCount(): number {
  const { data } = useQuery({
    queryKey: ['alerts'],
    queryFn: ({ signal }) => ask('GET /alerts', {}, { signal }),
    refetchInterval: 60_000,
  });
  return data?.alerts.length ?? 0;
}
