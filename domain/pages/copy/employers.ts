import { z } from 'zod';
import { ifOffered } from '#domain/hiring-models/hiring-models.ts';
import { basicPageSchema, words } from '../page.ts';
import { type FirmOffer, perFirm } from '#domain/firm/firm.ts';

/** An invented amount as its reader's country writes it, in that country's currency. */
const amount = words.max(40);
const phase = z.strictObject({ name: words.max(30), text: words.max(120) });

const sprintTimeline = z.strictObject({
  heading: words.max(60),
  introduction: words,
  open: words.max(40).describe('Opens the days on a small screen.'),
  day: words.describe('Before a number, as in “Day 2”.'),
  phases: z.strictObject({
    intake: phase,
    calibration: phase,
    sourcing: phase,
    shortlist: phase,
  }),
});

const shortlistSample = z.strictObject({
  title: words.max(60),
  role: words.max(90),
  terms: z.strictObject({ evidence: words, expectation: words, notice: words, ask: words }),
  candidates: z
    .array(
      z.strictObject({
        name: words.max(20).describe('A letter. A sample names nobody.'),
        now: words.max(80),
        evidence: words.max(160),
        expectation: amount.describe('The salary that is expected, from and to.'),
        notice: words.max(30),
        ask: words.max(140).describe('What we would ask in the first interview.'),
      }),
    )
    .length(3),
});

const intelSample = z.strictObject({
  title: words.max(60),
  role: words.max(90),
  finding: words.max(240),
  bandsHeading: words.max(60),
  bands: z.array(z.strictObject({ name: words.max(40), amount })).length(3),
  companiesHeading: words.max(60),
  companies: z.array(words.max(90)).length(3).describe('Each behind a redacted name.'),
  profilesHeading: words.max(60),
  profiles: z.array(words.max(110)).length(3).describe('Each behind a redacted name.'),
  searchHeading: words.max(60),
  search: words.max(160),
});

const samples = (firm: FirmOffer) =>
  z
    .strictObject({
      heading: words.max(60),
      introduction: words,
      mark: words.max(20).describe('Stands on each sample.'),
      redacted: words.max(30).describe('Read out where a bar covers a name.'),
      open: words.max(40).describe('Opens a sample on a small screen.'),
      shortlist: ifOffered(firm, ['sprint'], shortlistSample),
      intel: ifOffered(firm, ['intel'], intelSample),
    })
    .describe('What a Sprint and Intel Lite deliver, with invented roles and without people.');

export const employersPageSchema = perFirm((firm: FirmOffer) =>
  basicPageSchema.extend({
    actions: z.strictObject({ compare: words.max(30), talk: words.max(30) }),
    picker: z.strictObject({
      heading: words.max(60),
      introduction: words,
      learnMore: words.max(30),
    }),
    guidance: z
      .strictObject({
        heading: words.max(40),
        introduction: words.max(220),
        salary: words.max(60).describe('Label of the salary, which may be left empty.'),
      })
      .describe('Heads the first questions of the hiring plan.'),
    terms: z
      .strictObject({
        bestFor: words,
        fee: words,
        timeline: words,
        deliverable: words,
        places: words,
        exclusivity: words,
        guarantee: words,
      })
      .describe('Names of the terms, beside each model and in the comparison.'),
    sprintTimeline: ifOffered(firm, ['sprint'], sprintTimeline),
    comparison: z.strictObject({
      heading: words.max(60),
      introduction: words,
      open: words.max(40).describe('Opens the table on a small screen.'),
      term: words.max(20).describe('Heads the column of questions; only read out.'),
      pack: z
        .strictObject({ text: words.max(90), link: words.max(40) })
        .describe(
          'Leads to the talent pack below the comparison; the link says which format it is.',
        ),
    }),
    samples: ifOffered(firm, ['sprint', 'intel'], samples(firm)),
    questions: z.strictObject({
      heading: words.max(60),
      items: z.array(z.strictObject({ question: words.max(90), answer: words })).min(4),
      terms: words.max(60).describe('Leads to the terms of use.'),
    }),
    brief: z.strictObject({
      heading: words.max(60),
      introduction: words,
      nextHeading: words.max(40),
      next: z.array(words).min(2).max(4).describe('What happens once the brief is sent.'),
    }),
  }),
);
