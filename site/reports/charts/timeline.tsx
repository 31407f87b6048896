import { slugOf } from '#domain/edition/text.ts';
import type { TimelineFigure } from '#domain/reports/report.ts';
import { formatDate } from '#domain/edition/format.ts';
import type { Locale } from '#domain/edition/editions.ts';
import { Citation, type Citing, type ReportWords } from '../citation.tsx';
import { Drawing } from '#ui/chart.tsx';

const width = 680;
const left = 8;
const right = 672;
const rowHeight = 19;
const headingHeight = 30;
const axisHeight = 26;

/** One row for each date, so that no two labels ever meet. */
export function TimelineChart({ figure }: { figure: TimelineFigure }) {
  const { from, to, lanes, title, summary } = figure;
  const years = Array.from({ length: to - from }, (_, at) => from + at);
  const x = (isoDay: string) => {
    const at = Date.parse(isoDay);
    const [start, end] = [Date.UTC(from, 0), Date.UTC(to, 0)];
    return left + ((at - start) / (end - start)) * (right - left);
  };
  const tops = lanes.map((_, at) =>
    lanes
      .slice(0, at)
      .reduce((y, lane) => y + headingHeight + lane.events.length * rowHeight, axisHeight),
  );
  const height =
    axisHeight +
    lanes.reduce((sum, lane) => sum + headingHeight + lane.events.length * rowHeight, 8);

  return (
    <Drawing {...{ id: slugOf(title), width, height, title, summary }}>
      {years.map((year) => (
        <g key={year}>
          <path d={`M${x(`${year}-01-01`)} 18V${height}`} className="rule" />
          <text x={x(`${year}-01-01`) + 4} y="13" className="mono">
            {year}
          </text>
        </g>
      ))}
      {lanes.map(({ name, events }, lane) => (
        <g key={name} transform={`translate(0 ${tops[lane]})`}>
          <rect x={left} y="6" width={right - left} height="20" className="lane" />
          <text x={left + 6} y="20" className="strong">
            {name}
          </text>
          {[...events]
            .sort((a, b) => a.on.localeCompare(b.on))
            .map(({ on, label }, row) => {
              const y = headingHeight + row * rowHeight + 10;
              const late = x(on) > right - 150;
              return (
                <g key={`${on}${label}`}>
                  <path d={`M${left} ${y}H${x(on)}`} className="lead" />
                  <circle cx={x(on)} cy={y} r="4.5" className="mark" />
                  <text
                    x={x(on) + (late ? -10 : 10)}
                    y={y + 4}
                    textAnchor={late ? 'end' : 'start'}
                    className="haloed"
                  >
                    {label}
                  </text>
                </g>
              );
            })}
        </g>
      ))}
    </Drawing>
  );
}

export function TimelineTable({
  figure,
  citing,
  words,
  locale,
}: {
  figure: TimelineFigure;
  citing: Citing;
  words: ReportWords;
  locale: Locale;
}) {
  const events = figure.lanes
    .flatMap(({ name, events: inLane }) => inLane.map((event) => ({ ...event, lane: name })))
    .sort((a, b) => a.on.localeCompare(b.on));
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{words.date}</th>
          <th scope="col">{words.begins}</th>
          <th scope="col">{words.field}</th>
          <th scope="col">{words.sourceColumn}</th>
        </tr>
      </thead>
      <tbody>
        {events.map(({ on, label, what, lane, source }) => (
          <tr key={`${on}${label}`}>
            <th scope="row">
              <time dateTime={on}>{formatDate(on, locale)}</time>
            </th>
            <td>{what}</td>
            <td>{lane}</td>
            <td>
              <Citation id={source} {...citing} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
