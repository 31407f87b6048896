import type { ReactNode } from 'react';
import { Icon } from '#ui/icon.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { ApiError } from './api.ts';
import { deskWords } from './words.ts';
import { SmallButton } from './controls.tsx';

const words = deskWords.kit;

const rows = Array.from({ length: 12 }, (_, at) => at);

/** Placeholders where the content will stand: of a page, or of the rows of a list. */
export function Loading({
  label = words.loading,
  rows: asRows = false,
}: {
  label?: string;
  rows?: boolean;
}) {
  return (
    <div className={asRows ? 'grid' : 'page-width grid content-start gap-4 py-6'}>
      <output className="sr-only">{label}</output>
      {asRows ? (
        rows.map((at) => (
          <div
            key={at}
            aria-hidden
            className="flex h-[42px] items-center border-b border-line px-3"
          >
            <Skeleton className="h-4 w-full" />
          </div>
        ))
      ) : (
        <>
          <Skeleton className="h-7 w-48" />
          <Skeleton className="h-10 w-full" />
          <Skeleton className="h-64 w-full" />
        </>
      )}
    </div>
  );
}

/** Instead of what is read: placeholders, after a failure a way to try again, or that it is missing. */
export function Unanswered({
  query: { error, refetch },
  missing,
  loading = <Loading />,
}: {
  query: { error: Error | null; refetch: () => unknown };
  missing?: string;
  loading?: ReactNode;
}) {
  if (missing && error instanceof ApiError && error.status === 404) {
    return <h1 className="p-6 text-xl">{missing}</h1>;
  }
  return error ? <Failure onRetry={() => void refetch()} /> : loading;
}

export function Failure({
  onRetry,
  message = words.failed,
}: {
  onRetry: () => void;
  message?: string;
}) {
  return (
    <div role="alert" className="grid justify-items-start gap-4 p-6">
      <p className="flex items-start gap-2">
        <Icon name="alert" className="mt-0.5 size-5 shrink-0 text-danger" />
        {message}
      </p>
      <SmallButton onClick={onRetry}>{words.retry}</SmallButton>
    </div>
  );
}

/** Why something did not work, beside what was tried. Read out when it appears. */
export function Problem({ children }: { children: ReactNode }) {
  return (
    <div role="alert" className="empty:hidden">
      {children && (
        <p className="flex items-start gap-2 rounded-sm border border-danger bg-danger-surface px-3 py-2.5">
          <Icon name="alert" className="mt-0.5 size-5 shrink-0 text-danger" />
          <span>{children}</span>
        </p>
      )}
    </div>
  );
}
