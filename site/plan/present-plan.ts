import { briefPath, comparisonAnchor, pagePath, planPath } from '#domain/address/paths.ts';
import { intakeAnchor, modelName } from '#domain/hiring-models/hiring-model.ts';
import { briefQuery, type BriefPrefill } from '#domain/hiring-models/brief-prefill.ts';
import type { PlanAnswers } from '#domain/hiring-models/plan-answers.ts';
import type { Plan } from '#domain/hiring-models/plan.ts';
import { planQuery, type IgnoredAnswer } from '#domain/hiring-models/plan-query.ts';
import type { Change } from '#domain/hiring-models/recommend.ts';
import { fillIn } from '#words/fill-in.ts';
import { presentOption } from './present-option.ts';
import { placeText, type Wording } from './plan-formats.ts';
import type { FirmOffer, FirmEditions } from '#domain/firm/firm.ts';
import { formatDate, formatNumber, formatMoney } from '#domain/edition/format.ts';

/** The anchor of the answer, which a form sent without script and each change lead to. */
export const planAnswerId = 'plan-answer';

/** A plan as a page shows it: nothing but words and addresses. */
export type PlanView = ReturnType<typeof presentPlan>;

export function presentPlan(
  firm: FirmOffer & FirmEditions,
  plan: Plan,
  ignored: IgnoredAnswer[],
  wording: Wording,
) {
  const { answers, recommended, runnerUp, changes } = plan;
  const { locale, words, modelNames } = wording;
  const query = planQuery(answers);
  return {
    address: planPath(firm, locale, query),
    briefPath: briefPath(
      firm,
      locale,
      briefQuery(briefFromPlan(firm, plan, wording)),
      intakeAnchor[recommended.model],
    ),
    comparisonPath: pagePath(firm, 'employers', locale, comparisonAnchor),
    notices: ignored.map(({ parameter, code }) =>
      fillIn(code === 'past' ? words.form.past : words.form.ignored, {
        label: words.form.labels[parameter],
      }),
    ),
    answers: presentAnswers(answers, wording),
    recommended: presentOption(recommended, plan, wording),
    ...(runnerUp && { runnerUp: presentOption(runnerUp, plan, wording) }),
    changes: changes.map(({ to, model }) => ({
      condition: words.changes[to],
      model: modelNames[model],
      path: `${planPath(firm, locale, planQuery({ ...answers, ...answerOf(to) }))}#${planAnswerId}`,
    })),
    updated: fillIn(words.answer.updated, { model: modelNames[recommended.model] }),
  };
}

function answerOf(to: Change['to']): Partial<PlanAnswers> {
  switch (to) {
    case 'urgent':
    case 'open':
      return { urgency: to };
    case 'specialist':
    case 'senior':
      return { level: to };
    case 'known':
    case 'unknown':
      return { market: to };
    case 'confidential':
    case 'public':
      return { confidential: to === 'confidential' };
  }
}

/**
 * What a plan says in the specified fields of a brief. What has no field of its own goes into the
 * must-haves, above the place where the employer writes them.
 */
function briefFromPlan(
  firm: FirmOffer,
  { answers, recommended }: Plan,
  wording: Wording,
): BriefPrefill {
  const { locale, words } = wording;
  const { urgency, level, market } = words.form;
  const facts = [
    urgency[answers.urgency],
    level[answers.level],
    `${words.form.labels.market} ${market[answers.market]}`,
    ...(answers.confidential ? [words.brief.confidential] : []),
    fillIn(words.brief.hires, { count: formatNumber(answers.hires, locale) }),
    fillIn(words.brief.order, { date: formatDate(answers.orderOn, locale) }),
  ];
  const salaryRange = salaryText(answers, wording);
  return {
    model: modelName(firm, recommended.model),
    // The plan reckons with a base salary, which a contractor does not have.
    employmentType: 'Permanent',
    location: placeText(answers, locale),
    mustHaves: [
      words.brief.mustHaves,
      ...facts.map((fact) => `- ${fact}`),
      '',
      words.brief.own,
      '',
    ].join('\n'),
    ...(salaryRange && { salaryRange }),
    ...(answers.startOn && { targetStartDate: formatDate(answers.startOn, locale) }),
  };
}

/** The answers beside their questions, for paper, where the form is not printed. */
function presentAnswers(answers: PlanAnswers, { locale, words }: Wording) {
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

function salaryText(
  { salary: { amount, currency, period } }: PlanAnswers,
  { locale, words }: Pick<Wording, 'locale' | 'words'>,
): string | undefined {
  if (amount === undefined) return undefined;
  return fillIn(words.brief.salary[period], { amount: formatMoney({ amount, currency }, locale) });
}
