import { useQuery } from '@tanstack/react-query';
import { pagePath } from '#domain/address/paths.ts';
import { deskWords } from '#desk/kit/words.ts';
import { fillIn } from '#words/fill-in.ts';
import { TextLink } from '#ui/text-link.tsx';
import { ask } from '#desk/kit/api.ts';
import { firm } from '#desk/kit/session.ts';

const words = deskWords.vacancies.alerts;

/** How many alerts about roles there are, and what they are about. */
export function RoleAlerts() {
  const { data } = useQuery({
    queryKey: ['role-alerts'],
    queryFn: () => ask('GET /role-alerts', {}),
  });
  if (!data) return null;
  const { confirmed, waiting, distinct, filters } = data;
  return (
    <details className="rounded-md border border-line bg-surface p-4">
      <summary className="font-semibold">
        {fillIn(words.heading, { confirmed, distinct, waiting })}
      </summary>
      <ul className="mt-3 grid gap-1">
        {filters.map(({ locale, filter, sentence, count }) => (
          <li key={`${locale}${filter}`} className="flex gap-4 wrap-anywhere">
            <span className="w-16 shrink-0 text-right font-mono tabular-nums">{count}</span>
            <span className="w-14 shrink-0 text-muted">{locale}</span>
            <TextLink href={pagePath(firm(), 'vacancies', locale) + filter} target="_blank">
              {sentence}
            </TextLink>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** How many alerts a vacancy reaches, or would reach once it opens. */
export function AlertReach({ id, version }: { id: string; version: number }) {
  const { data } = useQuery({
    queryKey: ['reach', id, version],
    queryFn: () => ask('GET /vacancies/:id/reach', { id }),
  });
  if (!data || data.alerts === null) return null;
  return <span className="text-xs text-muted">{fillIn(words.reach, { count: data.alerts })}</span>;
}
