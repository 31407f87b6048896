import { z } from 'zod';
import { isoDay } from '#domain/working-time/wall-clock.ts';
import { addDays } from '#domain/working-time/working-day.ts';
import type { Vacancy } from './vacancy.ts';

/** content/samples.yaml, which a firm without samples deletes. */
export const samplesSchema = z.strictObject({
  writtenOn: z.iso.date().describe('The day on which the samples are as old as their dates say.'),
  vacancies: z.array(z.string()).describe('Slugs. The dates of other vacancies are left alone.'),
});
export type Samples = z.infer<typeof samplesSchema>;

const dayMs = 24 * 60 * 60_000;
const wholeDay = /^\d{4}-\d\d-\d\d$/;

/** Sample vacancies with all their days moved, so that they are as old as when they were written. */
export function freshSamples(
  vacancies: readonly Vacancy[],
  { writtenOn, vacancies: samples }: Samples,
  now: number,
): Vacancy[] {
  const days = Math.max(0, (Date.parse(isoDay(now)) - Date.parse(writtenOn)) / dayMs);
  return vacancies.map((vacancy) =>
    samples.includes(vacancy.slug) ? (moved(vacancy, days) as Vacancy) : vacancy,
  );
}

/** Every value that is a day and nothing else, so that a further field cannot be forgotten. */
function moved(value: unknown, days: number): unknown {
  if (typeof value === 'string') return wholeDay.test(value) ? addDays(value, days) : value;
  if (Array.isArray(value)) return value.map((one) => moved(one, days));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, moved(one, days)]));
}
