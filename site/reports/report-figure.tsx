import type { ReactNode } from 'react';
import type { Figure } from '#domain/reports/report.ts';
import type { Locale } from '#domain/edition/editions.ts';
import { fillIn } from '#words/fill-in.ts';
import { BarsChart, BarsTable } from './charts/bars.tsx';
import { MatrixChart, MatrixTable } from './charts/matrix.tsx';
import { OverlapChart, OverlapTable } from './charts/overlap.tsx';
import { StagesChart, StagesTable } from './charts/stages.tsx';
import { TimelineChart, TimelineTable } from './charts/timeline.tsx';
import type { Citing } from './citation.tsx';
import type { ReportWords } from './report-input.ts';
import { Scrolling } from './scrolling.tsx';

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
