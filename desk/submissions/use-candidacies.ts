import { useQuery } from '@tanstack/react-query';
import { ask } from '#desk/kit/api.ts';

export const candidaciesKey = (submissionId: string) => ['candidacies', submissionId];

/** Where somebody stands on the way to which mandates. */
export function useCandidacies(submissionId: string, options: { refetchOnMount?: 'always' } = {}) {
  return useQuery({
    ...options,
    queryKey: candidaciesKey(submissionId),
    queryFn: ({ signal }) =>
      ask('GET /submissions/:id/candidacies', { id: submissionId }, { signal }),
  });
}
