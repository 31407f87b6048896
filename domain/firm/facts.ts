import { formatMoney, formatMoneyRange, formatNumber, formatRange } from '../edition/format.ts';
import type { WorkingSpan } from '../working-time/office-hours.ts';
import type { Locale } from '../edition/editions.ts';
import { consentRetention, dataRequests, draftRetention } from '../privacy/retention.ts';
import { firm } from './firm.ts';
import { leaveOutAbsent } from './leave-out.ts';
import { keptMonths } from '../privacy/erasure.ts';

/**
 * The figures that copy may quote as {{name}}, formatted for a locale. Units belong to the
 * sentence around them. Each figure is defined once.
 */
export function quotableFacts(locale: Locale) {
  const number = (value: number) => formatNumber(value, locale);
  const { models, promises } = firm();
  const { contingency, intel, retained, sprint, terms } = models;
  return {
    'contingency.name': contingency.name,
    'sprint.name': sprint.name,
    'intel.name': intel.name,
    'retained.name': retained.name,
    'contingency.replacementWeeks': formatRange(contingency.replacementWeeks, locale),
    'sprint.durationWeeks': number(sprint.durationWeeks),
    'sprint.startWithinHours': number(sprint.startWithinHours),
    'sprint.introductions': formatRange(sprint.introductions, locale),
    'sprint.shortlistDay': number(sprint.timeline.shortlist.max),
    'sprint.calibrationDay': number(sprint.timeline.calibration.min),
    'sprint.calibrationProfiles': number(sprint.calibrationProfiles),
    'sprint.daysToInterviews': number(sprint.daysToInterviews),
    'sprint.guaranteeIntroductions': number(sprint.guarantee.fewerThanIntroductions),
    'sprint.guaranteeExtraWeeks': number(sprint.guarantee.extraWeeks),
    'sprint.guaranteeRefundPercent': number(sprint.guarantee.refundPercent),
    'sprint.fee': formatMoneyRange(sprint.fee, sprint.fee.currency, locale),
    'sprint.upfrontPercent': number(sprint.upfrontPercent),
    'sprint.onDeliveryPercent': number(sprint.onDeliveryPercent),
    'sprint.creditDays': number(sprint.creditDays),
    'intel.fee': formatMoney(intel.fee, locale),
    'intel.turnaroundDays': number(intel.turnaroundDays),
    'intel.competitors': number(intel.competitors),
    'intel.profiles': formatRange(intel.profiles, locale),
    'intel.readoutMinutes': number(intel.readoutMinutes),
    'intel.creditDays': number(intel.creditDays),
    'retained.instalments': number(retained.instalments),
    'retained.replacementMonths': number(retained.replacementMonths),
    'terms.placementFeePercent': formatRange(terms.placementFeePercent, locale),
    'terms.replacementDays': number(terms.replacementDays),
    'terms.paymentDays': number(terms.paymentDays),
    'terms.cancellationHours': number(terms.cancellationHours),
    'terms.terminationDays': number(terms.terminationDays),
    'terms.liabilityCap': formatMoney(terms.liabilityCap, locale),
    'terms.complaintWorkingDays': number(terms.complaintWorkingDays),
    'terms.changeNoticeDays': number(terms.changeNoticeDays),
    'promise.messageWorkingDays': number(daysOf(promises['contact-message'])),
    'promise.applicationWorkingDays': number(daysOf(promises['job-application'])),
    'privacy.acknowledgeWorkingDays': number(dataRequests.acknowledgeWithinWorkingDays),
    'privacy.answerMonths': number(dataRequests.answerWithinMonths),
    'privacy.extensionMonths': number(dataRequests.extensionMonths),
    'privacy.consentYears': number(consentRetention.value),
    'privacy.draftDays': number(draftRetention.value),
    'privacy.keptMonthsGermany': number(keptMonths['job-application'].DE),
    'privacy.keptMonthsAustria': number(keptMonths['job-application'].AT),
    'privacy.childAge': number(dataRequests.childAge),
  };
}

/** A promise in hours is kept within the days that they take. */
function daysOf(span: WorkingSpan | undefined): number {
  return !span ? 0 : 'workingDays' in span ? span.workingDays : Math.ceil(span.workingHours / 8);
}

const quotation = /\{\{\s*([\w.-]+)\s*\}\}/g;

/** The names of what a text quotes and there is not. */
export function unknownFacts(text: string, facts: Record<string, string>): string[] {
  return [...text.matchAll(quotation)]
    .map(([, name = '']) => name)
    .filter((name) => facts[name] === undefined);
}

/**
 * Replaces each {{name}}. What quotes a fact that is empty is left out; an unknown name is the
 * editor's mistake and is reported as such.
 */
export function quoteFacts(text: string, facts: Record<string, string>): string {
  const known = leaveOutAbsent(text, (name) => facts[name] === '');
  return known.replace(quotation, (_, name: string) => {
    const fact = facts[name];
    if (fact === undefined) {
      throw new Error(`unknown fact {{${name}}}; known: ${Object.keys(facts).join(', ')}`);
    }
    return fact;
  });
}
