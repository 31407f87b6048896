import type { StepName, Guarantee } from '#domain/hiring-models/plan.ts';
import type { Change, Drawback, Reason } from '#domain/hiring-models/recommend.ts';
import type { PlanParameter } from '#domain/hiring-models/plan-query.ts';

const reasons: Record<Reason, string> = {
  'urgent-role':
    'You need a shortlist soon. {{sprint.name}} starts within {{sprint.startWithinHours}} hours of the signed order, on working days.',
  'shortlist-date':
    '{{sprint.introductions}} interview-ready introductions per role are due by working day {{sprint.shortlistDay}}, so you know the date before you order.',
  'smaller-commitment':
    'More than one model fits. This is the smaller commitment, and its fee is credited if you move on within the credit period.',
  'not-urgent': 'The role can wait, and you pay only when the person starts.',
  'pay-on-hire': 'You pay only when the person starts.',
  'market-unknown':
    'You do not know the market yet. {{intel.name}} shows it to you in {{intel.turnaroundDays}} working days.',
  senior: 'Retained search is meant for senior appointments.',
  confidential:
    'The search must stay confidential. Retained search is exclusive and meant for such hires.',
  places: 'It is research-led, with support until the contract.',
};

const drawbacks: Record<Drawback, string> = {
  'ends-with-shortlist':
    'Our work ends with the shortlist: you arrange interviews and offer, and there is no replacement. That is why it costs less.',
  'not-for-confidential':
    'The search must stay confidential, and {{sprint.name}} relies on active outreach without exclusivity.',
  'no-date':
    'The role is urgent, and a retained search has no fixed date. We agree its timeline with you.',
  'for-non-urgent': 'It has no fixed date.',
  'market-untested': 'The search would begin before you know the market.',
  'non-exclusive':
    'It is non-exclusive by default. Senior or confidential hires are what retained search is for.',
  'larger-commitment': 'It is exclusive and a bigger commitment.',
  'no-introductions': 'It involves no outreach or introductions, and your role is urgent.',
  'named-may-ask':
    'The search must stay confidential, and by law the people it names may ask who received the list.',
};

const changes: Record<Change['to'], string> = {
  urgent: 'If the role is urgent',
  open: 'If the role can wait',
  specialist: 'If the role is not senior',
  senior: 'If the role is senior',
  confidential: 'If the search must stay confidential',
  public: 'If the search need not be confidential',
  known: 'If you know the market',
  unknown: 'If you do not know the market yet',
};

const guarantees: Record<Guarantee['code'], string> = {
  'no-hire-no-fee': 'No hire, no fee.',
  'replacement-window':
    'If the hire leaves within the agreed window, typically {{contingency.replacementWeeks}} weeks from the start date, we search once for a replacement at no further fee. If no window is agreed, it is {{terms.replacementDays}} days.',
  'replacement-months':
    'If the hire leaves within {{retained.replacementMonths}} months of the start date, we search once for a replacement at no further fee.',
  introductions:
    'With fewer than {{sprint.guaranteeIntroductions}} introductions for a role by working day {{sprint.shortlistDay}} ({date}): either {{sprint.guaranteeExtraWeeks}} extra week free or a {{sprint.guaranteeRefundPercent}}% refund of the fee. No placement fee, and no replacement guarantee.',
};

const steps: Record<StepName, { name: string; text: string }> = {
  'sprint-intake': {
    name: 'Intake',
    text: 'We start within {{sprint.startWithinHours}} hours of the signed order, on working days, and agree the must-haves, the salary range and who decides.',
  },
  'sprint-calibration': {
    name: 'Calibration',
    text: '{{sprint.calibrationProfiles}} anonymous profiles of people from our network who know who you are and have agreed, for your feedback.',
  },
  'sprint-sourcing': { name: 'Sourcing', text: 'Active outreach.' },
  'sprint-shortlist': {
    name: 'Shortlist',
    text: '{{sprint.introductions}} interview-ready introductions.',
  },
  'intel-order': { name: 'Day of the order', text: 'Invoiced that day.' },
  'intel-delivery': {
    name: 'Delivery',
    text: 'Salary bands, {{intel.competitors}} target companies, {{intel.profiles}} named profiles, one-pager and Boolean strings, with a {{intel.readoutMinutes}}-minute readout. Nobody who registered or applied with us is in it before they have agreed to you.',
  },
};

/** How the form names each question; also in messages about an answer that was ignored. */
const labels: Record<PlanParameter, string> = {
  urgency: 'How urgent is the role?',
  level: 'How senior is the role?',
  confidential: 'The search must stay confidential',
  market: 'Do you know the market?',
  hires: 'Number of hires',
  salary: 'Base salary',
  currency: 'Currency',
  period: 'Per',
  country: 'Country',
  canton: 'Canton',
  order: 'Order date',
  start: 'Earliest start',
};

