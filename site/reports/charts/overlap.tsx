import type { OverlapFigure } from '#domain/reports/report.ts';
import { fillIn } from '#words/fill-in.ts';
import type { ReportWords } from '../report-input.ts';
import { Grid } from './grid.tsx';

type Profile = { name: string; needs: string[] };

export function sharedCompetences(role: Profile, field: Profile): number {
  return role.needs.filter((need) => field.needs.includes(need)).length;
}

export function OverlapChart({ figure }: { figure: OverlapFigure }) {
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

export function OverlapTable({ figure, words }: { figure: OverlapFigure; words: ReportWords }) {
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
