import { useQuery } from '@tanstack/react-query';
import type { Alert } from '#domain/deliveries/delivery.ts';
import type { HealthFinding } from '#domain/status/health.ts';
import { fillIn } from '#words/fill-in.ts';
import { ask } from '#desk/kit/api.ts';
import { shortTime } from '#desk/kit/times.ts';
import { useAlerts } from '#desk/kit/top-bar.tsx';
import { deskWords } from '#desk/kit/words.ts';
import { RowGroup, TroubleRow } from './rows.tsx';

const words = deskWords.today;

/** What System status says. It comes after the list, for which nobody waits. */
export function useFindings(): readonly HealthFinding[] {
  const { data } = useQuery({
    queryKey: ['health'],
    queryFn: ({ signal }) => ask('GET /health', {}, { signal }),
    staleTime: 5 * 60_000,
  });
  return data?.findings ?? [];
}

/** What does not work: deliveries that fail or wait, and faults of the installation. */
export function TroubleGroup({ now }: { now: number }) {
  const alerts = useAlerts();
  const faults = useFindings().filter(({ level }) => level === 'fault');
  const areas = [...new Set(faults.map(({ area }) => area))];
  if (alerts.length + areas.length === 0) return null;
  return (
    <RowGroup heading={words.groups.trouble} count={alerts.length + areas.length} urgent>
      {alerts.map((alert) => (
        <TroubleRow
          key={alert.id}
          to="/deliveries"
          title={fillIn(words.trouble[alert.reason], {
            time: shortTime(alert.since, now),
            what: whatOf(alert),
          })}
        />
      ))}
      {areas.map((area) => (
        <TroubleRow
          key={area}
          to={area === 'deliveries' ? '/deliveries' : '/health'}
          title={words.areas[area]}
          about={words.trouble.faults(faults.filter((fault) => fault.area === area).length)}
        />
      ))}
    </RowGroup>
  );
}

/** What a destination receives: a webhook the submissions of one form. */
function whatOf({ channel, destination }: Alert): string {
  if (channel === 'indexnow') return words.trouble.searchEngines;
  const kinds: Readonly<Record<string, string | undefined>> = words.kinds;
  return kinds[destination] ?? destination;
}
