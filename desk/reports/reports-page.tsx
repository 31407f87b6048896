import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { pagePath } from '#domain/address/paths.ts';
import { submissionKinds } from '#domain/forms/submission-kind.ts';
import { type DueOf, type Figures, figurePeriods, waySteps } from '#domain/inbox/figures.ts';
import { deskWords } from '#desk/kit/words.ts';
import { ask } from '#desk/kit/api.ts';
import { Unanswered } from '#desk/kit/loading.tsx';
import { OperationsPage, Panel } from '#desk/kit/operations-page.tsx';
import { Select, SmallButton } from '#desk/kit/controls.tsx';
import { Table, TableRow } from '#desk/kit/table.tsx';
import { calendarDate, duration, numberText } from '#desk/kit/times.ts';
import { useListAddress } from '#desk/kit/list-address.ts';
import { classNames } from '#ui/class-names.ts';
import { type ReactNode, useRef } from 'react';
import { Bars, Columns, Drawing } from '#ui/chart.tsx';
import { useWidth } from '#desk/kit/browser-state.ts';
import { firm } from '#desk/kit/session.ts';
import { TextLink } from '#ui/text-link.tsx';

const words = deskWords.reports;

/** Who has how much to do, what came in, and how the firm is doing. */
export function ReportsPage() {
  const { parameters, change } = useListAddress();
  const who = parameters.get('who') === 'me' ? 'me' : 'team';
  const days = figurePeriods.find((period) => period === parameters.get('days')) ?? '90';
  const query = useQuery({
    queryKey: ['figures', who, days],
    queryFn: ({ signal }) => ask('GET /figures', {}, { query: `who=${who}&days=${days}`, signal }),
    placeholderData: keepPreviousData,
  });
  const { data } = query;
  return (
    <OperationsPage
      heading={deskWords.kit.nav.reports}
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
            options={figurePeriods.map((one) => [one, words.periods[one]] as const)}
          />
          <SmallButton onClick={() => window.print()}>{words.print}</SmallButton>
        </div>
      }
    >
      {!data && <Unanswered query={query} />}
      {data && (
        <>
          <DueTable due={data.due} />
          <div className="grid gap-8 lg:grid-cols-2">
            <Received weeks={data.weeks} />
            <Answers answers={data.answers} />
            <Way way={data.way} />
            <Roles roles={data.roles} />
          </div>
          <RoleAlerts />
        </>
      )}
    </OperationsPage>
  );
}

function Received({ weeks }: Pick<Figures, 'weeks'>) {
  const totals = weeks.map(({ counts }) => Object.values(counts).reduce((sum, one) => sum + one));
  const kinds = submissionKinds.map((kind) => deskWords.submissions.kinds[kind]);
  return (
    <ChartFigure
      heading={words.received.heading}
      summary={words.received.summary(
        totals.reduce((sum, one) => sum + one, 0),
        weeks.length,
        totals.at(-1) ?? 0,
      )}
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

function Answers({ answers }: Pick<Figures, 'answers'>) {
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
          : words.answers.summary(count, inTime, duration(medianMs))
      }
      columns={['', words.answers.name]}
      rows={states.map(({ name, value }) => [name, value])}
    >
      <NamedBars data={states} />
    </ChartFigure>
  );
}

function Way({ way }: Pick<Figures, 'way'>) {
  const steps = waySteps.map((step) => ({ name: words.way.steps[step], value: way[step] }));
  return (
    <ChartFigure
      heading={words.way.heading}
      summary={words.way.summary(way.received, way.placed)}
      columns={[words.way.step, words.way.people]}
      rows={steps.map(({ name, value }) => [name, value])}
    >
      <NamedBars data={steps} />
    </ChartFigure>
  );
}

