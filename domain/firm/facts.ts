import { confirmWithinHours, lifetimeMonths } from '#domain/alerts/alert-rules.ts';
import {
  formatMoney,
  formatMoneyRange,
  formatNumber,
  formatRange,
  type Range,
} from '#domain/edition/format.ts';
import { minutesOf, type WorkingSpan } from '#domain/working-time/office-hours.ts';
import type { Locale } from '#domain/edition/editions.ts';
import {
  consentRetention,
  dataRequests,
  draftRetention,
  retention,
} from '#domain/privacy/retention.ts';
import { unansweredPeriod } from '#domain/privacy/keeping.ts';
import { leaveOutAbsent } from './leave-out.ts';
import { figuresOf, isModelOffered } from '#domain/hiring-models/hiring-model.ts';
import {
  hiringModelIds,
  type FiguresOf,
  type HiringModelId,
} from '#domain/hiring-models/model-figures.ts';
import { keptMonths, keptMonthsAfterIntroduction } from '#domain/privacy/erasure.ts';
import type { Firm } from './firm.ts';

type Formats = ReturnType<typeof formatsFor>;

function formatsFor(locale: Locale) {
  return {
    locale,
    number: (value: number) => formatNumber(value, locale),
    range: (value: Range) => formatRange(value, locale),
  };
}

/** What copy may quote of each hiring model, by name after a dot: sprint.fee. */
const modelFacts: {
  [Id in HiringModelId]: Record<string, (figures: FiguresOf<Id>, formats: Formats) => string>;
} = {
  contingency: {
    name: ({ name }) => name,
    replacementWeeks: ({ replacementWeeks }, { range }) => range(replacementWeeks),
  },
  sprint: {
    name: ({ name }) => name,
    durationWeeks: ({ durationWeeks }, { number }) => number(durationWeeks),
    startWithinHours: ({ startWithinHours }, { number }) => number(startWithinHours),
    introductions: ({ introductions }, { range }) => range(introductions),
    shortlistDay: ({ timeline }, { number }) => number(timeline.shortlist.max),
    calibrationDay: ({ timeline }, { number }) => number(timeline.calibration.min),
    calibrationProfiles: ({ calibrationProfiles }, { number }) => number(calibrationProfiles),
    daysToInterviews: ({ daysToInterviews }, { number }) => number(daysToInterviews),
    guaranteeIntroductions: ({ guarantee }, { number }) => number(guarantee.fewerThanIntroductions),
    guaranteeExtraWeeks: ({ guarantee }, { number }) => number(guarantee.extraWeeks),
    guaranteeRefundPercent: ({ guarantee }, { number }) => number(guarantee.refundPercent),
    fee: ({ fee }, { locale }) => formatMoneyRange(fee, fee.currency, locale),
    upfrontPercent: ({ upfrontPercent }, { number }) => number(upfrontPercent),
    onDeliveryPercent: ({ onDeliveryPercent }, { number }) => number(onDeliveryPercent),
    creditDays: ({ creditDays }, { number }) => number(creditDays),
  },
  intel: {
    name: ({ name }) => name,
    fee: ({ fee }, { locale }) => formatMoney(fee, locale),
    turnaroundDays: ({ turnaroundDays }, { number }) => number(turnaroundDays),
    competitors: ({ competitors }, { number }) => number(competitors),
    profiles: ({ profiles }, { range }) => range(profiles),
    readoutMinutes: ({ readoutMinutes }, { number }) => number(readoutMinutes),
    creditDays: ({ creditDays }, { number }) => number(creditDays),
  },
  retained: {
    name: ({ name }) => name,
    instalments: ({ instalments }, { number }) => number(instalments),
    replacementMonths: ({ replacementMonths }, { number }) => number(replacementMonths),
  },
};

/** Empty where the model is not offered, so that what quotes it is left out. */
function factsOfModel<Id extends HiringModelId>(
  firm: Pick<Firm, 'models'>,
  id: Id,
  formats: Formats,
): [string, string][] {
  return Object.entries(modelFacts[id]).map(([name, said]) => [
    `${id}.${name}`,
    isModelOffered(firm, id) ? said(figuresOf(firm, id), formats) : '',
  ]);
}

/**
 * The figures that copy may quote as {{name}}, formatted for a locale. Units belong to the
 * sentence around them. Each figure is defined once.
 */
