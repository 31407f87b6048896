import { fillIn } from '#words/fill-in.ts';
import type { Locale } from '#domain/edition/editions.ts';
import type { ReactNode } from 'react';
import type { Figure, MatrixFigure, StagesFigure, OverlapFigure } from '#domain/reports/report.ts';
import { BarsChart, BarsTable } from './charts/bars.tsx';
import { TimelineChart, TimelineTable } from './charts/timeline.tsx';
import { Grid } from './charts/grid.tsx';
import { slugOf } from '#domain/edition/text.ts';
import { Drawing } from '#ui/chart.tsx';
import type { ReportWords, Citing } from './citation.tsx';

/** A chart that says what it shows, whose figures they are, and gives them again as a table. */
export function ReportFigure({
  id,
  number,
  figure,
  citing,
  words,
  locale,
}: {
  id: string;
  number: number;
  figure: Figure;
  citing: Citing;
  words: ReportWords;
  locale: Locale;
}) {
  const { chart, table } = partsOf(figure, citing, words, locale);
  return (
    <figure id={`figure-${id}`} className={`figure-${figure.kind}`}>
      <figcaption>
        <span className="figure-label">
          {fillIn(words.figure, { number })}
          <span className={figure.estimate ? 'tag tag-estimate' : 'tag'}>
            {figure.estimate ? words.estimate : words.fact}
          </span>
        </span>
        <strong>{figure.title}</strong>
      </figcaption>
      <div className="chart">
        <Scrolling label={figure.title}>{chart}</Scrolling>
      </div>
      {figure.note && <p className="figure-note">{figure.note}</p>}
      <details>
        <summary>{words.table}</summary>
        <Scrolling label={`${figure.title}: ${words.table}`}>{table}</Scrolling>
      </details>
    </figure>
  );
}

function partsOf(
  figure: Figure,
  citing: Citing,
  words: ReportWords,
  locale: Locale,
): { chart: ReactNode; table: ReactNode } {
  switch (figure.kind) {
    case 'timeline':
      return {
        chart: <TimelineChart figure={figure} />,
        table: <TimelineTable {...{ figure, citing, words, locale }} />,
      };
    case 'bars':
      return {
        chart: <BarsChart figure={figure} locale={locale} />,
        table: <BarsTable {...{ figure, citing, words, locale }} />,
      };
    case 'matrix':
      return {
        chart: <MatrixChart figure={figure} />,
        table: <MatrixTable {...{ figure, words }} />,
      };
    case 'overlap':
      return {
        chart: <OverlapChart figure={figure} />,
        table: <OverlapTable {...{ figure, words }} />,
      };
    case 'stages':
      return {
        chart: <StagesChart figure={figure} />,
        table: <StagesTable {...{ figure, words }} />,
      };
  }
}

