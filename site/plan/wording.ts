import type { Locale } from '../../domain/edition/editions.ts';
import type { HiringModelId } from '../../domain/hiring-model/model-figures.ts';
import type { PlanMessages } from '../../messages/plan.en.ts';

/** What the presenters of a plan need beside it. */
export type Wording = {
  locale: Locale;
  words: PlanMessages;
  modelNames: Record<HiringModelId, string>;
};
