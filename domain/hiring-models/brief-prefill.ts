import { employerBrief } from '#domain/forms/employer-brief.ts';
import type { FirmOffer } from '#domain/firm/firm.ts';

/** What a plan already knows of a brief: fields of the specification, no others. */
const known = [
  'model',
  'employmentType',
  'location',
  'mustHaves',
  'salaryRange',
  'targetStartDate',
] as const;
export type BriefPrefill = { [Name in (typeof known)[number]]?: string };

/** The query with which a link opens the brief form. */
export function briefQuery(prefill: BriefPrefill): URLSearchParams {
  return new URLSearchParams(
    Object.entries(prefill).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

/** What such a query says. What the form would refuse, and anything else in it, is dropped. */
export function readBriefQuery(firm: FirmOffer, query: URLSearchParams): BriefPrefill {
  const prefill: BriefPrefill = {};
  for (const name of known) {
    const value = query.get(name)?.trim();
    if (value && !employerBrief.wire[name]?.(value, firm)) prefill[name] = value;
  }
  return prefill;
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
