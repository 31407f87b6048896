import type { Locale } from '#domain/edition/editions.ts';
import { formatNumber, formatWithUnit, type Range } from '#domain/edition/format.ts';
import { townOf } from './workplace.ts';
import type { Firm } from '#domain/firm/firm.ts';

export const workplaceKinds = ['on-site', 'hybrid', 'remote'] as const;

/** Employed for good, employed for a time, or engaged and paid by the day. */
export type Contract =
  { is: 'permanent' } | { is: 'fixed-term'; months: number } | { is: 'day-rate'; months: number };
export type WorkplaceKind = (typeof workplaceKinds)[number];
export type Engagement = { contract: Contract; workplace: WorkplaceKind };

/**
 * The one value that the specification has for both facts: it is sent with an application and
 * matched by the filter Work model. Anything but Permanent is a contract, Hybrid one with office
 * days.
 */
export function workTypeOf({ contract, workplace }: Engagement): string {
  if (contract.is === 'permanent') return 'Permanent';
  return workplace === 'hybrid' ? 'Hybrid' : 'Contract';
}

export type ShownWorkplace = 'onSite' | 'hybrid' | 'remotePossible' | 'remote';

export function shownWorkplace(
  firm: Pick<Firm, 'places'>,
  {
    workplace,
    location,
  }: {
    workplace: WorkplaceKind;
    location: string;
  },
): ShownWorkplace {
  if (workplace === 'remote') return townOf(firm, location) ? 'remotePossible' : 'remote';
  return workplace === 'hybrid' ? 'hybrid' : 'onSite';
}

/** “80–100%” of full time, or “60%”. */
export function formatWorkload({ min, max }: Range, locale: Locale): string {
  const most = formatWithUnit(max, '%', locale);
  return min === max ? most : `${formatNumber(min, locale)}–${most}`;
}

/** The experience of a role that asks for none. */
export const entryLevel = 'Entry Level';

/** What a vacancy's company is called until employer and candidate agree to talk. */
export const undisclosedCompany = 'Confidential';
