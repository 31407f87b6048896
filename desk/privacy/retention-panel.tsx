import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Retention } from '../../domain/work/privacy.ts';
import { privacyWords as words } from '../../messages/desk-words/privacy.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { notify } from '../../ui/toast.ts';
import { notifyRefusal } from '../shell/action-failure.ts';
import { request } from '../shell/api.ts';
import { ConfirmDialog } from '../shell/confirm-dialog.tsx';
import { Failure } from '../shell/failure.tsx';
import { Moment } from '../shell/moment.tsx';
import { Fact, Panel } from '../shell/operations-page.tsx';
import { usePerson } from '../shell/session.ts';
import { RetentionRuns } from './retention-runs.tsx';
import { RetentionTable } from './retention-table.tsx';

/** What is deleted by its age, when, and what the last runs deleted. */
export function RetentionPanel() {
  const [asking, setAsking] = useState(false);
  const { role } = usePerson();
  const queryClient = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: ['retention'],
    queryFn: ({ signal }) => request<Retention>('GET', '/privacy/retention', undefined, signal),
  });
  const run = useMutation({
    mutationFn: () => request<Retention>('POST', '/privacy/retention/run'),
    onSuccess: (retention) => {
      queryClient.setQueryData(['retention'], retention);
      notify({ title: words.ran, variant: 'success' });
    },
    onError: (failure) => notifyRefusal(failure, words.refusals),
  });
  if (error && !data) {
    return (
      <Panel heading={words.retention}>
        <Failure onRetry={() => void refetch()} />
      </Panel>
    );
  }
  const due = data?.categories.reduce((sum, { dueNow }) => sum + dueNow, 0) ?? 0;
  const last = data?.runs[0];
  return (
    <Panel
      heading={words.retention}
      aside={
        role === 'administrator' &&
        data && (
          <Button
            variant="secondary"
            aria-disabled={run.isPending}
            onClick={() => !run.isPending && setAsking(true)}
          >
            {run.isPending ? words.running : words.runNow}
          </Button>
        )
      }
    >
      <p className="text-muted">{words.retentionText}</p>
      {!data ? (
        <Skeleton className="h-40" />
      ) : (
        <>
          <dl className="flex flex-wrap gap-x-8 gap-y-2">
            <Fact label={words.nextRun}>
              {data.isDue ? words.soon : <Moment at={data.nextRunAt} />}
            </Fact>
            <Fact label={words.lastRun}>{last ? <Moment at={last.at} /> : words.notYet}</Fact>
          </dl>
          <RetentionTable categories={data.categories} />
          <h3 className="pt-2">{words.runs}</h3>
          <RetentionRuns runs={data.runs} />
        </>
      )}
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        heading={words.runHeading}
        keepLabel={words.runKeep}
        confirmLabel={words.runNow}
        onConfirm={() => {
          setAsking(false);
          run.mutate();
        }}
      >
        <p>{words.runText(due)}</p>
      </ConfirmDialog>
    </Panel>
  );
}
