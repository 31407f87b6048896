import { formatDate, formatRange } from '#domain/edition/format.ts';
import type { PlanAnswers } from '#domain/hiring-models/plan-answers.ts';
import type { Plan, PlanOption } from '#domain/hiring-models/plan.ts';
import { fillIn } from '#words/fill-in.ts';
import { presentCost } from './present-cost.ts';
import { dayText, daysText, moneyText, placeText } from './plan-formats.ts';
import type { Wording } from './wording.ts';

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