/** The interface words of the employer's plan. */
export const plan = {
  meta: {
    title: 'Hiring plan: model, cost and dates',
    description:
      'Answer a few questions and see which hiring model fits, what it costs now and in total, what is guaranteed and on which working days results arrive.',
    keywords: ['hiring plan', 'recruitment fees', 'hiring models', 'shortlist dates'],
  },
  hero: {
    eyebrow: 'Employers',
    heading: 'Find the right model, with cost and dates',
    introduction: 'A few questions. The figures are those of our terms.',
  },
  form: {
    heading: 'Your role',
    labels,
    urgency: {
      urgent: 'Shortlist within {{sprint.durationWeeks}} weeks',
      open: 'It can wait',
    },
    /** Where the firm offers no sprint, whose weeks it names. */
    urgentWithoutSprint: 'We need candidates soon',
    level: { specialist: 'Specialist or team role', senior: 'Senior or executive' },
    market: { known: 'Yes', unknown: 'Not yet' },
    period: { year: 'Year', month: 'Month' },
    hiresHint: 'One search per hire. You pay for {{intel.name}} once.',
    salaryHint: 'Optional, per hire. With a 13th or 14th month, enter the annual amount.',
    countryHint: 'Public holidays there do not count; in Switzerland, the canton’s.',
    orderHint: 'The day you sign; if that is not a working day, the next one counts.',
    startHint: 'Optional. Notice periods often make it later.',
    submit: 'Show the plan',
    ignored: 'We could not read your answer to “{label}” and used the default.',
    past: 'This day has passed, so it was left out: {label}.',
  },
  answer: {
    label: 'Your plan',
    recommended: 'Recommended',
    runnerUp: 'Runner-up',
    why: 'Why',
    against: 'Drawbacks',
    changes: 'What would change the answer',
    cost: 'Cost',
    now: 'Now',
    total: 'In total',
    credit: 'Credit',
    guarantee: 'Guaranteed',
    timeline: 'Timeline',
    send: 'Send this brief',
    print: 'Print',
    commitment: 'No fee until you sign.',
    compare: 'Compare all models',
    updated: 'Plan updated. Recommended: {model}.',
    failed: 'The plan could not be updated. Press “{submit}”.',
  },
  cost: {
    nothing: 'Nothing',
    agreed: 'As the engagement letter says',
    percent: '{percent}% of first-year base salary',
    percentEach: '{percent}% of first-year base salary per hire',
    percentRetained: '{percent}% of first-year salary',
    percentRetainedEach: '{percent}% of first-year salary per hire',
    noSalary: 'For example {total} on a salary of {salary}.',
    yearly: '{amount} × 12 months = {perYear} a year',
    percentageSum: '{perYear} × {percent}% = {total}',
    percentageSumEach: '{perYear} × {percent}% × {hires} hires = {total}',
    sprintSum: 'Typical fee for one role: {total}',
    sprintSumEach: '{hires} roles × {fee} = {total}',
    intelSum: 'Fixed fee, upfront: invoiced when you sign',
    halves:
      '{{sprint.upfrontPercent}}% upfront, when you sign: {upfront}; {{sprint.onDeliveryPercent}}% on delivery: {delivery}',
    onStart: 'Due when the person starts',
    onStartEach: 'Due as each person starts',
    retainedRange:
      'The fee is agreed per search, within {{terms.placementFeePercent}}% of first-year salary. The engagement letter says what counts as salary; the plan uses the base salary.',
    instalments: 'Payable in {count} instalments',
    instalmentsOf: 'Payable in {count} instalments of {part} each, rounded',
    thirds: 'Payable in thirds (1/3, 1/3, 1/3)',
    thirdsOf: 'Payable in thirds (1/3, 1/3, 1/3) of {third} each, rounded',
  },
  credit: {
    intel:
      'The {amount} is credited if you upgrade to {{sprint.name}} or a search within {{intel.creditDays}} days of the order, by {date}.',
    sprint:
      'The fee is credited if you move to a contingent or retained search for the same role within {{sprint.creditDays}} days of the order, by {date}.',
    next: '{model}: {fee} less {credit} = {toPay}',
    unlike: 'The fixed fee is in another currency, so the plan does not deduct it here.',
  },
  guarantee: { none: 'No placement, so there is no replacement guarantee.' },
  timeline: {
    day: 'Working day {days}',
    noDate: 'No fixed date.',
    milestones: 'We agree milestones with you, in writing, before any fee falls due.',
    counted: 'Counted in working days ({place}).',
    holidays: 'Public holidays left out: {dates}.',
    shifted:
      'The order date is not a working day, so {date} counts as the day of the order (day 0), also for the credit.',
    interviews:
      'Interviews can begin after about {{sprint.daysToInterviews}} working days, as soon as you have the shortlist.',
    start: 'Earliest start you named: {date}. Notice periods often make it later.',
    england: 'holidays of England',
  },
  brief: {
    mustHaves: 'From the hiring plan:',
    hires: 'Hires: {count}',
    confidentiality: 'Confidentiality',
    confidential: 'Confidential search',
    order: 'Possible order date: {date}',
    own: 'Must-haves:',
    salary: { year: '{amount} per year', month: '{amount} per month' },
  },
  /** Below the brief form. */
  afterBrief: {
    save: 'Save and finish later',
    saveAgain: 'Save changes',
    note: 'Kept for {days} days under a private link, without attachment.',
    saved: 'Saved until {date}',
    sharing:
      'The private link opens this brief on any device. Anyone who has it can read and change the brief.',
    address: 'The link is the address of this page.',
    link: 'Private link',
    copy: 'Copy link',
    copied: 'Link copied',
    copyFailed: 'The link could not be copied. Select it and copy it yourself.',
    delete: 'Delete saved brief',
    deleted: 'The saved brief is deleted. What you entered is still here.',
    failed: 'That did not work. Please try again.',
    similar: 'Hiring for a similar role?',
    sendSimilar: 'Send a similar role',
  },
  /** In place of a saved brief whose link leads to nothing any more. */
  goneBrief: {
    heading: 'This draft is no longer available',
    text: 'A saved brief is kept for {days} days after it was last saved, or until it is sent or deleted.',
    start: 'Start a new brief',
  },
  /** Beside the reasons for a Sprint, where there are several hires. */
  sprintEach:
    'Each hire is a Sprint of its own: fee, introductions, guarantee and dates are per role.',
  reasons,
  drawbacks,
  changes,
  guarantees,
  steps,
};

export type PlanMessages = typeof plan;
