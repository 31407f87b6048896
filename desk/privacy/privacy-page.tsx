import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Erased, RetentionRun, RetentionStatus } from '#domain/privacy/person-data.ts';
import { isKeptByOffice, retention, retentionCategories } from '#domain/privacy/retention.ts';
import { Icon } from '#ui/icon.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextInput } from '#ui/text-field.tsx';
import { AskDialog } from '#desk/kit/act-dialog.tsx';
import { ask } from '#desk/kit/api.ts';
import { denseControlLook, SmallButton } from '#desk/kit/controls.tsx';
import { Failure } from '#desk/kit/loading.tsx';
import { Moment } from '#desk/kit/moment.tsx';
import { Fact, OperationsPage, Panel } from '#desk/kit/operations-page.tsx';
import { usePerson } from '#desk/kit/session.ts';
import { Table, TableRow } from '#desk/kit/table.tsx';
import { fullTime } from '#desk/kit/times.ts';
import { useAct } from '#desk/kit/use-act.ts';
import { deskWords } from '#desk/kit/words.ts';
import { detailWords } from '#desk/submissions/history.tsx';
import { isEmpty, PersonPreview } from './person-preview.tsx';

const words = deskWords.privacy;

/** Requests of people about their data, and deletion by age. */
export function PrivacyPage() {
  return (
    <OperationsPage heading={deskWords.kit.nav.privacy} summary={words.summary}>
      <PersonSearch />
      <RetentionPanel />
    </OperationsPage>
  );
}

/** The address is kept out of the page's own address, and so out of the browser's history. */
function PersonSearch() {
  const [email, setEmail] = useState('');
  const [erased, setErased] = useState<Erased>();
  const search = useAct({
    act: (wanted: string) =>
      ask('GET /privacy/person', {}, { query: `email=${encodeURIComponent(wanted)}` }),
    failure: 'shown',
    refusals: words.refusals,
    onDone: () => setErased(undefined),
  });
  const person = search.answer;
  return (
    <Panel heading={words.person}>
      <form
        className="flex flex-wrap items-start gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          search.act(email);
        }}
      >
        <div className="min-w-60 flex-1 sm:max-w-md">
          <TextInput
            label={words.email}
            className={denseControlLook}
            hint={words.emailHint}
            type="email"
            autoComplete="off"
            required
            maxLength={254}
            value={email}
            onChange={({ target }) => setEmail(target.value)}
          />
        </div>
        <SmallButton variant="primary" type="submit" className="mt-7">
          {search.busy ? words.finding : words.find}
        </SmallButton>
      </form>
      {search.problem && <Failure message={search.problem} onRetry={() => search.act(email)} />}
      <div aria-live="polite">
        {erased && (
          <p className="flex items-start gap-2 rounded-md border border-success p-4">
            <Icon name="check" className="mt-0.5 size-4 shrink-0 text-success" />
            <span>
              {words.erased(erased)}{' '}
              {erased.copiesAt.length > 0 && (
                <>
                  {words.copiesHint} ({erased.copiesAt.join(', ')})
                </>
              )}
            </span>
          </p>
        )}
        {!erased && person && isEmpty(person) && (
          <p className="rounded-md border border-dashed border-line p-6 text-muted">
            {words.nothing(person.email)}
          </p>
        )}
      </div>
      {person && !erased && (
        <PersonPreview
          person={person}
          onStale={() => search.act(person.email)}
          onErased={(outcome) => {
            setErased(outcome);
            setEmail('');
          }}
        />
      )}
    </Panel>
  );
}

/** What is deleted by its age, when, and what the last runs deleted. */
function RetentionPanel() {
  const [asking, setAsking] = useState(false);
  const { role } = usePerson();
  const queryClient = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: ['retention'],
    queryFn: ({ signal }) => ask('GET /privacy/retention', {}, { signal }),
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
        data && <SmallButton onClick={() => setAsking(true)}>{words.runNow}</SmallButton>
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
          {data.held.count > 0 && <p>{words.heldNow(data.held)}</p>}
          <p className="text-muted">{words.office(officeList())}</p>
          <h3 className="pt-2">{words.runs}</h3>
          <RetentionRuns runs={data.runs} />
        </>
      )}
      <AskDialog
        open={asking}
        onClose={() => setAsking(false)}
        heading={words.runHeading}
        act={() => ask('POST /privacy/retention/run', {})}
        refusals={words.refusals}
        done={words.ran}
        onDone={(retention) => queryClient.setQueryData(['retention'], retention)}
        keepLabel={words.runKeep}
        label={words.runNow}
        danger
      >
        <p>{words.runText(due)}</p>
      </AskDialog>
    </Panel>
  );
}

/** What the office keeps elsewhere, each with its period. */
function officeList(): string {
  return retentionCategories
    .filter(isKeptByOffice)
    .map((category) => {
      const { period } = retention[category];
      return `${words.officeCategories[category]} (${words.period(period)})`;
    })
    .join('; ');
}

function RetentionTable({ categories }: { categories: readonly RetentionStatus[] }) {
  const { columns } = words;
  return (
    <Table columns={Object.values(columns)}>
      {categories.map(({ category, period, kept, held, dueNow, nextAt }) => (
        <TableRow
          key={category}
          narrow="max-md:grid max-md:grid-cols-2 max-md:gap-x-3 max-md:gap-y-1"
        >
          <th scope="row" className="col-span-2 font-semibold md:font-medium">
            {deskWords.privacy.deletedCategories[category]}
          </th>
          <Cell label={columns.period}>
            {period && category !== 'erasureRequests'
              ? `${words.period(period)} ${words.starts[retention[category].from]}`
              : words.ownDay}
          </Cell>
          <Cell label={columns.kept}>{kept}</Cell>
          <Cell label={columns.held}>{held}</Cell>
          <Cell label={columns.due}>
            <span className={dueNow > 0 ? 'font-semibold text-danger' : undefined}>{dueNow}</span>
          </Cell>
          <Cell label={columns.next}>{nextAt === null ? words.none : <Moment at={nextAt} />}</Cell>
        </TableRow>
      ))}
    </Table>
  );
}

function Cell({ label, children }: { label: string; children: ReactNode }) {
  return (
    <td className="tabular-nums">
      <span aria-hidden className="block text-xs text-muted md:hidden">
        {label}
      </span>
      {children}
    </td>
  );
}

function RetentionRuns({ runs }: { runs: readonly RetentionRun[] }) {
  if (runs.length === 0) {
    return (
      <p className="rounded-md border border-dashed border-line p-6 text-muted">{words.noRuns}</p>
    );
  }
  return (
    <ol className="grid divide-y divide-line rounded-md border border-line bg-surface">
      {runs.map(({ at, by, deleted }) => (
        <li key={at} className="grid gap-x-6 px-4 py-2.5 sm:grid-cols-[11rem_9rem_minmax(0,1fr)]">
          <span className="text-muted tabular-nums">{fullTime(at)}</span>
          <span className="truncate text-muted">{by}</span>
          <span>{detailWords('retention-run', deleted)}</span>
        </li>
      ))}
    </ol>
  );
}
