import { slugOf } from '#domain/edition/text.ts';
import type { Locale } from '#domain/edition/editions.ts';
import { formatNumber, formatWithUnit } from '#domain/edition/format.ts';
import type { BarsFigure } from '#domain/reports/report.ts';
import { Citation, type Citing, type ReportWords } from '../citation.tsx';
import { Bars, Drawing } from '#ui/chart.tsx';

const width = 420;
const left = 112;
const right = 378;
const rowHeight = 30;

export function BarsChart({ figure, locale }: { figure: BarsFigure; locale: Locale }) {
  const { bars, max, unit, title, summary } = figure;
  const height = bars.length * rowHeight + 26;
  const x = (value: number) => left + (value / max) * (right - left);
  const ticks = Array.from({ length: 6 }, (_, at) => (max / 5) * at);
  return (
    <Drawing {...{ id: slugOf(title), width, height, title, summary }}>
      {bars.some(({ aim }) => aim) && (
        <pattern id="hatching" width="6" height="6" patternUnits="userSpaceOnUse">
          <path d="M0 6L6 0" className="hatch" />
        </pattern>
      )}
      {ticks.map((tick) => (
        <g key={tick}>
          <path d={`M${x(tick)} 0V${height - 22}`} className="rule" />
          <text x={x(tick)} y={height - 6} textAnchor="middle" className="mono">
            {tick}
          </text>
        </g>
      ))}
      <Bars
        {...{ max, left, right, rowHeight, barHeight: 19 }}
        bars={bars.map(({ label, value, aim }) => ({
          name: label,
          value,
          shown: formatWithUnit(value, unit, locale),
          ...(aim ? { className: 'bar-aim', fill: 'url(#hatching)' } : { className: 'bar' }),
        }))}
      />
    </Drawing>
  );
}

export function BarsTable({
  figure,
  citing,
  words,
  locale,
}: {
  figure: BarsFigure;
  citing: Citing;
  words: ReportWords;
  locale: Locale;
}) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{figure.category}</th>
          <th scope="col">{figure.unit}</th>
          <th scope="col">{words.sourceColumn}</th>
        </tr>
      </thead>
      <tbody>
        {figure.bars.map(({ label, value, source }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{formatNumber(value, locale)}</td>
            <td>
              <Citation id={source} {...citing} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
