import ical from 'ical-generator';
import { addDays } from '#domain/working-time/working-day.ts';
import type { Plan } from '#domain/hiring-models/plan.ts';
import { fillIn } from '#words/fill-in.ts';
import type { Wording } from './plan-formats.ts';

/** The dates of the recommended model as an iCalendar file; undefined where the terms name none. */
export function planCalendar(
  { recommended, answers }: Plan,
  { words, modelNames }: Wording,
  { host, url, today }: { host: string; url: string; today: string },
): string | undefined {
  const { model, timeline, credit } = recommended;
  if (timeline.kind === 'agreed') return undefined;
  const name = modelNames[model];
  const calendar = ical({
    name: `${name}: ${words.answer.timeline}`,
    prodId: { company: host, product: 'plan' },
  });
  const add = (id: string, from: string, to: string, summary: string, description: string) =>
    calendar.createEvent({
      id: `${id}-${answers.orderOn}-${from}@${host}`,
      stamp: `${today}T00:00:00Z`,
      allDay: true,
      start: `${from}T00:00:00Z`,
      // The end of an all-day event is the day after it (RFC 5545, 3.6.1).
      end: `${addDays(to, 1)}T00:00:00Z`,
      timezone: 'UTC',
      summary,
      description,
      url,
    });
  for (const { name: step, from, to } of timeline.steps) {
    add(step, from, to, `${name}: ${words.steps[step].name}`, words.steps[step].text);
  }
  if (credit) {
    const summary = fillIn(words.credit.event, { model: name });
    add(`${model}-credit`, credit.lastDay, credit.lastDay, summary, '');
  }
  return calendar.toString();
}
