import {
  type Currency,
  formatDate,
  formatMoney,
  formatRange,
  type Range,
} from '#domain/edition/format.ts';
import type { PlanAnswers } from '#domain/hiring-models/plan-answers.ts';
import type { Plan, PlanOption } from '#domain/hiring-models/plan.ts';
import { fillIn } from '#words/fill-in.ts';
import { daysText, dayText, moneyText, placeText, type Wording } from './plan-formats.ts';
import type { MoneyRange } from '#domain/hiring-models/plan-cost.ts';

/** One model of a plan in words. */
export type OptionView = ReturnType<typeof presentOption>;

export function presentOption(option: PlanOption, plan: Plan, wording: Wording) {
  const { words, modelNames } = wording;
  return {
    id: option.model,
    name: modelNames[option.model],
    reasons: [
      ...option.reasons.map((reason) => words.reasons[reason]),
      ...(option.model === 'sprint' && plan.answers.hires > 1 ? [words.sprintEach] : []),
    ],
    drawbacks: option.drawbacks.map((drawback) => words.drawbacks[drawback]),
    cost: presentCost(option, plan.answers, wording),
    credit: creditTexts(option, plan.answers, wording),
    guarantees: guaranteeTexts(option, wording),
    timeline: timelineView(option, plan, wording),
  };
}

function creditTexts(
  { model, credit }: PlanOption,
  { salary }: PlanAnswers,
  { locale, words, modelNames }: Wording,
) {
  if (!credit || (model !== 'intel' && model !== 'sprint')) return [];
  const amount = moneyText(credit.amount, locale);
  const condition = fillIn(words.credit[model], {
    amount,
    date: formatDate(credit.lastDay, locale),
  });
  if (!credit.next) {
    const unlike = salary.amount !== undefined && salary.currency !== credit.amount.currency;
    return unlike ? [condition, words.credit.unlike] : [condition];
  }
  const sum = fillIn(words.credit.next, {
    model: modelNames[credit.next.model],
    fee: moneyText(credit.next.fee, locale),
    credit: amount,
    toPay: moneyText(credit.next.toPay, locale),
  });
  return [condition, sum];
}

function guaranteeTexts({ guarantees, timeline }: PlanOption, { locale, words }: Wording) {
  const shortlist = timeline.kind === 'dated' ? timeline.steps.at(-1)?.to : undefined;
  const date = shortlist ? formatDate(shortlist, locale) : '';
  if (guarantees.length === 0) return [words.guarantee.none];
  return guarantees.map(({ code }) => fillIn(words.guarantees[code], { date }));
}

function timelineView(
  { model, timeline }: PlanOption,
  { answers }: Plan,
  { locale, words }: Wording,
) {
  const { startOn } = answers;
  const start = startOn
    ? [fillIn(words.timeline.start, { date: formatDate(startOn, locale) })]
    : [];
  if (timeline.kind === 'agreed') {
    const { noDate, milestones } = words.timeline;
    return { steps: [], notes: [model === 'retained' ? milestones : noDate, ...start] };
  }
  const { steps, holidays } = timeline;
  const first = steps[0]?.from;
  const place = placeText(answers, locale);
  const counted = answers.country === 'GB' ? `${place}, ${words.timeline.england}` : place;
  return {
    steps: steps.map(({ name, days, from, to }) => ({
      ...words.steps[name],
      day: fillIn(words.timeline.day, {
        days: days.min === days.max ? days.min : formatRange(days, locale),
      }),
      date: daysText(from, to, locale),
      isoDate: to,
    })),
    notes: [
      ...(model === 'sprint' ? [words.timeline.interviews] : []),
      fillIn(words.timeline.counted, { place: counted }),
      ...(first && first !== answers.orderOn
        ? [fillIn(words.timeline.shifted, { date: formatDate(first, locale) })]
        : []),
      ...(holidays.length > 0
        ? [
            fillIn(words.timeline.holidays, {
              dates: holidays.map((day) => dayText(day, locale)).join('; '),
            }),
          ]
        : []),
      ...start,
    ],
  };
}

