import { z } from 'zod/mini';
import { employerBrief } from '../forms/employer-brief.ts';
import { hiringModelNames } from './hiring-model.ts';

/** What a plan already knows of a brief: fields of the specification, no others. */
const prefillSchema = z.object({
  model: z.optional(z.catch(z.optional(z.enum(hiringModelNames)), undefined)),
  employmentType: z.optional(
    z.catch(z.optional(z.enum(employerBrief.fields.employmentType.options)), undefined),
  ),
  location: text(200),
  mustHaves: text(10_000),
  salaryRange: text(200),
  targetStartDate: text(200),
});
export type BriefPrefill = z.infer<typeof prefillSchema>;

/** The query with which a link opens the brief form. */
export function briefQuery(prefill: BriefPrefill): URLSearchParams {
  return new URLSearchParams(
    Object.entries(prefill).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

/** What such a query says. Anything else in it is dropped. */
export function readBriefQuery(query: URLSearchParams): BriefPrefill {
  return prefillSchema.parse(Object.fromEntries(query));
}

/**
 * The must-haves of a plan, continued with what the visitor wrote before. `drafted` may itself begin
 * with the facts of an earlier plan, which the new ones replace.
 */
export function continueMustHaves(planned: string, drafted: string): string {
  const start = planned.trimEnd();
  const lastLine = start.slice(start.lastIndexOf('\n') + 1);
  const at = drafted.lastIndexOf(lastLine);
  const own = (at === -1 ? drafted : drafted.slice(at + lastLine.length)).trim();
  return `${start}\n${own}`;
}

function text(maxLength: number) {
  const short = z.string().check(z.trim(), z.minLength(1), z.maxLength(maxLength));
  return z.optional(z.catch(z.optional(short), undefined));
}
