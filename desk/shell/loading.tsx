import { shellWords as words } from '../../messages/desk-words/shell.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

export function Loading({ label = words.loading }: { label?: string }) {
  return (
    <div className="grid max-w-3xl gap-3 p-4 sm:p-6">
      <output className="sr-only">{label}</output>
      <Skeleton className="h-7 w-48" />
      <Skeleton className="h-4 w-full" />
      <Skeleton className="h-4 w-5/6" />
      <Skeleton className="h-4 w-2/3" />
    </div>
  );
}
