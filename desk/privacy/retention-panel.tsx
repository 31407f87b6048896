import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { deskWords } from '#desk/kit/words.ts';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { ActDialog } from '#desk/kit/act-dialog.tsx';
import { ask } from '#desk/kit/api.ts';
import { Failure } from '#desk/kit/failure.tsx';
import { Moment } from '#desk/kit/moment.tsx';
import { Fact, Panel } from '#desk/kit/operations-page.tsx';
import { usePerson } from '#desk/kit/session.ts';
import { useAct } from '#desk/kit/use-act.ts';
import { RetentionRuns } from './retention-runs.tsx';
import { RetentionTable } from './retention-table.tsx';

const words = deskWords.privacy;

/** What is deleted by its age, when, and what the last runs deleted. */
export function RetentionPanel() {
  const [asking, setAsking] = useState(false);
  const { role } = usePerson();
  const queryClient = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: ['retention'],
    queryFn: ({ signal }) => ask('GET /privacy/retention', {}, { signal }),
  });
  const run = useAct({
    act: () => ask('POST /privacy/retention/run', {}),
    failure: 'shown',
    refusals: words.refusals,
    done: words.ran,
    onDone: (retention) => {
      queryClient.setQueryData(['retention'], retention);
      setAsking(false);
    },
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
          <Button variant="secondary" aria-disabled={run.busy} onClick={() => setAsking(true)}>
            {run.busy ? words.running : words.runNow}
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
      <ActDialog
        open={asking}
        onClose={() => setAsking(false)}
        heading={words.runHeading}
        keepLabel={words.runKeep}
        label={words.runNow}
        act={run}
        danger
      >
        <p>{words.runText(due)}</p>
      </ActDialog>
    </Panel>
  );
}
