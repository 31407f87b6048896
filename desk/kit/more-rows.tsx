import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';

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
    <Button
      variant="secondary"
      className="justify-self-center"
      aria-disabled={isFetchingNextPage}
      onClick={() => void fetchNextPage()}
    >
      {children}
    </Button>
  );
}
