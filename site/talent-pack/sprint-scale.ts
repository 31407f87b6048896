import {
  sprintStages,
  type PackContent,
  type SprintDays,
  type SprintStage,
} from './pack-content.ts';
import { colours, margin, mm, styles, textWidth } from './pack-style.ts';
import type { Sheet } from './sheet.ts';

/** The sprint as a measuring scale: a graduation a day, a span a stage, the words below. */
export function drawSprintScale(
  sheet: Sheet,
  top: number,
  { pack, timeline }: Pick<PackContent, 'pack'> & { timeline: SprintDays },
): number {
  const when = (stage: SprintStage) => {
    const { min, max } = timeline[stage];
    return min === max ? `${pack.labels.day} ${min}` : `${pack.labels.days} ${min}–${max}`;
  };
  const named = (stage: SprintStage) => `${when(stage)}: ${pack.sprint.steps[stage].name}`;
  const figure = sheet.part('Figure', {
    alt: sprintStages.map(named).join(', '),
    bbox: [margin, top, margin + textWidth, top + mm(12.5)],
  });
  figure.add(() => drawScale(sheet, top, timeline));
  figure.end();

  const column = (textWidth - mm(6) * (sprintStages.length - 1)) / sprintStages.length;
  const list = sheet.part('L');
  const ends = sprintStages.map((stage, at) => {
    const within = sheet.part('LBody', { within: sheet.part('LI', { within: list }) });
    const { name, text } = pack.sprint.steps[stage];
    const box = { x: margin + at * (column + mm(6)), width: column };
    let y = top + mm(12.5) + sheet.gap(5);
    y = sheet.write('P', when(stage), styles.label, { ...box, y }, { within }) + sheet.gap(1.6);
    y = sheet.write('H3', name, styles.smallHeading, { ...box, y }, { within }) + sheet.gap(1.6);
    return sheet.write('P', text, styles.small, { ...box, y }, { within });
  });
  return Math.max(...ends);
}

function drawScale({ pdf, paint }: Sheet, top: number, timeline: SprintDays) {
  const lastDay = Math.max(...sprintStages.map((stage) => timeline[stage].max));
  const x = (day: number) => margin + (day / (lastDay + 1)) * textWidth;
  for (let day = 0; day <= lastDay + 1; day += 1) {
    const length = day % 5 === 0 || day > lastDay ? 26 : 8.5;
    pdf.moveTo(x(day), top + 8.5).lineTo(x(day), top + 8.5 + length);
  }
  pdf.lineWidth(0.7).stroke(colours.tick);
  pdf.font('mono').fontSize(6.6).fillColor(colours.muted);
  for (let day = 0; day <= lastDay; day += 1) {
    const options = { width: textWidth / (lastDay + 1), align: 'center' } as const;
    pdf.text(String(day), x(day), top + 3, options);
  }
  for (const stage of sprintStages) {
    const { min, max } = timeline[stage];
    const isLast = stage === 'shortlist';
    pdf.rect(x(min) + 0.7, top + 19, x(max + 1) - x(min) - 1.4, 11.5);
    pdf.fill(paint(isLast ? colours.amber : colours.ink));
  }
}
