import { z } from 'zod';
import { knownLocales } from '#domain/edition/edition.ts';

/** The way of a person to a role. A list with days: nobody is scored or ranked. */
export const stages = ['considered', 'introduced', 'interview', 'placed', 'ended'] as const;
export type Stage = (typeof stages)[number];

/** Those that only somebody who was introduced reaches. */
export const stagesAfterIntroduction: readonly Stage[] = ['interview', 'placed'];

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
export type Step = {
  stage: Stage;
  on: string;
  by: string;
  at: number;
  note: string;
  consent: (IntroductionConsent & { hash: string }) | null;
};
