import { z } from 'zod';
import type { Locale } from '#domain/edition/editions.ts';
import {
  mandateSchema,
  type MandateFacts,
  type MandateState,
  type Stage,
  type CandidacyStep,
} from './mandate.ts';
import type { DateKind } from './mandate-dates.ts';
import type { HistoryEntry } from '#domain/submissions/submission-detail.ts';
import type { InboxRow } from '#domain/submissions/work.ts';

/** Lists of mandates, people and dates come in pages of this many. */
export const rowsOfAPage = 50;

/** Continues a list after its last row: a number or a day, and an id. */
const cursor = z
  .string()
  .regex(/^[\d-]{1,16}_[\w:-]{1,100}$/)
  .optional();

export const pageSchema = z.object({ after: cursor });

export type MandateRow = {
  id: string;
  employer: string;
  role: string;
  state: MandateState;
  /** The id of a person. */
  owner: string | null;
  /** The advert, as far as there is one. */
  vacancyId: string | null;
  changedAt: number;
};

export type MandateDate = {
  mandateId: string;
  id: string;
  kind: DateKind;
  name: string;
  day: string;
  done: boolean;
};

/** `next` continues the list. */
export type Page<Row> = { rows: Row[]; next: string | null };

export type MandateDetail = {
  id: string;
  version: number;
  facts: MandateFacts;
  owner: string | null;
  createdAt: number;
  changedBy: string;
  changedAt: number;
  brief: { id: string; reference: string } | null;
  advert: { id: string; reference: string; title: string } | null;
  dates: MandateDate[];
  history: HistoryEntry[];
  people: { id: string; name: string }[];
};

/** Where somebody stands on the way to a role. Of a restricted one there is no name. */
export type RolePerson = Pick<
  InboxRow,
  | 'id'
  | 'reference'
  | 'kind'
  | 'name'
  | 'receivedAt'
  | 'dueAt'
  | 'state'
  | 'owner'
  | 'withdrawn'
  | 'restricted'
  | 'version'
> & { candidacy: { stage: Stage; since: string; version: number } | null };

/** Everybody of a role once, by the furthest that they came; those taken back apart. */
export const roleCountNames = [
  'new',
  'in-work',
  'introduced',
  'interview',
  'placed',
  'answered',
  'closed',
  'withdrawn',
] as const;
export type RoleCounts = Record<(typeof roleCountNames)[number], number>;

export type RolePeople = Page<RolePerson> & {
  counts: RoleCounts;
  mandateId: string | null;
  people: { id: string; name: string }[];
};

/** The ways of one submission, and what asks for the consent to an introduction. */
export type Candidacies = {
  ways: {
    mandateId: string;
    employer: string;
    role: string;
    state: MandateState;
    stage: Stage;
    since: string;
    version: number;
    steps: CandidacyStep[];
    consentWords: string;
  }[];
  /** Open mandates that it is not considered for yet; that of its role first. */
  open: { id: string; employer: string; role: string; consentWords: string }[];
  /** Of the candidate, in which the words of a consent are. */
  locale: Locale;
  /** Of a brief, what was made of it. */
  made: OpenedMandate | null;
};

export const newMandateSchema = z.strictObject({
  facts: mandateSchema,
  /** An advert that has no mandate yet. */
  vacancyId: z.uuid().optional(),
});

const version = z.number().int().positive();
export const mandateEditSchema = z.strictObject({
  version,
  facts: mandateSchema,
  owner: z.uuid().nullable(),
});
export const dateSettledSchema = z.strictObject({ id: z.string().max(300), done: z.boolean() });

/** Where to go on: the draft of the advert, as far as there is one. */
export type OpenedMandate = { id: string; vacancyId: string | null };

/** Why a mandate was not saved: both versions are shown. */
export type MandateRefusal = { error: 'mandate-stale'; current: MandateDetail };
