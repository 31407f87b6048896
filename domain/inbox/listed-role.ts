import { z } from 'zod';
import type { DateKind } from '#domain/mandates/mandate-dates.ts';
import type { MandateState } from '#domain/mandates/mandate.ts';
import type { RoleCounts } from '#domain/mandates/mandate-work.ts';
import type { Colleague } from '#domain/submissions/work.ts';
import type { UnfitRow } from '#domain/vacancies/vacancy-work.ts';
import type { VacancyState } from '#domain/vacancies/vacancy-state.ts';

/**
 * Current is what somebody works on: an open mandate, or an advert that is drafted, scheduled or open
 * and whose mandate has not ended. All others have ended.
 */
export const roleGroups = ['current', 'ended', 'all'] as const;
export type RoleGroup = (typeof roleGroups)[number];

export const listedRolesSchema = z.object({
  /** Words of the title in any language, the employer, the reference, the place or the address. */
  q: z.string().trim().max(200).catch(''),
  group: z.enum(roleGroups).catch('current'),
  /** `me` or the id of a person. */
  owner: z.string().max(40).optional(),
  /** How many of those found come before the page. */
  from: z.coerce.number().int().nonnegative().catch(0),
});
export type ListedRolesQuery = z.infer<typeof listedRolesSchema>;

/** A role: a mandate with its advert, or one of the two. */
export type ListedRole = {
  /** Of the advert as its reader sees it, else of the mandate. */
  title: string;
  mandate: { id: string; employer: string; state: MandateState } | null;
  advert: {
    id: string;
    reference: string;
    state: VacancyState;
    hasDraft: boolean;
    sample: boolean;
  } | null;
  /** Of the mandate: the id of a person. */
  owner: string | null;
  /** Null when there is nobody. */
  people: RoleCounts | null;
  /** The first date of the mandate that is not settled, or the last day of the advert. */
  next: { kind: DateKind | 'closes'; name: string; day: string } | null;
};

export type ListedRoles = {
  /** A page of those found, the last change first. */
  rows: ListedRole[];
  /** Of those that the words and the owner find. */
  counts: Record<RoleGroup, number>;
  /** Of those that the words find, in the group that is shown. */
  mine: number;
  /** Where the next page begins; null after the last. */
  next: number | null;
  people: Colleague[];
  unfit: UnfitRow[];
};