/** A table reads better than bars: its names are long. */
function Roles({ roles }: Pick<Figures, 'roles'>) {
  const without = roles.filter(({ applications }) => applications === 0).length;
  return (
    <Panel heading={words.roles.heading}>
      <p className="text-muted">
        {roles.length === 0
          ? words.roles.none
          : words.roles.summary(roles.length, roles[0]!.days, without)}
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

/** How many visitors are told of new roles, and of which. */
function RoleAlerts() {
  const { data } = useQuery({
    queryKey: ['role-alerts'],
    queryFn: () => ask('GET /role-alerts', {}),
  });
  if (!data) return null;
  const { confirmed, waiting, filters } = data;
  const { heading, summary, count, edition, filter } = words.alerts;
  return (
    <Panel heading={heading}>
      <p className="text-muted">{summary(confirmed, waiting)}</p>
      {filters.length > 0 && (
        <Table columns={[filter, edition, count]}>
          {filters.map(({ locale, filter: query, sentence, count: alerts }) => (
            <TableRow
              key={`${locale}${query}`}
              narrow="max-md:grid max-md:grid-cols-[1fr_auto_auto] max-md:gap-x-4"
            >
              <th scope="row" className="font-normal wrap-anywhere">
                <TextLink href={pagePath(firm(), 'vacancies', locale) + query} target="_blank">
                  {sentence}
                </TextLink>
              </th>
              <td className="text-muted">{locale}</td>
              <td className="tabular-nums">{alerts}</td>
            </TableRow>
          ))}
        </Table>
      )}
    </Panel>
  );
}

const dueWords = deskWords.reports.due;
const dueTimes = ['overdue', 'today', 'tomorrow', 'later'] as const;

/** What is due and for whom; each number leads to its list. */
function DueTable({ due }: { due: readonly DueOf[] }) {
  if (due.length === 0) {
    return (
      <Panel heading={dueWords.heading}>
        <p className="text-muted">{dueWords.nothing}</p>
      </Panel>
    );
  }
  return (
    <Panel heading={dueWords.heading}>
      <Table columns={[dueWords.person, ...dueTimes.map((time) => dueWords.columns[time])]}>
        {due.map((one) => (
          <TableRow
            key={one.owner ?? ''}
            narrow="max-md:grid max-md:grid-cols-4 max-md:gap-x-3 max-md:[&>th]:col-span-4"
          >
            <th scope="row" className="font-normal">
              <Link
                to={listOf(one)}
                className="inline-flex min-h-8 items-center font-semibold underline-offset-4 hover:underline"
              >
                {one.name ?? dueWords.nobody}
              </Link>
            </th>
            {dueTimes.map((time) => (
              <td key={time} className="tabular-nums">
                <span className="block text-xs text-muted md:hidden">{dueWords.columns[time]}</span>
                <Amount one={one} time={time} />
              </td>
            ))}
          </TableRow>
        ))}
      </Table>
    </Panel>
  );
}

function Amount({ one, time }: { one: DueOf; time: (typeof dueTimes)[number] }) {
  const count = one[time];
  if (count === 0) return <span className="inline-flex min-h-8 items-center text-muted">0</span>;
  const due = time === 'overdue' || time === 'today' ? `&due=${time}` : '';
  return (
    <Link
      to={`${listOf(one)}${due}`}
      className={classNames(
        'inline-flex min-h-8 min-w-8 items-center underline-offset-4 hover:underline',
        time === 'overdue' && 'font-semibold text-danger',
      )}
    >
      {numberText(count)}
    </Link>
  );
}

const listOf = ({ owner }: DueOf) => `/inbox?owner=${owner ?? 'none'}`;

/** A chart with what it says as a sentence and its numbers as a table. */
function ChartFigure({
  heading,
  summary,
  columns,
  rows,
  children,
}: {
  heading: string;
  summary: string;
  columns: readonly string[];
  /** The first cell of each names the row. */
  rows: readonly (readonly [ReactNode, ...ReactNode[]])[];
  children: ReactNode;
}) {
  return (
    <Panel heading={heading}>
      <p className="text-muted">{summary}</p>
      {/* Its numbers are in the table. */}
      <div aria-hidden className="chart min-h-64">
        {children}
      </div>
      <details className="print:hidden">
        <summary className="min-h-8 cursor-pointer content-center text-accent">
          {words.numbers}
        </summary>
        <Table columns={columns}>
          {rows.map(([name, ...cells], at) => (
            // oxlint-disable-next-line react/no-array-index-key -- rows never move
            <TableRow key={at} narrow="max-md:flex max-md:flex-wrap max-md:gap-x-4">
              <th scope="row" className="font-normal">
                {name}
              </th>
              {cells.map((cell, column) => (
                // oxlint-disable-next-line react/no-array-index-key -- columns never move
                <td key={column} className="tabular-nums">
                  <span className="text-muted md:hidden">{columns[column + 1]} </span>
                  {cell}
                </td>
              ))}
            </TableRow>
          ))}
        </Table>
      </details>
    </Panel>
  );
}

/** In the order of the parts; of the palette of styles.css. */
const parts = [
  { fill: 'fill-chart-1', swatch: 'bg-chart-1' },
  { fill: 'fill-chart-2', swatch: 'bg-chart-2' },
  { fill: 'fill-chart-3', swatch: 'bg-chart-3' },
  { fill: 'fill-chart-4', swatch: 'bg-chart-4' },
  { fill: 'fill-chart-5', swatch: 'bg-chart-5' },
];
const partAt = (at: number) => parts[at % parts.length]!;

/** Columns of one week each, of what came in by kind; drawn at the size of its place, so that letters keep theirs. */
function StackedColumns({
  columns,
  names,
}: {
  columns: readonly { name: string; values: readonly number[] }[];
  /** Of the values. */
  names: readonly string[];
}) {
  const place = useRef<HTMLDivElement>(null);
  const width = useWidth(place);
  const height = 208;
  const drawn = columns.map(({ name, values }) => ({
    name,
    parts: values.map((value, at) => ({ name: names[at]!, value, className: partAt(at).fill })),
  }));
  return (
    <div ref={place} className="grid w-full gap-3">
      {width > 0 && (
        <Drawing {...{ width, height }}>
          <Columns columns={drawn} left={36} {...{ width, height }} />
        </Drawing>
      )}
      <ul className="flex flex-wrap justify-center gap-x-3 gap-y-1 text-xs">
        {names.map((name, at) => (
          <li key={name} className="flex items-center gap-1.5">
            <span className={`h-2.5 w-3.5 ${partAt(at).swatch}`} />
            {name}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Bars below each other with their names and numbers. */
function NamedBars({
  data,
}: {
  data: readonly { name: string; value: number; warns?: boolean }[];
}) {
  const place = useRef<HTMLDivElement>(null);
  const width = useWidth(place);
  const [left, rowHeight, barHeight] = [150, 64, 28];
  const height = data.length * rowHeight;
  const bars = data.map(({ name, value, warns }) => ({
    name,
    value,
    shown: String(value),
    className: warns ? 'fill-danger' : parts[0]!.fill,
  }));
  return (
    <div ref={place} className="w-full">
      {width > 0 && (
        <Drawing {...{ width, height }}>
          <path d={`M${left} 0V${height}`} className="axis" />
          <Bars
            {...{ bars, left, rowHeight, barHeight }}
            // Not before its place has its width.
            right={Math.max(left, width - 48)}
            max={Math.max(...data.map(({ value }) => value), 1)}
          />
        </Drawing>
      )}
    </div>
  );
}
