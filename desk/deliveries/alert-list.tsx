import { useQuery } from '@tanstack/react-query';
import type { Alert } from '#domain/deliveries/alert.ts';
import { destinationName, remedyWords } from '#words/desk/deliveries.ts';
import { deskWords } from '#desk/kit/words.ts';
import { Icon } from '#ui/icon.tsx';
import { ask } from '#desk/kit/api.ts';
import { Moment } from '#desk/kit/moment.tsx';

const words = deskWords.deliveries;

/** What is announced in the frame, with its remedies. */
export function AlertList() {
  const { data } = useQuery({
    // The frame counts the same alerts.
    queryKey: ['alerts'],
    queryFn: ({ signal }) => ask('GET /alerts', {}, { signal }),
    refetchInterval: 60_000,
  });
  if (!data || data.alerts.length === 0) return null;
  return (
    <section aria-label={words.alerts} className="grid gap-3">
      {data.alerts.map((alert) => (
        <div
          key={alert.id}
          className="flex gap-3 rounded-md border border-l-4 border-danger bg-danger-surface p-4"
        >
          <Icon name="alert" className="mt-0.5 size-5 shrink-0 text-danger" />
          <div className="grid gap-1">
            <p className="font-semibold">{textOf(alert)}</p>
            <p>
              {words.since} <Moment at={alert.since} />. {remedyOf(alert)}
            </p>
          </div>
        </div>
      ))}
    </section>
  );
}

function textOf({ reason, channel, destination }: Alert): string {
  return words.alert[reason](destinationName({ channel, key: destination }, words));
}

function remedyOf({ reason, channel, lastFailure }: Alert): string {
  return reason === 'failing' && lastFailure
    ? remedyWords(channel, lastFailure, words)
    : words.alert.backlogRemedy;
}
