import { useQuery } from '@tanstack/react-query';
import { deskWords } from '#desk/kit/words.ts';
import { fillIn } from '#words/fill-in.ts';
import { ask } from '#desk/kit/api.ts';

const words = deskWords.vacancies.alerts;

/** How many alerts a vacancy reaches, or would reach once it opens. */
export function AlertReach({ id, version }: { id: string; version: number }) {
  const { data } = useQuery({
    queryKey: ['reach', id, version],
    queryFn: () => ask('GET /vacancies/:id/reach', { id }),
  });
  if (!data || data.alerts === null) return null;
  return <span className="text-xs text-muted">{fillIn(words.reach, { count: data.alerts })}</span>;
}
