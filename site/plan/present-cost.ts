import type { Currency } from '#domain/edition/currency.ts';
import { formatMoney, formatRange, type Range } from '#domain/edition/format.ts';
import type { PlanAnswers } from '#domain/hiring-models/plan-answers.ts';
import type { MoneyRange } from '#domain/hiring-models/plan-cost.ts';
import type { PlanOption } from '#domain/hiring-models/plan.ts';
import { fillIn } from '#words/fill-in.ts';
import { moneyText } from './plan-formats.ts';
import type { Wording } from './wording.ts';

/** What is due now and in total, and the lines that show how it comes about. */
export function presentCost(option: PlanOption, answers: PlanAnswers, wording: Wording) {
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
