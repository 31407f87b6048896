import { z } from 'zod';
import { hiringModelIds } from '#domain/hiring-models/model-figures.ts';
import { knownLocales } from '#domain/edition/language.ts';
import type { FittingAnswer } from '#domain/mail/mail-template.ts';
import type { SubmissionKind } from '#domain/forms/submission-kind.ts';

/** The way of a person to a role. A list with days: nobody is scored or ranked. */
export const stages = ['considered', 'introduced', 'interview', 'placed', 'ended'] as const;
export type Stage = (typeof stages)[number];

/** Those that only somebody who was introduced reaches. */
export const stagesAfterIntroduction: readonly Stage[] = ['interview', 'placed'];

/** Of somebody who is still on the way. */
export const runningStages: readonly Stage[] = ['considered', 'introduced', 'interview'];

export const consentChannels = ['reply', 'call', 'mail'] as const;
export type ConsentChannel = (typeof consentChannels)[number];

const consent = z.strictObject({
  /** As the candidate was asked, in the candidate's language. */
  words: z.string().trim().min(1).max(2_000),
  locale: z.enum(knownLocales),
  how: z.enum(consentChannels),
  /** Not before the person applied, and not after the introduction. */
  on: z.iso.date(),
});
/** The candidate's consent to be introduced to one employer. */
export type IntroductionConsent = z.infer<typeof consent>;

export const stepSchema = z.strictObject({
  /** Of the candidacy that it is based on; 0 for somebody who is considered for the first time. */
  version: z.number().int().nonnegative(),
  stage: z.enum(stages),
  /** Today or earlier, not before the person applied. */
  on: z.iso.date(),
  note: z.string().trim().max(2_000).default(''),
  consent: consent.optional(),
});
export type StepInput = z.infer<typeof stepSchema>;

/** A step as it was recorded; the consent with the hash of its words. */
export type CandidacyStep = {
  stage: Stage;
  on: string;
  by: string;
  at: number;
  note: string;
  consent: (IntroductionConsent & { hash: string }) | null;
};

/** What somebody who still waits is usually told; undefined for who got the role. */
export function proposedAnswer(
  { kind, stage }: { kind: SubmissionKind; stage: Stage | undefined },
  closing: 'close' | 'withdraw',
): FittingAnswer | undefined {
  if (stage === 'placed') return undefined;
  if (kind === 'candidate-registration') return 'kept';
  return closing === 'withdraw' || stage === 'ended' ? 'not-taken-further' : 'filled';
}

export const mandateStates = ['open', 'filled', 'ended'] as const;
export type MandateState = (typeof mandateStates)[number];

const text = (maxLength: number) => z.string().trim().max(maxLength);
const words = (maxLength: number) => text(maxLength).min(1);
const day = z.iso.date();

const contact = z.strictObject({
  name: words(200),
  role: text(200).default('').meta({ title: 'Job title' }),
  email: text(254).default(''),
  phone: text(40).default(''),
});

const authority = z.strictObject({
  by: words(200).describe('Who gave it, on the employer’s side.').meta({ title: 'Given by' }),
  on: day.meta({ title: 'Given on' }),
  source: words(500)
    .describe('The reference of the submission that gave it, or how else it was given.')
    .meta({ title: 'How it was given' }),
});

/** What an employer asked us to fill, and on which terms. Nothing of it is ever shown publicly. */
export const mandateSchema = z.strictObject({
  employer: words(200),
  seat: z
    .strictObject({ postcode: words(10), city: words(100) })
    .optional()
    .describe(
      'Of the employer. The Swiss employment service asks for it and keeps it confidential.',
    )
    .meta({ title: 'Postcode and town' }),
  role: words(200).meta({ title: 'Role' }),
  state: z.enum(mandateStates),
  model: z.enum(hiringModelIds).optional().meta({ title: 'Hiring model' }),
  fee: text(500).default('').describe('In your own words, as agreed.'),
  contacts: z.array(contact).max(20).default([]),
  authority: authority.optional().meta({ title: 'Authority to advertise' }),
  promisedOn: day
    .optional()
    .describe('The day by which the brief was to be answered.')
    .meta({ title: 'Promised for' }),
  orderedOn: day
    .optional()
    .describe('The day of the order, from which a credit counts.')
    .meta({ title: 'Ordered on' }),
  plan: z
    .array(z.strictObject({ name: words(200).meta({ title: 'What' }), on: day }))
    .max(50)
    .default([])
    .describe('Days that were agreed, as the start of the role. They stand in the list of dates.'),
  notes: text(20_000).default(''),
  privateSheet: text(20_000)
    .default('')
    .describe('For the desk only: never part of the record, an export, a feed, a mail or a page.')
    .meta({ title: 'Private sheet' }),
});
export type MandateFacts = z.infer<typeof mandateSchema>;