/** Wider than a phone: it scrolls sideways, by keyboard too. */
function Scrolling({ label, children }: { label: string; children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable
    <section className="wide" aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}

function MatrixChart({ figure }: { figure: MatrixFigure }) {
  const { columns, rows } = figure;
  return (
    <Grid
      title={figure.title}
      summary={figure.summary}
      rows={rows.map(({ name }) => name)}
      columns={columns.map(({ name }) => name)}
      cells={rows.map(({ marks }) =>
        columns.map(({ id }) =>
          marks.includes(id) ? (
            <circle key={id} r="6.5" className="mark" />
          ) : (
            <circle key={id} r="2" className="blank" />
          ),
        ),
      )}
    />
  );
}

function MatrixTable({ figure, words }: { figure: MatrixFigure; words: ReportWords }) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{figure.rowHeading}</th>
          {figure.columns.map(({ id, name }) => (
            <th key={id} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {figure.rows.map(({ name, marks }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {figure.columns.map(({ id }) => (
              <td key={id}>{marks.includes(id) ? words.yes : words.no}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const width = 680;
const left = 160;
const right = 652;
const rowHeight = 32;

/** Each stage begins where the one above it ends. */
function StagesChart({ figure }: { figure: StagesFigure }) {
  const { stages, title, summary } = figure;
  const total = weeksOf(figure);
  const x = (week: number) => left + (week / total) * (right - left);
  const starts = stages.map((_, at) =>
    stages.slice(0, at).reduce((sum, { weeks }) => sum + weeks, 0),
  );
  const height = stages.length * rowHeight + 28;
  return (
    <Drawing {...{ id: slugOf(title), width, height, title, summary }}>
      {[...starts, total].map((week) => (
        <g key={week}>
          <path d={`M${x(week)} 0V${height - 22}`} className="rule" />
          <text x={x(week)} y={height - 6} textAnchor="middle" className="mono">
            {week}
          </text>
        </g>
      ))}
      {stages.map(({ name, weeks }, row) => (
        <g key={name} transform={`translate(0 ${row * rowHeight})`}>
          <text x="2" y="20">
            {name}
          </text>
          <rect x={x(starts[row] ?? 0)} y="6" width={x(weeks) - left} height="20" className="bar" />
        </g>
      ))}
    </Drawing>
  );
}

function StagesTable({ figure, words }: { figure: StagesFigure; words: ReportWords }) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{words.stage}</th>
          <th scope="col">{words.weeks}</th>
          <th scope="col">{words.why}</th>
        </tr>
      </thead>
      <tbody>
        {figure.stages.map(({ name, weeks, why }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{weeks}</td>
            <td>{why}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">{words.total}</th>
          <td>{weeksOf(figure)}</td>
          <td>{figure.note}</td>
        </tr>
      </tbody>
    </table>
  );
}

function weeksOf(figure: StagesFigure): number {
  return figure.stages.reduce((sum, { weeks }) => sum + weeks, 0);
}

type Profile = { name: string; needs: string[] };

export function sharedCompetences(role: Profile, field: Profile): number {
  return role.needs.filter((need) => field.needs.includes(need)).length;
}

function OverlapChart({ figure }: { figure: OverlapFigure }) {
  const { roles, fields } = figure;
  return (
    <Grid
      title={figure.title}
      summary={figure.summary}
      rows={roles.map(({ name }) => name)}
      columns={fields.map(({ name }) => name)}
      cells={roles.map((role) =>
        fields.map((field) => (
          <Gauge key={field.name} shared={sharedCompetences(role, field)} all={role.needs.length} />
        )),
      )}
    />
  );
}

const gaugeWidth = 52;

function Gauge({ shared, all }: { shared: number; all: number }) {
  const left = -gaugeWidth / 2;
  return (
    <>
      <rect x={left} y="3" width={gaugeWidth} height="7" className="lane" />
      <rect x={left} y="3" width={(gaugeWidth * shared) / all} height="7" className="bar" />
      <text y="-2" textAnchor="middle" className="mono">
        {shared}/{all}
      </text>
    </>
  );
}

function OverlapTable({ figure, words }: { figure: OverlapFigure; words: ReportWords }) {
  const { roles, fields, competences, rowHeading } = figure;
  return (
    <>
      <table>
        <thead>
          <tr>
            <th scope="col">{rowHeading}</th>
            {fields.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {roles.map((role) => (
            <tr key={role.name}>
              <th scope="row">{role.name}</th>
              {fields.map((field) => (
                <td key={field.name}>
                  {fillIn(words.shared, {
                    count: sharedCompetences(role, field),
                    all: role.needs.length,
                  })}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <table>
        <caption>{words.needs}</caption>
        <thead>
          <tr>
            <th scope="col">{words.field}</th>
            <th scope="col">{words.competence}</th>
          </tr>
        </thead>
        <tbody>
          {[...roles, ...fields].map(({ name, needs }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>
                {needs
                  .map((need) => competences.find(({ id }) => id === need)?.name ?? need)
                  .join('; ')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
