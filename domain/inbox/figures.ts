import type { SubmissionKind } from '#domain/forms/submission-kind.ts';

export const figurePeriods = ['30', '90', '365'] as const;

/** Of the person who asks or of everybody, over so many days until today. */
export type FiguresAsked = { who: 'team' | 'me'; days: (typeof figurePeriods)[number] };

/** What waits for an answer, by when it is due. `owner` is null for what nobody has taken. */
export type DueOf = {
  owner: string | null;
  name: string | null;
  overdue: number;
  today: number;
  tomorrow: number;
  later: number;
};

/** Seven days, from a calendar day on. */
export type WeekOf = { start: string; counts: Record<SubmissionKind, number> };

export type RoleAge = {
  id: string;
  reference: string;
  title: string;
  /** Since it was posted. */
  days: number;
  applications: number;
};

/** How the firm is doing; every figure but `due` and `roles` is of what came in within the period. */
export type Figures = {
  due: DueOf[];
  weeks: WeekOf[];
  answers: {
    /** First answers before and after the due time. */
    inTime: number;
    late: number;
    /** Without an answer, before and after the due time. */
    waiting: number;
    overdue: number;
    /** From its arrival to the first answer, half of them sooner. */
    medianMs: number | null;
  };
  /** Of applicants and of those who registered. */
  way: Record<WayStep, number>;
  /** Open ones, the oldest first. */
  roles: RoleAge[];
};

export const waySteps = ['received', 'answered', 'introduced', 'placed'] as const;
export type WayStep = (typeof waySteps)[number];
