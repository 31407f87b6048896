import type { PageCopy } from '#domain/pages/pages.ts';
import { figuresOf } from '#domain/hiring-models/hiring-model.ts';
import { formatNumber, formatRange } from '#domain/edition/format.ts';
import type { Locale } from '#domain/edition/editions.ts';
import { catalogue } from '#content/catalogue.server.ts';

const order = ['intake', 'calibration', 'sourcing', 'shortlist'] as const;

/** The sprint's days from the domain with the page's words for them, ready to draw. */
export function sprintPhases(
  { day, phases }: PageCopy<'employers'>['sprintTimeline'],
  locale: Locale,
) {
  const { timeline } = figuresOf(catalogue().firm, 'sprint');
  return {
    lastDay: Math.max(...order.map((phase) => timeline[phase].max)),
    phases: order.map((phase) => {
      const range = timeline[phase];
      const days =
        range.min === range.max ? formatNumber(range.min, locale) : formatRange(range, locale);
      return { ...phases[phase], days: `${day} ${days}`, from: range.min, to: range.max };
    }),
  };
}
