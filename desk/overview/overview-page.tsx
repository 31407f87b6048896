import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { submissionKinds } from '#domain/forms/submission-kind.ts';
import {
  overviewPeriods,
  overviewSchema,
  waySteps,
  type Overview,
} from '#domain/inbox/overview.ts';
import { deskWords } from '#desk/kit/words.ts';
import { fillIn } from '#words/fill-in.ts';
import { ask } from '#desk/kit/api.ts';
import { Unanswered } from '#desk/kit/loading.tsx';
import { OperationsPage, Panel } from '#desk/kit/operations-page.tsx';
import { Select, SmallButton } from '#desk/kit/controls.tsx';
import { Table, TableRow } from '#desk/kit/table.tsx';
import { calendarDate, duration } from '#desk/kit/times.ts';
import { RoleReminders } from '#desk/kit/role-reminders.tsx';
import { useListAddress } from '#desk/kit/list-filters.tsx';
import { ChartFigure, NamedBars, StackedColumns } from './charts.tsx';
import { DueTable } from './due-table.tsx';

const words = deskWords.overview;

/** What is due, what came in, and how the firm is doing. */
export function OverviewPage() {
  const { parameters, change } = useListAddress();
  const { who, days } = overviewSchema.parse(Object.fromEntries(parameters));
  const query = useQuery({
    queryKey: ['overview', who, days],
    queryFn: ({ signal }) => ask('GET /overview', {}, { query: `who=${who}&days=${days}`, signal }),
    placeholderData: keepPreviousData,
  });
  const { data } = query;
  return (
    <OperationsPage
      heading={words.title}
      action={
        <div className="flex flex-wrap gap-2 print:hidden">
          <Select
            aria-label={words.who}
            value={who}
            onChange={(next) => change('who', next)}
            options={(['team', 'me'] as const).map((one) => [one, words.whose[one]] as const)}
          />
          <Select
            aria-label={words.period}
            value={days}
            onChange={(next) => change('days', next)}
            options={overviewPeriods.map((one) => [one, words.periods[one]] as const)}
          />
          <SmallButton onClick={() => window.print()}>{words.print}</SmallButton>
        </div>
      }
    >
      {!data && <Unanswered query={query} />}
      {data && (
        <>
          <DueTable due={data.due} />
          <RoleReminders />
          <div className="grid gap-8 lg:grid-cols-2">
            <Received weeks={data.weeks} />
            <Answers answers={data.answers} />
            <Way way={data.way} />
            <Roles roles={data.roles} />
          </div>
        </>
      )}
    </OperationsPage>
  );
}

function Received({ weeks }: Pick<Overview, 'weeks'>) {
  const totals = weeks.map(({ counts }) => Object.values(counts).reduce((sum, one) => sum + one));
  const kinds = submissionKinds.map((kind) => deskWords.submissions.kinds[kind]);
  return (
    <ChartFigure
      heading={words.received.heading}
      summary={fillIn(words.received.summary, {
        count: totals.reduce((sum, one) => sum + one, 0),
        weeks: weeks.length,
        last: totals.at(-1) ?? 0,
      })}
      columns={[words.received.week, ...kinds, words.received.total]}
      rows={weeks.map(({ start, counts }, at) => [
        calendarDate(start),
        ...submissionKinds.map((kind) => counts[kind]),
        totals[at],
      ])}
    >
      <StackedColumns
        columns={weeks.map(({ start, counts }) => ({
          name: calendarDate(start),
          values: submissionKinds.map((kind) => counts[kind]),
        }))}
        names={kinds}
      />
    </ChartFigure>
  );
}

function Answers({ answers }: Pick<Overview, 'answers'>) {
  const { inTime, late, medianMs } = answers;
  const count = inTime + late;
  const states = (['inTime', 'late', 'waiting', 'overdue'] as const).map((state) => ({
    name: words.answers.states[state],
    value: answers[state],
    warns: state === 'late' || state === 'overdue',
  }));
  return (
    <ChartFigure
      heading={words.answers.heading}
      summary={
        count === 0 || medianMs === null
          ? words.answers.none
          : fillIn(words.answers.summary, {
              count,
              share: Math.round((100 * inTime) / count),
              median: duration(medianMs),
            })
      }
      columns={['', words.answers.name]}
      rows={states.map(({ name, value }) => [name, value])}
    >
      <NamedBars data={states} />
    </ChartFigure>
  );
}

function Way({ way }: Pick<Overview, 'way'>) {
  const steps = waySteps.map((step) => ({ name: words.way.steps[step], value: way[step] }));
  return (
    <ChartFigure
      heading={words.way.heading}
      summary={fillIn(words.way.summary, way)}
      columns={[words.way.step, words.way.people]}
      rows={steps.map(({ name, value }) => [name, value])}
    >
      <NamedBars data={steps} />
    </ChartFigure>
  );
}

/** A table reads better than bars: its names are long. */
function Roles({ roles }: Pick<Overview, 'roles'>) {
  const without = roles.filter(({ applications }) => applications === 0).length;
  return (
    <Panel heading={words.roles.heading}>
      <p className="text-muted">
        {roles.length === 0
          ? words.roles.none
          : fillIn(words.roles.summary, { days: roles[0]!.days, without })}
      </p>
      {roles.length > 0 && (
        <Table columns={[words.roles.role, words.roles.days, words.roles.applications]}>
          {roles.map(({ id, reference, title, days, applications }) => (
            <TableRow key={id} narrow="max-md:grid max-md:grid-cols-[1fr_auto_auto] max-md:gap-x-4">
              <th scope="row" className="font-normal">
                <Link
                  to={`/vacancies/${id}?view=people`}
                  className="underline-offset-4 hover:underline"
                >
                  {title}
                </Link>{' '}
                <span className="text-xs text-muted">{reference}</span>
              </th>
              <td className="tabular-nums">{days}</td>
              <td className="tabular-nums">{applications}</td>
            </TableRow>
          ))}
        </Table>
      )}
    </Panel>
  );
}