export function quotableFacts(firm: Firm, locale: Locale): Record<string, string> {
  const formats = formatsFor(locale);
  const { number } = formats;
  const { terms } = firm.models;
  return {
    ...Object.fromEntries(hiringModelIds.flatMap((id) => factsOfModel(firm, id, formats))),
    'terms.placementFeePercent': formatRange(terms.placementFeePercent, locale),
    'terms.replacementDays': number(terms.replacementDays),
    'terms.paymentDays': number(terms.paymentDays),
    'terms.cancellationHours': number(terms.cancellationHours),
    'terms.terminationDays': number(terms.terminationDays),
    'terms.liabilityCap': formatMoney(terms.liabilityCap, locale),
    'terms.complaintWorkingDays': number(terms.complaintWorkingDays),
    'terms.changeNoticeDays': number(terms.changeNoticeDays),
    ...promiseFacts(firm, formats),
    'privacy.acknowledgeWorkingDays': number(dataRequests.acknowledgeWithinWorkingDays),
    'privacy.answerMonths': number(dataRequests.answerWithinMonths),
    'privacy.extensionMonths': number(dataRequests.extensionMonths),
    'privacy.consentYears': number(consentRetention.value),
    'privacy.draftDays': number(draftRetention.value),
    'privacy.unansweredMonths': number(unansweredPeriod.value),
    'privacy.keptMonthsGermany': number(keptMonths['job-application'].DE),
    'privacy.keptMonthsAustria': number(keptMonths['job-application'].AT),
    'privacy.introducedMonthsUnitedKingdom': number(keptMonthsAfterIntroduction.GB),
    'privacy.introducedMonthsGermany': number(keptMonthsAfterIntroduction.DE),
    'privacy.introducedMonthsAustria': number(keptMonthsAfterIntroduction.AT),
    'privacy.childAge': number(dataRequests.childAge),
    'alert.months': number(lifetimeMonths),
    'alert.confirmHours': number(confirmWithinHours),
    'alert.proofYears': number(retention.emailEngagement.period.value),
  };
}

/**
 * Each form's promise in the units that its sentence may use. Empty in those that it does not have,
 * so that what quotes them is left out.
 */
function promiseFacts(
  firm: Pick<Firm, 'promises' | 'hours'>,
  { number }: Formats,
): Record<string, string> {
  const { promises, hours } = firm;
  const { 'contact-message': message, 'employer-brief': brief } = promises;
  const openHours = (minutesOf(hours.closes) - minutesOf(hours.opens)) / 60;
  const days = (span?: WorkingSpan) =>
    span?.workingDays ?? Math.ceil((span?.workingHours ?? 0) / openHours);
  // As many office hours as a day has end at the same time of the next working day: 24 hours later.
  const clockHours = (span?: WorkingSpan) =>
    span?.workingHours ? number(Math.round((24 * span.workingHours) / openHours)) : '';
  return {
    'promise.talkHours': clockHours(promises['contact-dialog']),
    'promise.messageHours': clockHours(message),
    'promise.messageWorkingDays': number(days(message)),
    'promise.briefSameDayUntil': brief?.sameDay?.until ?? '',
    'promise.briefNextDayBy': brief?.sameDay?.otherwiseBy ?? '',
    'promise.applicationWorkingDays': number(days(promises['job-application'])),
    'promise.registrationWorkingDays': number(days(promises['candidate-registration'])),
  };
}

const quotation = /\{\{\s*([\w.-]+)\s*\}\}/g;

/** The names of what a text quotes. */
export function quotedFacts(text: string): string[] {
  return [...text.matchAll(quotation)].map(([, name = '']) => name);
}

/** The names of what a text quotes and there is not. */
export function unknownFacts(text: string, facts: Record<string, string>): string[] {
  return quotedFacts(text).filter((name) => !Object.hasOwn(facts, name));
}

/**
 * Replaces each {{name}}. What quotes a fact that is empty is left out; an unknown name is the
 * editor's mistake and is reported as such.
 */
export function quoteFacts(text: string, facts: Record<string, string>): string {
  const known = leaveOutAbsent(text, (name) => facts[name] === '');
  return known.replace(quotation, (_, name: string) => {
    const fact = Object.hasOwn(facts, name) ? facts[name] : undefined;
    if (fact === undefined) {
      throw new Error(`unknown fact {{${name}}}; known: ${Object.keys(facts).join(', ')}`);
    }
    return fact;
  });
}
