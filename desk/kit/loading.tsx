import { deskWords } from './words.ts';
import { Skeleton } from '#ui/skeleton.tsx';

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
