import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { deskWords } from '#desk/kit/words.ts';
import { Button } from '#ui/button.tsx';
import { MoreRows } from '#desk/kit/more-rows.tsx';
import { ApiError, ask } from '#desk/kit/api.ts';
import { download } from '#desk/kit/download.ts';
import { Failure } from '#desk/kit/failure.tsx';
import { Loading } from '#desk/kit/loading.tsx';
import { useAct } from '#desk/kit/use-act.ts';
import { searchOf } from '#desk/kit/search-of.ts';
import { fieldsOf, queryOf, type AuditFields } from './audit-filter.ts';
import { AuditFilterForm } from './audit-filter-form.tsx';
import { AuditList } from './audit-list.tsx';

const words = deskWords.audit;

/** Who did what and when, newest first. The filter stands in the address. */
export function AuditPage() {
  const [search, setSearch] = useSearchParams();
  const fields = fieldsOf(search);
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    {
      queryKey: ['audit', searchOf(fields).toString()],
      queryFn: ({ pageParam, signal }) =>
        ask('GET /audit', {}, { query: queryOf(fields, pageParam), signal }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (page) => page.next ?? undefined,
      placeholderData: (shown) => shown,
    },
  );
  const exporting = useAct({
    act: () => download(`/audit.csv?${queryOf(fields)}`, 'audit.csv'),
    failure: 'notice',
  });
  const show = (changed: AuditFields) => setSearch(searchOf(changed), { replace: true });
  const first = data?.pages[0];
  const entries = data?.pages.flatMap((page) => page.entries);
  return (
    <div className="page-width grid content-start gap-5 py-6">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <h1 className="text-xl">{words.title}</h1>
          <p className="text-muted">{words.about}</p>
        </div>
        {first && (
          <Button
            variant="secondary"
            aria-disabled={exporting.busy}
            onClick={() => exporting.act()}
          >
            {words.export}
          </Button>
        )}
      </div>
      {first && <AuditFilterForm fields={fields} people={first.people} onChange={show} />}
      {error && !data && <Failure onRetry={() => void refetch()} message={refusalWords(error)} />}
      {!error && !data && <Loading label={words.loading} />}
      {entries && (
        <AuditList entries={entries} onSubject={(subject) => show({ ...fields, subject })} />
      )}
      <MoreRows list={{ hasNextPage, isFetchingNextPage, fetchNextPage }}>{words.more}</MoreRows>
    </div>
  );
}

function refusalWords(error: Error): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.status === 403) return words.notAllowed;
  return error.status === 400 ? words.invalid : undefined;
}
