import type { Range } from '#domain/edition/format.ts';
import { figuresOf } from './hiring-model.ts';
import type { HiringModelId } from './model-figures.ts';
import type { Firm } from '#domain/firm/firm.ts';

export type Guarantee =
  /** Published terms: "No Hire, No Fee". */
  | { code: 'no-hire-no-fee' }
  /**
   * Contingency: "replacement window of 8 to 12 weeks". Published terms, where no period is agreed:
   * "one-time 60-day replacement guarantee".
   */
  | { code: 'replacement-window'; weeks: Range; otherwiseDays: number }
  /** Retained: "6-month replacement guarantee". */
  | { code: 'replacement-months'; months: number }
  /** Sprint: "if fewer than 3 introductions by day 10, either 1 extra week free or a 50% refund". */
  | { code: 'introductions'; fewerThan: number; extraWeeks: number; refundPercent: number };

/** Intel Lite has none: it makes "no placement" and the specification names no other. */
export function guaranteesOf(firm: Pick<Firm, 'models'>, model: HiringModelId): Guarantee[] {
  switch (model) {
    case 'contingency':
      return [
        { code: 'no-hire-no-fee' },
        {
          code: 'replacement-window',
          weeks: figuresOf(firm, 'contingency').replacementWeeks,
          otherwiseDays: firm.models.terms.replacementDays,
        },
      ];
    case 'sprint': {
      const { fewerThanIntroductions, extraWeeks, refundPercent } = figuresOf(
        firm,
        'sprint',
      ).guarantee;
      return [
        { code: 'introductions', fewerThan: fewerThanIntroductions, extraWeeks, refundPercent },
      ];
    }
    case 'intel':
      return [];
    case 'retained':
      // "Only one guarantee applies to a placement", and this one has its period.
      return [
        { code: 'replacement-months', months: figuresOf(firm, 'retained').replacementMonths },
      ];
  }
}
