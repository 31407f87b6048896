import { z } from 'zod';
import type { Language } from '#domain/edition/language.ts';
import { listId, listOf, names } from './named.ts';

/** What the filter Work model can ask for; `workTypeOf` says which of them a vacancy is. */
const workModelIds = ['Permanent', 'Contract', 'Hybrid', 'Remote'] as const;

/** The lists by which vacancies are described and filtered, each in the order of its filter. */
export function listsSchema(languages: readonly Language[]) {
  const entries = () => listOf(z.strictObject({ id: listId, names: names(languages) }));
  return z.strictObject({
    industries: entries().describe('The filter Industries.'),
    sectors: entries().describe('The filter Sectors.'),
    functions: entries().describe('The filter Role categories.'),
    levels: entries().describe('The filter Experience.'),
    workModels: listOf(
      z.strictObject({ id: z.enum(workModelIds), names: names(languages) }),
    ).describe(
      'The filter Work model. Which role is of which model follows from its contract and workplace.',
    ),
  });
}
export type Lists = z.infer<ReturnType<typeof listsSchema>>;
