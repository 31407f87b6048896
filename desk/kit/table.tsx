import { keepPreviousData, useInfiniteQuery, type QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { SmallButton } from './controls.tsx';

type Column = string | { label: string; look: string };

/** A table from 768 px on; below, one block for each row, and the header is only read out. */
export function Table({
  columns,
  className = 'rounded-md border border-line bg-surface',
  children,
}: {
  columns: readonly Column[];
  className?: string;
  children: ReactNode;
}) {
  return (
    <table className={classNames('w-full text-left max-md:block', className)}>
      <thead className="text-xs text-muted max-md:sr-only">
        <tr className="*:px-3 *:py-2 *:font-semibold">
          {columns.map(asColumn).map(({ label, look }) => (
            <th key={label} scope="col" className={look}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">{children}</tbody>
    </table>
  );
}

/** `narrow` says how its cells stand below 768 px, as `max-md:grid`. */
export function TableRow({ narrow, children }: { narrow: string; children: ReactNode }) {
  return (
    <tr
      className={classNames(
        'border-t border-line align-top hover:bg-ink/3 max-md:px-3 max-md:py-2 max-md:first:border-t-0 md:*:px-3 md:*:py-2',
        narrow,
      )}
    >
      {children}
    </tr>
  );
}

function asColumn(column: Column): Exclude<Column, string> {
  return typeof column === 'string' ? { label: column, look: '' } : column;
}

/** A list that is read in pages, each with what the next one begins after. It stays while the next is read. */
export function usePages<Page extends { next: string | number | null }>(
  queryKey: QueryKey,
  read: (after: string, signal: AbortSignal) => Promise<Page>,
) {
  return useInfiniteQuery({
    queryKey,
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) => read(pageParam, signal),
    getNextPageParam: ({ next }) => next?.toString(),
    placeholderData: keepPreviousData,
  });
}

/** Below a list that is read in pages; nothing after its last one. */
export function MoreRows({
  list: { hasNextPage, isFetchingNextPage, fetchNextPage },
  children,
}: {
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
  children: ReactNode;
}) {
  if (!hasNextPage) return null;
  return (
    <SmallButton
      className="justify-self-center"
      aria-disabled={isFetchingNextPage}
      onClick={() => void fetchNextPage()}
    >
      {children}
    </SmallButton>
  );
}
