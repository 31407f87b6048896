import { useRef, type ReactNode } from 'react';
import { Bars, Columns, Drawing } from '#ui/chart.tsx';
import { useWidth } from '#desk/kit/browser-state.ts';
import { deskWords } from '#desk/kit/words.ts';
import { Panel } from '#desk/kit/operations-page.tsx';
import { Table, TableRow } from '#desk/kit/table.tsx';

const words = deskWords.overview;

/** A chart with what it says as a sentence and its numbers as a table. */
export function ChartFigure({
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
export function StackedColumns({
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
export function NamedBars({
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
