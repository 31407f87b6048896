import { formatDate, formatMoney, formatNumber } from '#domain/edition/format.ts';
import type { PlanAnswers } from '#domain/hiring-models/plan-answers.ts';
import { fillIn } from '#words/fill-in.ts';
import { placeText } from './plan-formats.ts';
import type { Wording } from './wording.ts';

/** The answers beside their questions, for paper, where the form is not printed. */
export function presentAnswers(answers: PlanAnswers, { locale, words }: Wording) {
  const { labels, urgency, level, market } = words.form;
  const { startOn } = answers;
  const salary = salaryText(answers, { locale, words });
  return [
    { term: labels.urgency, value: urgency[answers.urgency] },
    { term: labels.level, value: level[answers.level] },
    { term: labels.market, value: market[answers.market] },
    ...(answers.confidential
      ? [{ term: words.brief.confidentiality, value: words.brief.confidential }]
      : []),
    { term: labels.hires, value: formatNumber(answers.hires, locale) },
    ...(salary ? [{ term: labels.salary, value: salary }] : []),
    { term: labels.country, value: placeText(answers, locale) },
    { term: labels.order, value: formatDate(answers.orderOn, locale) },
    ...(startOn ? [{ term: labels.start, value: formatDate(startOn, locale) }] : []),
  ];
}

export function salaryText(
  { salary: { amount, currency, period } }: PlanAnswers,
  { locale, words }: Pick<Wording, 'locale' | 'words'>,
): string | undefined {
  if (amount === undefined) return undefined;
  return fillIn(words.brief.salary[period], { amount: formatMoney({ amount, currency }, locale) });
}
