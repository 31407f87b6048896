import type { TalentPack } from '../../domain/document/talent-pack.ts';
import { sprint } from '../../domain/hiring-model/hiring-model.ts';
import { escapeMarkup as e } from '../../domain/markup/escape-markup.ts';

const stages = ['intake', 'calibration', 'sourcing', 'shortlist'] as const;
const lastDay = sprint.timeline.shortlist.max;

/** The sprint as a measuring scale: a graduation a day, a span a stage, the words below. */
export function sprintScale({ sprint: { steps }, labels }: TalentPack): string {
  const width = 680;
  const x = (day: number) => 6 + (day / (lastDay + 1)) * (width - 12);
  const days = Array.from({ length: lastDay + 1 }, (_, day) => day);
  const spans = stages.map((stage) => {
    const { min, max } = sprint.timeline[stage];
    return `<rect x="${x(min) + 1}" y="26" width="${x(max + 1) - x(min) - 2}" height="16" fill="${stage === 'shortlist' ? '#f0a23b' : '#14181d'}"/>`;
  });
  const ticks = days.map(
    (day) =>
      `<path d="M${x(day)} 12v${day % 5 === 0 ? 36 : 12}" stroke="#7c848e"/><text x="${x(day + 0.5)}" y="14" text-anchor="middle">${day}</text>`,
  );
  const entries = stages.map((stage) => {
    const { min, max } = sprint.timeline[stage];
    const when = min === max ? `${labels.day} ${min}` : `${labels.days} ${min}–${max}`;
    return `<li><p class="label">${e(when)}</p><h3>${e(steps[stage].name)}</h3><p>${e(steps[stage].text)}</p></li>`;
  });
  return `
    <svg class="scale" viewBox="0 0 ${width} 50" aria-hidden="true">${ticks.join('')}${spans.join('')}<path d="M${x(lastDay + 1)} 12v36" stroke="#7c848e"/></svg>
    <ol class="stages">${entries.join('')}</ol>`;
}
