import { useQuery } from '@tanstack/react-query';
import type { Deliveries } from '#domain/deliveries/delivery.ts';
import { deskWords } from '#desk/kit/words.ts';
import { ask } from '#desk/kit/api.ts';
import { Failure } from '#desk/kit/failure.tsx';
import { OperationsPage, Panel } from '#desk/kit/operations-page.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { AlertList } from './alert-list.tsx';
import { DeliveryList } from './delivery-list.tsx';
import { DestinationRow } from './destination-row.tsx';

const words = deskWords.deliveries;

const refreshMs = 5_000;

/** What was to be sent where, what fails and why. */
export function DeliveriesPage() {
  const { data, error, refetch } = useQuery({
    queryKey: ['deliveries'],
    queryFn: ({ signal }) => ask('GET /deliveries', {}, { signal }),
    refetchInterval: refreshMs,
  });
  if (!data && error) {
    return (
      <OperationsPage heading={words.heading}>
        <Failure onRetry={() => void refetch()} />
      </OperationsPage>
    );
  }
  return (
    <OperationsPage heading={words.heading} summary={data ? summaryOf(data) : words.loading}>
      <AlertList />
      <Panel heading={words.destinations}>
        {!data && <Skeleton className="h-24" />}
        {data?.destinations.length === 0 && <p className="text-muted">{words.noDestinations}</p>}
        {data && data.destinations.length > 0 && (
          <ul className="grid divide-y divide-line rounded-md border border-line bg-surface">
            {data.destinations.map((destination) => (
              <DestinationRow
                key={`${destination.channel} ${destination.key}`}
                destination={destination}
              />
            ))}
          </ul>
        )}
      </Panel>
      {data ? <DeliveryList {...data} /> : <Skeleton className="h-40" />}
    </OperationsPage>
  );
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, one) => total + one, 0);
}

function summaryOf({ destinations }: Deliveries): string {
  return words.summary({
    failing: destinations.filter(({ consecutiveFailures }) => consecutiveFailures > 0).length,
    waiting: sum(destinations.map(({ waiting }) => waiting)),
    abandoned: sum(destinations.map(({ abandoned }) => abandoned)),
  });
}
