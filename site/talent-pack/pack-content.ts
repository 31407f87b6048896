import type { Brand } from '#domain/firm/brand.ts';
import type { TalentPack } from '#domain/documents/talent-pack.ts';
import type { Locale } from '#domain/edition/editions.ts';
import type { HiringModelId } from '#domain/hiring-models/model-figures.ts';
import type { HiringModels } from '#domain/hiring-models/hiring-models.ts';

export const sprintStages = ['intake', 'calibration', 'sourcing', 'shortlist'] as const;
export type SprintStage = (typeof sprintStages)[number];

export type SprintDays = Record<SprintStage, { min: number; max: number }>;

/** Everything that the talent pack of one edition says. */
export type PackContent = {
  locale: Locale;
  pack: TalentPack;
  models: readonly (HiringModels[HiringModelId] & { id: HiringModelId })[];
  /** Days of the sprint, if the firm offers one. */
  timeline?: SprintDays;
  firm: { name: string; legalName: string; brand: Brand };
  contact: { words: string; href: string }[];
  /** The day that the PDF names as its own: 2026-03-31. */
  today: string;
};
