type Unit = { en: RegExp; de: RegExp };

const workingDays: Unit = { en: /\{\} working days/, de: /\{\} Arbeitstage?/ };
const onWorkingDay: Unit = { en: /working day \{\}/, de: /\{\}\. Arbeitstag|Arbeitstag \{\}/ };
const daysOfTheOrder: Unit = {
  en: /\{\} days of the order/,
  de: /\{\} Tagen nach dem Auftrag/,
};
const hoursOnWorkingDays: Unit = {
  en: /\{\} hours on working days/,
  de: /an Arbeitstagen innerhalb von \{\} Stunden/i,
};
const days: Unit = { en: /\{\}[ -]days?\b/, de: /\{\} Tagen?\b/ };
const weeks: Unit = { en: /\{\}[ -]weeks?\b/, de: /\{\}(?:[ -]Wochen?\b|wöchig)/ };
const months: Unit = { en: /\{\}(?: more)?[ -]months?\b/, de: /\{\}(?: weitere)?[ -]Monat/ };
const years: Unit = { en: /\{\} years/, de: /\{\} Jahren?\b/ };
const money: Unit = { en: /\{\}/, de: /\{\}/ };
const introductions: Unit = {
  en: /\{\}(?: interview-ready)? introductions/,
  de: /\{\}(?: [\p{L},]+){0,4} (?:Vorstellungen|Profile|Kandidat|Personen|Fachleute)/u,
};

/**
 * The words with which each figure, {}, is said wherever it is quoted, so that no text says days
 * where another says working days, or counts them from another day.
 */
export const unitOf: Readonly<Record<string, Unit>> = {
  'contingency.replacementWeeks': {
    en: /ypically (?:within )?\{\} weeks/,
    de: /n der Regel \{\} Wochen/,
  },
  'sprint.durationWeeks': weeks,
  'sprint.startWithinHours': {
    en: /\{\} hours of (?:the signed order|your signature)/,
    de: /\{\} Stunden/,
  },
  'sprint.introductions': introductions,
  'sprint.shortlistDay': onWorkingDay,
  'sprint.calibrationDay': onWorkingDay,
  'sprint.calibrationProfiles': { en: /\{\} anonymous profiles/, de: /\{\} anonymisierte Profile/ },
  'sprint.daysToInterviews': workingDays,
  'sprint.guaranteeIntroductions': introductions,
  'sprint.guaranteeExtraWeeks': {
    en: /\{\} extra week/,
    de: /\{\} (?:weitere )?(?:Suchw|W)oche\b/,
  },
  'sprint.guaranteeRefundPercent': { en: /\{\}% refund/, de: /\{\} %/ },
  'sprint.fee': money,
  'sprint.upfrontPercent': { en: /\{\}% upfront, when you sign/, de: /\{\} % vorab, bei Auftrag/ },
  'sprint.onDeliveryPercent': {
    en: /\{\}% on delivery/,
    de: /\{\} % mit der Shortlist/,
  },
  'sprint.creditDays': daysOfTheOrder,
  'intel.fee': money,
  'intel.turnaroundDays': workingDays,
  'intel.competitors': { en: /\{\} (?:target companies|competitors)/, de: /\{\} / },
  'intel.profiles': { en: /\{\} named profiles/, de: /\{\} / },
  'intel.readoutMinutes': { en: /\{\}-minute/, de: /\{\}(?:[ -]Minuten|-minütig)/ },
  'intel.creditDays': daysOfTheOrder,
  'retained.instalments': { en: /\{\} equal instalments/, de: /\{\} gleichen? / },
  'retained.replacementMonths': {
    en: /\{\} months (?:of|from) the start date|\{\}-month replacement guarantee/,
    de: /\{\}[ -]Monat/,
  },
  'terms.placementFeePercent': { en: /\{\}%/, de: /\{\} %/ },
  'terms.replacementDays': days,
  'terms.paymentDays': days,
  'terms.cancellationHours': { en: /\{\} hours’ written notice/, de: /\{\} Stunden/ },
  'terms.terminationDays': { en: /\{\} days’ written notice/, de: /\{\} Tagen?\b/ },
  'terms.liabilityCap': money,
  'terms.complaintWorkingDays': workingDays,
  'terms.changeNoticeDays': days,
  'promise.talkHours': hoursOnWorkingDays,
  'promise.messageHours': hoursOnWorkingDays,
  'promise.messageWorkingDays': workingDays,
  'promise.briefSameDayUntil': {
    en: /same working day if .* by \{\} \{\{regional\.officeTime\}\}/,
    de: /\{\} Uhr(?: ein)? \(\{\{regional\.officeTime\}\}\).* selben Arbeitstag/,
  },
  'promise.briefNextDayBy': { en: /by \{\} on the next/, de: /\{\} Uhr/ },
  'promise.applicationWorkingDays': workingDays,
  'promise.registrationWorkingDays': workingDays,
  'privacy.acknowledgeWorkingDays': workingDays,
  'privacy.answerMonths': months,
  'privacy.extensionMonths': months,
  'privacy.consentYears': years,
  'privacy.draftDays': days,
  'privacy.unansweredMonths': months,
  'privacy.keptMonthsGermany': months,
  'privacy.keptMonthsAustria': months,
  'privacy.introducedMonthsUnitedKingdom': months,
  'privacy.introducedMonthsGermany': months,
  'privacy.introducedMonthsAustria': months,
  'alert.months': months,
  'alert.confirmHours': { en: /\{\} hours/, de: /\{\} Stunden/ },
  'alert.proofYears': years,
  'privacy.childAge': { en: /under \{\}/, de: /unter \{\}/ },
};
