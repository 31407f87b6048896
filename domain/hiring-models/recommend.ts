import { isModelOffered, offeredModels } from './hiring-model.ts';
import type { HiringModelId } from './model-figures.ts';
import type { Situation } from './plan-answers.ts';
import type { FirmOffer } from '#domain/firm/firm.ts';

/** Why a model fits. `words/plan.en.ts` says it. */
export type Reason =
  | 'urgent-role'
  | 'shortlist-date'
  | 'smaller-commitment'
  | 'not-urgent'
  | 'pay-on-hire'
  | 'market-unknown'
  | 'senior'
  | 'confidential'
  | 'places';

/** What speaks against a model; of the runner-up, why it comes second. */
export type Drawback =
  | 'ends-with-shortlist'
  | 'not-for-confidential'
  | 'no-date'
  | 'for-non-urgent'
  | 'market-untested'
  | 'non-exclusive'
  | 'larger-commitment'
  | 'no-introductions'
  | 'named-may-ask';

/** Another answer that would lead to another model. */
export type Change = {
  to: 'urgent' | 'open' | 'specialist' | 'senior' | 'confidential' | 'public' | 'known' | 'unknown';
  model: HiringModelId;
};

export type Recommendation = {
  model: HiringModelId;
  reasons: Reason[];
  /** What speaks against it all the same. */
  drawbacks: Drawback[];
  /** None where the firm offers a single model. */
  runnerUp?: { model: HiringModelId; reasons: Reason[]; drawbacks: Drawback[] };
  changes: Change[];
};

export function recommend(firm: FirmOffer, situation: Situation): Recommendation {
  const [model, second] = offeredFor(firm, situation);
  return {
    model,
    reasons: reasonsFor(model, situation, true),
    drawbacks: lastingDrawbacks(model, situation),
    ...(second && {
      runnerUp: {
        model: second,
        reasons: reasonsFor(second, situation, false),
        drawbacks: drawbacksOf(second, situation),
      },
    }),
    changes: changesFrom(firm, situation, model),
  };
}

/** The best of what the firm offers: where it lacks a fitting model, its others in their order. */
function offeredFor(firm: FirmOffer, situation: Situation): [HiringModelId, HiringModelId?] {
  const [first, second] = new Set([
    ...rank(situation).filter((id) => isModelOffered(firm, id)),
    ...offeredModels(firm),
  ]);
  return second ? [first!, second] : [first!];
}

/**
 * The specification says what each model is for: contingency "for non-urgent roles", Sprint for
 * "one urgent role", Intel Lite "a market-proof product", Retained "for senior or confidential
 * hires". Where two fit, About says: "the smallest model that will do the job".
 */
function rank({ urgency, level, confidential, market }: Situation): [HiringModelId, HiringModelId] {
  const urgent = urgency === 'urgent';
  const unknown = market === 'unknown';
  // Whoever Intel Lite names may ask who received the list, so it comes second like any other.
  if (confidential) return ['retained', unknown ? 'intel' : urgent ? 'sprint' : 'contingency'];
  if (level === 'senior') {
    if (urgent) return ['sprint', 'retained'];
    return unknown ? ['intel', 'retained'] : ['retained', 'contingency'];
  }
  // Intel Lite makes "no interviews", so it is no answer to an urgent role.
  if (urgent) return ['sprint', unknown ? 'intel' : 'contingency'];
  return unknown ? ['intel', 'contingency'] : ['contingency', 'sprint'];
}

function reasonsFor(model: HiringModelId, situation: Situation, first: boolean): Reason[] {
  const { urgency, level, confidential, market } = situation;
  const forRetained = confidential || level === 'senior';
  switch (model) {
    case 'contingency':
      return [first && urgency === 'open' ? 'not-urgent' : 'pay-on-hire'];
    case 'sprint':
      return [
        ...(urgency === 'urgent' ? (['urgent-role'] as const) : []),
        'shortlist-date',
        ...(first && forRetained ? (['smaller-commitment'] as const) : []),
      ];
    case 'intel':
      return [
        ...(market === 'unknown' ? (['market-unknown'] as const) : []),
        ...(first ? (['smaller-commitment'] as const) : []),
      ];
    case 'retained':
      return [
        ...(confidential ? (['confidential'] as const) : []),
        ...(level === 'senior' ? (['senior'] as const) : []),
        'places',
      ];
  }
}

function drawbacksOf(model: HiringModelId, situation: Situation): Drawback[] {
  const { urgency, confidential, market } = situation;
  switch (model) {
    case 'contingency':
      if (urgency === 'urgent') return ['for-non-urgent'];
      if (market === 'unknown') return ['market-untested'];
      return ['non-exclusive'];
    case 'sprint':
      return confidential ? ['not-for-confidential'] : lastingDrawbacks(model, situation);
    case 'intel':
      return [
        ...lastingDrawbacks(model, situation),
        ...(urgency === 'urgent' ? (['no-introductions'] as const) : []),
      ];
    case 'retained':
      return ['larger-commitment', ...lastingDrawbacks(model, situation)];
  }
}

/**
 * What speaks against a model even where it fits best. A Sprint leaves interviews and replacement to
 * the employer, which its price reflects; the timeline of a retained search is agreed; by law, people
 * whom Intel Lite names are told who received their names, if they ask.
 */
function lastingDrawbacks(model: HiringModelId, { urgency, confidential }: Situation): Drawback[] {
  if (model === 'sprint') return ['ends-with-shortlist'];
  if (model === 'intel') return confidential ? ['named-may-ask'] : [];
  return model === 'retained' && urgency === 'urgent' ? ['no-date'] : [];
}

/** Turns one answer at a time and keeps the turns that lead elsewhere. */
function changesFrom(firm: FirmOffer, situation: Situation, model: HiringModelId): Change[] {
  const { urgency, level, confidential, market } = situation;
  const turns: [Change['to'], Partial<Situation>][] = [
    urgency === 'urgent' ? ['open', { urgency: 'open' }] : ['urgent', { urgency: 'urgent' }],
    market === 'known' ? ['unknown', { market: 'unknown' }] : ['known', { market: 'known' }],
    level === 'senior' ? ['specialist', { level: 'specialist' }] : ['senior', { level: 'senior' }],
    confidential ? ['public', { confidential: false }] : ['confidential', { confidential: true }],
  ];
  return turns
    .map(([to, turn]) => ({ to, model: offeredFor(firm, { ...situation, ...turn })[0] }))
    .filter((change) => change.model !== model);
}
