import { z } from 'zod';
import type { Language } from '#domain/edition/language.ts';
import { inLanguages } from '#domain/edition/in-languages.ts';

const text = (maxLength: number) => z.string().trim().min(1).max(maxLength);

/** Kinds of occupation whose roles are reported to the Swiss employment service before any advert. */
export function reportingDutySchema(languages: readonly Language[]) {
  return z.strictObject({
    lists: z
      .array(
        z.strictObject({
          year: z.number().int().min(2018).max(2100).describe('From 1 January to 31 December.'),
          source: text(300).describe('Where it was taken from.'),
          reviewedOn: z.iso.date().describe('Day on which it was last compared with its source.'),
          complete: z
            .boolean()
            .describe(
              'Whether it is the whole official list. With an excerpt the desk only warns.',
            ),
          occupations: z
            .array(
              z.strictObject({
                names: z.strictObject(inLanguages(text(200), languages)),
                code: text(16).optional().describe('AVAM code of the occupation.'),
              }),
            )
            .max(2_000),
        }),
      )
      .max(30)
      .describe('One a year. The list of the coming year is decided in November.'),
  });
}
export type ReportingDuty = z.infer<ReturnType<typeof reportingDutySchema>>;
export type DutyList = ReportingDuty['lists'][number];

export function listOfYear({ lists }: ReportingDuty, year: number): DutyList | undefined {
  return lists.find((list) => list.year === year);
}

/** Whether the list names the occupation, by its code or by a name in some language. */
export function isListed(list: DutyList, { name, avamCode }: Occupation): boolean {
  const wanted = folded(name);
  return list.occupations.some(
    ({ names: inLanguages, code }) =>
      (code !== undefined && code === avamCode) ||
      Object.values(inLanguages).some((one) => one !== undefined && folded(one) === wanted),
  );
}
type Occupation = { name: string; avamCode?: string | undefined };

/** “Chemiker/in”, “Chemiker:innen” and “Chemikerinnen” name the same occupation. */
function folded(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[/:*]?(?:innen|in)\b/g, '')
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim();
}
