import { z } from 'zod';
import type { WebsiteDetail } from '#domain/documents/website-work.ts';
import type { Language, Locale } from '#domain/edition/editions.ts';
import { type AnswerResults, maxAnswers, preparedAnswerSchema } from '#domain/threads/message.ts';
import type { RolePerson } from '#domain/mandates/mandate-work.ts';
import type { ShownTemplate } from '#domain/mail/mail-template.ts';
import type { VacancyIssue } from './vacancy-issue.ts';
import { vacancyStates, type VacancyState } from './vacancy-state.ts';

type NamedVacancy = { id: string; slug: string; reference: string };

/** A stored vacancy that this program cannot read: not on the site until it is corrected. */
export type UnfitRow = NamedVacancy & { issues: VacancyIssue[] };

export const vacancyFilterSchema = z.object({
  state: z.enum(vacancyStates).optional().catch(undefined),
});

/** To choose an advert from, or to make another one. */
export type DeskVacancies = {
  /** Those changed last; a scheduled role whose day has come is open. */
  rows: (NamedVacancy & {
    title: Record<Language, string>;
    state: VacancyState;
    hasDraft: boolean;
  })[];
  /** A reference that no vacancy has. */
  nextReference: string;
};

const day = z.iso.date();

/** What a person does to the state of a role. */
export const vacancyActionSchema = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('publish'), until: day.optional() }),
  z.strictObject({ do: z.literal('schedule'), from: day, until: day.optional() }),
  z.strictObject({ do: z.literal('close') }),
  z.strictObject({ do: z.literal('withdraw') }),
  /** The employer confirmed today that the role is open. */
  z.strictObject({ do: z.literal('confirm') }),
  /** Its report was withdrawn from Job-Room. */
  z.strictObject({ do: z.literal('withdraw-report'), on: day }),
]);
export type VacancyAction = z.infer<typeof vacancyActionSchema>;

const version = z.number().int().positive();

export const vacancyStateChangeSchema = z.strictObject({ version, action: vacancyActionSchema });

/** Who still waits when a role is closed, with the answers that fit and the one that is proposed. */
export type WaitingPerson = RolePerson & { templates: ShownTemplate[]; proposed: string };
/** The oldest first; `more` wait beyond those, and `samples` beside them, whom nobody answers. */
export type Waiting = { people: WaitingPerson[]; more: number; samples: number; version: number };

export const closingSchema = z.strictObject({
  version,
  do: z.enum(['close', 'withdraw']),
  answers: z.array(preparedAnswerSchema).max(maxAnswers),
});
export const waitingQuerySchema = z.object({ do: z.enum(['close', 'withdraw']).catch('close') });

export type Closed = { detail: WebsiteDetail; results: AnswerResults };

/** Alerts about roles in numbers, by edition and filter. */
export type AlertFigures = {
  confirmed: number;
  /** Not confirmed yet. */
  waiting: number;
  /** Different filters; the most wanted of them follow. */
  distinct: number;
  filters: { locale: Locale; filter: string; sentence: string; count: number }[];
};
