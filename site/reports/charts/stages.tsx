import { slugOf } from '#domain/address/slug.ts';
import type { StagesFigure } from '#domain/reports/report.ts';
import type { ReportWords } from '../report-input.ts';
import { Drawing } from '#ui/chart.tsx';

const width = 680;
const left = 160;
const right = 652;
const rowHeight = 32;

/** Each stage begins where the one above it ends. */
export function StagesChart({ figure }: { figure: StagesFigure }) {
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

export function StagesTable({ figure, words }: { figure: StagesFigure; words: ReportWords }) {
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
