import { useState } from 'react';
import type { Deliveries, ShownDelivery } from '#domain/deliveries/delivery.ts';
import { deskWords } from '#desk/kit/words.ts';
import { Panel } from '#desk/kit/operations-page.tsx';
import { DeliveryRow, stateOf } from './delivery-row.tsx';

const words = deskWords.deliveries;

const filters = ['all', 'failing', 'waiting', 'abandoned', 'cancelled'] as const;
type Filter = (typeof filters)[number];

/** Those that are not done, filtered by what is the matter with them. */
export function DeliveryList({ deliveries, more }: Pick<Deliveries, 'deliveries' | 'more'>) {
  const [filter, setFilter] = useState<Filter>('all');
  const shown = deliveries.filter((delivery) => matches(delivery, filter));
  return (
    <Panel
      heading={words.list}
      aside={
        deliveries.length > 0 && (
          <fieldset className="flex flex-wrap gap-1">
            <legend className="sr-only">{words.filter}</legend>
            {filters.map((one) => (
              <button
                key={one}
                type="button"
                aria-pressed={filter === one}
                onClick={() => setFilter(one)}
                className="min-h-9 rounded-sm px-3 text-muted hover:text-ink aria-pressed:bg-sunken aria-pressed:font-semibold aria-pressed:text-ink"
              >
                {words.filters[one]}{' '}
                <span className="tabular-nums">
                  {deliveries.filter((delivery) => matches(delivery, one)).length}
                </span>
              </button>
            ))}
          </fieldset>
        )
      }
    >
      {shown.length === 0 ? (
        <p className="rounded-md border border-dashed border-line p-6 text-center text-muted">
          {deliveries.length === 0 ? words.empty : words.emptyFilter}
        </p>
      ) : (
        <ul className="grid divide-y divide-line rounded-md border border-line bg-surface">
          {shown.map((delivery) => (
            <DeliveryRow key={delivery.id} delivery={delivery} />
          ))}
        </ul>
      )}
      {more && <p className="text-muted">{words.more}</p>}
    </Panel>
  );
}

function matches(delivery: ShownDelivery, filter: Filter): boolean {
  const state = stateOf(delivery);
  return filter === 'all' || state === filter || (filter === 'waiting' && state === 'sending');
}
