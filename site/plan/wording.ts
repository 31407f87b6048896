import type { Locale } from '#domain/edition/editions.ts';
import type { HiringModelId } from '#domain/hiring-models/model-figures.ts';
import type { PlanMessages } from '#words/plan.en.ts';

/** What the presenters of a plan need beside it. */
export type Wording = {
  locale: Locale;
  words: PlanMessages;
  modelNames: Record<HiringModelId, string>;
};
