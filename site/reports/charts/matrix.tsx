import type { MatrixFigure } from '#domain/reports/report.ts';
import type { ReportWords } from '../report-input.ts';
import { Grid } from './grid.tsx';

export function MatrixChart({ figure }: { figure: MatrixFigure }) {
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

export function MatrixTable({ figure, words }: { figure: MatrixFigure; words: ReportWords }) {
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
