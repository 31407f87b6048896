import { formatDate, formatNumber } from '#domain/edition/format.ts';
import type { BriefPrefill } from '#domain/hiring-models/brief-prefill.ts';
import { modelName } from '#domain/hiring-models/hiring-model.ts';
import type { Plan } from '#domain/hiring-models/plan.ts';
import { fillIn } from '#words/fill-in.ts';
import { placeText } from './plan-formats.ts';
import { salaryText } from './present-answers.ts';
import type { Wording } from './wording.ts';
import type { FirmOffer } from '#domain/firm/firm.ts';

/**
 * What a plan says in the specified fields of a brief. What has no field of its own goes into the
 * must-haves, above the place where the employer writes them.
 */
export function briefFromPlan(
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