/** What is due now and in total, and the lines that show how it comes about. */
function presentCost(option: PlanOption, answers: PlanAnswers, wording: Wording) {
  const { locale, words } = wording;
  const { now, total } = option.cost;
  return {
    now: now === 'nothing' || now === 'agreed' ? words.cost[now] : moneyText(now, locale),
    total: total ? moneyText(total, locale) : percentText(option, wording),
    lines: [...sumLines(option, answers, wording), ...dueLines(option, wording)],
  };
}

function percentText({ model, cost: { basis } }: PlanOption, { locale, words }: Wording): string {
  if (basis.kind === 'fixed') return moneyText(basis.fee, locale);
  const { percent, percentEach, percentRetained, percentRetainedEach } = words.cost;
  const [one, each] =
    model === 'retained' ? [percentRetained, percentRetainedEach] : [percent, percentEach];
  const sentence = basis.hires > 1 ? each : one;
  return fillIn(sentence, { percent: formatRange(basis.percent, locale) });
}

function sumLines({ model, cost }: PlanOption, answers: PlanAnswers, wording: Wording): string[] {
  const { locale, words } = wording;
  const { basis, total } = cost;
  const inTotal = total ? moneyText(total, locale) : '';
  if (basis.kind === 'fixed') {
    if (model === 'intel') return [words.cost.intelSum];
    const { fee, count } = basis;
    const sentence = count > 1 ? words.cost.sprintSumEach : words.cost.sprintSum;
    return [fillIn(sentence, { hires: count, fee: moneyText(fee, locale), total: inTotal })];
  }
  const range = model === 'retained' ? [words.cost.retainedRange] : [];
  const { salary, percent, hires } = basis;
  if (!salary) return [...range, exampleLine(percent, answers.salary.currency, wording)];
  const { amount, currency, period } = salary;
  const perYear = formatMoney({ amount: salary.perYear, currency }, locale);
  const yearly = fillIn(words.cost.yearly, {
    amount: formatMoney({ amount, currency }, locale),
    perYear,
  });
  const sentence = hires > 1 ? words.cost.percentageSumEach : words.cost.percentageSum;
  return [
    ...range,
    ...(period === 'month' ? [yearly] : []),
    fillIn(sentence, { perYear, percent: formatRange(percent, locale), hires, total: inTotal }),
  ];
}

/** A round salary, so that a reader without a figure at hand still sees an amount. */
const exampleSalary = 100_000;

function exampleLine(percent: Range, currency: Currency, { locale, words }: Wording): string {
  const share = (of: number) => (exampleSalary * of) / 100;
  return fillIn(words.cost.noSalary, {
    salary: formatMoney({ amount: exampleSalary, currency }, locale),
    total: moneyText({ min: share(percent.min), max: share(percent.max), currency }, locale),
  });
}

/** When the parts fall due; a single payment on the order needs no line. */
function dueLines({ cost: { basis, payments } }: PlanOption, { locale, words }: Wording): string[] {
  const [first, second] = payments;
  const text = (amount: MoneyRange | undefined) => (amount ? moneyText(amount, locale) : '');
  switch (first?.due) {
    case 'start':
      return [
        basis.kind === 'percentage' && basis.hires > 1
          ? words.cost.onStartEach
          : words.cost.onStart,
      ];
    case 'agreed':
      return [instalmentLine(payments, text(first.amount), words)];
    default:
      return second
        ? [
            fillIn(words.cost.halves, {
              upfront: text(first?.amount),
              delivery: text(second.amount),
            }),
          ]
        : [];
  }
}

function instalmentLine(
  { length }: readonly unknown[],
  part: string,
  { cost }: Wording['words'],
): string {
  if (length === 3) return part ? fillIn(cost.thirdsOf, { third: part }) : cost.thirds;
  const count = String(length);
  return fillIn(part ? cost.instalmentsOf : cost.instalments, { count, part });
}
