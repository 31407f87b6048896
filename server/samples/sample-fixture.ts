import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { knownLocales } from '#domain/edition/language.ts';
import type { Firm } from '#domain/firm/firm.ts';
import { officeDay, officeZone } from '#domain/firm/office-day.ts';
import { submissionKinds } from '#domain/forms/submission-kind.ts';
import { consentChannels, mandateSchema, stages } from '#domain/mandates/mandate.ts';
import { tagsSchema } from '#domain/submissions/tags.ts';
import { workStates } from '#domain/submissions/work.ts';
import { instantAt } from '#domain/working-time/wall-clock.ts';
import { addDays, isWorkingDay } from '#domain/working-time/working-day.ts';

/** Who works on samples. Stored as removed people: they cannot sign in, and the desk has nobody yet. */
export const sampleColleagues = {
  helen: { id: '5a3b1e00-0000-4000-8000-000000000001', name: 'Helen Marsh (Sample)' },
  david: { id: '5a3b1e00-0000-4000-8000-000000000002', name: 'David Roth (Sample)' },
  sara: { id: '5a3b1e00-0000-4000-8000-000000000003', name: 'Sara Lenz (Sample)' },
};
const by = z.enum(Object.keys(sampleColleagues) as (keyof typeof sampleColleagues)[]);

/** `-35m` and `+2h` from now; `-3d 10:40` three working days before today, on the office's clock. */
const moment = z.string().regex(/^[+-]\d+(?:[mh]|d \d\d:\d\d)$/);
/** `+3d`: three working days after today. */
const day = z.string().regex(/^[+-]\d+d$/);
const words = z.string().trim().min(1);
const name = z.string().regex(/^[a-z-]+$/);

/** What became of a submission: what a colleague did, or its sender. */
const event = z.union([
  z.strictObject({ at: moment, by, takes: z.boolean() }),
  z.strictObject({ at: moment, by, state: z.enum(workStates) }),
  z.strictObject({ at: moment, by, due: moment }),
  z.strictObject({ at: moment, by, tags: tagsSchema }),
  z.strictObject({ at: moment, by, note: words }),
  z.strictObject({ at: moment, by, answer: words, subject: words }),
  z.strictObject({ at: moment, reply: words, file: words.optional() }),
  z.strictObject({ at: moment, sender: z.enum(['withdraws', 'asks-for-erasure']) }),
]);
export type SampleEvent = z.infer<typeof event>;

const submission = z.strictObject({
  name,
  form: z.enum(submissionKinds),
  edition: z.enum(knownLocales),
  /** The address of the role that it is about. */
  role: z.string().optional(),
  sent: moment,
  /** What was asked; boxes that have to be ticked are. */
  fields: z.record(z.string(), z.string()),
  /** In the folder `files`. */
  file: words.optional(),
  suspicion: z.enum(['honeypot', 'too-fast']).optional(),
  events: z.array(event).default([]),
});
export type SampleSubmission = z.infer<typeof submission>;

const { fee, seat, notes, privateSheet } = mandateSchema.shape;
const mandate = z.strictObject({
  /** The brief that it came from. */
  brief: name,
  /** The address of its advert; without one the brief is its draft. */
  role: z.string().optional(),
  opened: moment,
  by,
  facts: z.strictObject({
    fee,
    seat,
    notes,
    privateSheet,
    plan: z.array(z.strictObject({ name: words, on: day })).default([]),
  }),
  ended: z.strictObject({ at: moment, state: z.enum(['filled', 'ended']) }).optional(),
  candidates: z.array(
    z.strictObject({
      who: name,
      steps: z.array(
        z.strictObject({
          at: moment,
          stage: z.enum(stages),
          note: z.string().default(''),
          /** How the candidate consented, of an introduction. */
          how: z.enum(consentChannels).optional(),
        }),
      ),
    }),
  ),
});
export type SampleMandate = z.infer<typeof mandate>;

export type SampleFixture = {
  submissions: SampleSubmission[];
  mandates: SampleMandate[];
  /** A file of a submission or of a reply. */
  bytesOf(file: string): Uint8Array;
};

/** `samples` of a content folder: none where a firm has deleted it. */
export function readFixture(contentFolder: string): SampleFixture | undefined {
  const folder = path.join(contentFolder, 'samples');
  if (!existsSync(folder)) return undefined;
  const read = (file: string): unknown => parse(readFileSync(path.join(folder, file), 'utf8'));
  const files = readdirSync(folder).filter((file) => /^submissions\.\w+\.yaml$/.test(file));
  return {
    submissions: files.flatMap((file) => z.array(submission).parse(read(file))),
    mandates: z.array(mandate).parse(read('mandates.yaml')),
    bytesOf: (file) => readFileSync(path.join(folder, 'files', file)),
  };
}

const minuteMs = 60_000;

export function sampleInstant(firm: Firm, now: number, at: string): number {
  const [, count = '', unit, clock = ''] = /^([+-]\d+)([mhd])(?: (.+))?$/.exec(at) ?? [];
  if (unit !== 'd') return now + Number(count) * (unit === 'h' ? 60 * minuteMs : minuteMs);
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  const wall = { day: sampleDay(firm, now, `${count}d`), minutes: hours * 60 + minutes };
  return instantAt(wall, officeZone(firm)).getTime();
}

export function sampleDay(firm: Firm, now: number, at: string): string {
  const count = Number.parseInt(at, 10);
  const holidays = firm.publicHolidays(firm.country);
  let found = officeDay(firm, now);
  for (let left = Math.abs(count); left > 0;) {
    found = addDays(found, Math.sign(count));
    if (isWorkingDay(found, holidays)) left -= 1;
  }
  return found;
}
