import { briefPath, planCalendarPath, planPath } from '#domain/address/paths.ts';
import { intakeAnchor } from '#domain/hiring-models/hiring-model.ts';
import { briefQuery } from '#domain/hiring-models/brief-prefill.ts';
import type { PlanAnswers } from '#domain/hiring-models/plan-answers.ts';
import type { Plan } from '#domain/hiring-models/plan.ts';
import { planQuery, type IgnoredAnswer } from '#domain/hiring-models/plan-query.ts';
import type { Change } from '#domain/hiring-models/recommend.ts';
import { fillIn } from '#words/fill-in.ts';
import { briefFromPlan } from './brief-from-plan.ts';
import { presentAnswers } from './present-answers.ts';
import { presentOption } from './present-option.ts';
import type { Wording } from './wording.ts';
import type { FirmOffer, FirmEditions } from '#domain/firm/firm.ts';

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
    calendarPath:
      recommended.timeline.kind === 'dated' ? planCalendarPath(firm, locale, query) : undefined,
    briefPath: briefPath(
      firm,
      locale,
      briefQuery(briefFromPlan(firm, plan, wording)),
      intakeAnchor[recommended.model],
    ),
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
