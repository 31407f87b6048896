import type { SubmissionKind } from '#domain/forms/submission-kind.ts';
import { instantAt, wallClockAt } from '#domain/working-time/wall-clock.ts';
import { zoneOf, type Country } from '#domain/working-time/country.ts';
import { addMonths, addDays } from '#domain/working-time/working-day.ts';

/**
 * Where the law lets us keep a submission against a request for erasure, because its sender may
 * still bring a claim (Article 17(3)(e) GDPR). Until then it is restricted: neither shown nor used.
 * Everything else is deleted at once: forms and countries without a number.
 *
 * - DE: § 15(4) AGG, two months to claim, and § 61b ArbGG, three more to sue; six months with the
 *   time for service, as the German authorities accept.
 * - AT: § 29(1) GlBG, six months to claim, and one for service.
 */
export const keptMonths = {
  'job-application': { DE: 6, AT: 7 },
  'contact-message': {},
  'contact-dialog': {},
  'candidate-registration': {},
  'employer-brief': {},
} as const satisfies Kept;

/**
 * Somebody who was introduced to an employer, by whatever form: the record of the introduction is
 * kept from its last step on.
 *
 * - GB: regulation 29 of the Conduct of Employment Agencies and Employment Businesses Regulations
 *   2003, one year after the agency last acted for the person (Article 17(3)(b) UK GDPR).
 * - DE, AT: as an application, since the employer may have refused the person.
 */
export const keptMonthsAfterIntroduction = {
  GB: 12,
  DE: 6,
  AT: 7,
} as const satisfies KeptByCountry;

type KeptByCountry = Partial<Record<Country, number>>;
type Kept = Record<SubmissionKind, KeptByCountry>;

/** The last day of keeping, `2027-05-16`; null when it is deleted at once. */
export function keptUntil(
  kind: SubmissionKind,
  country: Country,
  /**
   * A claim runs from our answer, or from the application while there is none; of an introduction,
   * from the last step towards the employer if that is later.
   */
  from: { receivedAt: number; answeredAt: number | null; introducedOn?: string | null },
  now: number,
): string | null {
  const { introducedOn = null } = from;
  const months =
    introducedOn === null
      ? (keptMonths as Kept)[kind][country]
      : (keptMonthsAfterIntroduction as KeptByCountry)[country];
  if (months === undefined) return null;
  const zone = zoneOf[country];
  const dayOf = (time: number) => wallClockAt(new Date(time), zone).day;
  const claimFrom = dayOf(from.answeredAt ?? from.receivedAt);
  const start = introducedOn !== null && introducedOn > claimFrom ? introducedOn : claimFrom;
  const last = addMonths(start, months);
  return last > dayOf(now) ? last : null;
}

/** When the last day of keeping is over. */
export function endOfKeeping(lastDay: string, country: Country): number {
  return instantAt({ day: addDays(lastDay, 1), minutes: 0 }, zoneOf[country]).getTime();
}
