import type { ReactNode } from 'react';
import { slugOf } from '#domain/edition/text.ts';
import { Drawing } from '#ui/chart.tsx';

const width = 680;
const left = 176;
const rowHeight = 30;
const headHeight = 48;

/** Rows against columns, with a drawing in each cell; column names break at their spaces. */
export function Grid({
  title,
  summary,
  rows,
  columns,
  cells,
}: {
  title: string;
  summary: string;
  rows: string[];
  columns: string[];
  /** One drawing a column, around its middle, for each row. */
  cells: ReactNode[][];
}) {
  const height = headHeight + rows.length * rowHeight + 4;
  const columnWidth = (width - left) / columns.length;
  return (
    <Drawing {...{ id: slugOf(title), width, height, title, summary }}>
      {columns.map((name, column) => (
        <text key={name} textAnchor="middle" className="small strong">
          {linesOf(name).map((line, at) => (
            <tspan key={line} x={left + (column + 0.5) * columnWidth} y={18 + at * 15}>
              {line}
            </tspan>
          ))}
        </text>
      ))}
      {rows.map((name, row) => (
        <g key={name} transform={`translate(0 ${headHeight + row * rowHeight})`}>
          <path d={`M0 0H${width}`} className="rule" />
          <text x="2" y="20">
            {name}
          </text>
          {columns.map((column, at) => (
            <g
              key={column}
              transform={`translate(${left + (at + 0.5) * columnWidth} ${rowHeight / 2})`}
            >
              {cells[row]?.[at]}
            </g>
          ))}
        </g>
      ))}
    </Drawing>
  );
}

/** Two lines at most: the first word, then the rest. */
function linesOf(name: string): string[] {
  const [first = '', ...rest] = name.split(' ');
  return rest.length > 0 ? [first, rest.join(' ')] : [first];
}
