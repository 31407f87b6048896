import { Suspense, type ReactNode } from 'react';
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
      <div aria-hidden className="h-64 text-xs">
        <Suspense>{children}</Suspense>
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
