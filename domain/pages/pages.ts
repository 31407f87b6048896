import { z } from 'zod';
import { ifOffered } from '#domain/hiring-models/hiring-models.ts';
import {
  basicPageSchema,
  heroSchema,
  linkSchema,
  questionSchema,
  relatedWordsSchema,
  words,
} from './page.ts';
import {
  type FirmIndustries,
  type FirmOffer,
  perFirm,
  type SchemaFirm,
} from '#domain/firm/firm.ts';
import type { LegalPageName, PageName } from './page-name.ts';
import { areaIds, industryIds } from '#domain/firm/related-roles.ts';

/** An invented amount as its reader's country writes it, in that country's currency. */
const amount = words.max(40);
const phase = z.strictObject({ name: words.max(30), text: words.max(120) });

const sprintTimeline = z.strictObject({
  heading: words.max(60),
  introduction: words,
  open: words.max(40).describe('Opens the days.'),
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
    .min(1)
    .max(3),
});

const intelSample = z.strictObject({
  title: words.max(60),
  role: words.max(90),
  finding: words.max(240),
  bandsHeading: words.max(60),
  bands: z.array(z.strictObject({ name: words.max(40), amount })).length(3),
  companiesHeading: words.max(60),
  companies: z.array(words.max(90)).min(1).max(3).describe('Each behind a redacted name.'),
  profilesHeading: words.max(60),
  profiles: z.array(words.max(110)).min(1).max(3).describe('Each behind a redacted name.'),
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
      open: words.max(40).describe('Opens a sample.'),
      shortlist: ifOffered(firm, ['sprint'], shortlistSample),
      intel: ifOffered(firm, ['intel'], intelSample),
    })
    .describe('What a Sprint and Intel Lite deliver, with invented roles and without people.');

const employersPageSchema = perFirm((firm: FirmOffer) =>
  basicPageSchema.extend({
    actions: z.strictObject({ compare: words.max(30), talk: words.max(30) }),
    picker: z.strictObject({ heading: words.max(60), learnMore: words.max(30) }),
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
      .describe('Names of the terms in the comparison.'),
    sprintTimeline: ifOffered(firm, ['sprint'], sprintTimeline),
    comparison: z.strictObject({
      heading: words.max(60),
      introduction: words,
      open: words.max(40).describe('Opens the table on a small screen.'),
      term: words.max(20).describe('Heads the column of questions; only read out.'),
      pack: words
        .max(60)
        .describe('Leads to the talent pack below the comparison; says which format it is.'),
    }),
    samples: ifOffered(firm, ['sprint', 'intel'], samples(firm)),
    questions: z.strictObject({
      heading: words.max(60),
      items: z.array(z.strictObject({ question: words.max(90), answer: words })).min(1),
      terms: words.max(60).describe('Leads to the terms of use.'),
    }),
    brief: z.strictObject({
      heading: words.max(60),
      introduction: words,
      nextHeading: words.max(40),
      next: z.array(words).min(2).max(4).describe('What happens once the brief is sent.'),
      call: words.max(60).describe('Before the telephone number, for who would rather call.'),
    }),
  }),
);

const industrySchema = z.strictObject({
  summary: words.max(140).describe('What the sector makes, in one line.'),
  text: words.max(480).describe('What makes hiring here hard, and what we ask for.'),
  roles: z.array(words.max(60)).min(5).max(10),
  standards: z
    .array(words.max(40))
    .min(5)
    .max(9)
    .describe('As a specialist would write them. Readers know what they govern.'),
  callToAction: words.max(40),
  subject: words.max(80).describe('Fills in the subject of the contact form.'),
});
export type Industry = z.infer<typeof industrySchema>;

const industriesPageSchema = perFirm((firm: FirmIndustries & FirmOffer) =>
  basicPageSchema.extend({
    indexLabel: words.max(40),
    rolesHeading: words.max(40),
    standardsHeading: words.max(40),
    related: relatedWordsSchema,
    industries: oneForEach(industryIds(firm), industrySchema),
    banner: z.strictObject({
      heading: words.max(90),
      text: words.max(320),
      sprint: ifOffered(firm, ['sprint'], words.max(40)),
      intel: ifOffered(firm, ['intel'], words.max(40)),
    }),
  }),
);

const areaSchema = z.strictObject({
  name: words.max(40),
  summary: words.max(180).describe('Always visible, one sentence.'),
  scope: words.max(520).describe('What the work consists of and where it is difficult.'),
  roles: z.array(words.max(60)).min(4).max(7),
  frameworks: z.array(words.max(60)).min(4).max(8),
  question: words
    .max(180)
    .describe('A question that we ask candidates and that only experience can answer.'),
});
export type ExpertiseArea = z.infer<typeof areaSchema>;

const start = z.strictObject({ text: words.max(240), callToAction: words.max(40) });

const expertisePageSchema = perFirm((firm: SchemaFirm) =>
  basicPageSchema.extend({
    areasHeading: words.max(60),
    areasIntroduction: words.max(320),
    rolesHeading: words.max(40),
    frameworksHeading: words.max(40),
    questionHeading: words.max(40),
    related: relatedWordsSchema,
    areas: oneForEach(areaIds(firm), areaSchema),
    models: z.strictObject({ heading: words.max(60), introduction: words.max(320) }),
    start: ifOffered(
      firm,
      ['sprint', 'intel'],
      z.strictObject({
        heading: words.max(90),
        sprint: ifOffered(firm, ['sprint'], start),
        intel: ifOffered(firm, ['intel'], start),
      }),
    ),
  }),
);

export type CopyPageName = Exclude<PageName, LegalPageName>;

/** What each page of copy in content/pages must say; some have a section for each entry of a list. */
export const pageSchemas = {
  home: () => homePageSchema,
  about: () => aboutPageSchema,
  industries: industriesPageSchema,
  expertise: expertisePageSchema,
  employers: employersPageSchema,
  vacancies: () => vacanciesPageSchema,
  'industry-intelligence': () => industryIntelligencePageSchema,
  'candidate-registration': () => candidateRegistrationPageSchema,
  contact: () => contactPageSchema,
  'cookie-preferences': () => cookiePreferencesPageSchema,
} satisfies Record<CopyPageName, (firm: SchemaFirm) => z.ZodType>;

export type PageCopy<Name extends CopyPageName> = z.infer<ReturnType<(typeof pageSchemas)[Name]>>;

/**
 * An entry under each id, none missing and none besides. The parsed object lists them in the order
 * of the ids, whatever the order in the file.
 */
export function oneForEach<Id extends string, Entry extends z.ZodType>(
  ids: readonly Id[],
  entry: Entry,
) {
  return z.strictObject(
    Object.fromEntries(ids.map((id) => [id, entry])) as { [Each in Id]: Entry },
  );
}

const sectionIntroduction = z.strictObject({
  eyebrow: words.max(40),
  heading: words.max(90),
  introduction: words.max(320),
});

const audience = z.strictObject({
  prompt: words.max(24).describe('Above the action on the first screen: asks who the visitor is.'),
  label: words.max(30).describe('Who is addressed, in a word or two.'),
  heading: words.max(70),
  steps: z.array(words.max(180)).min(2).max(4).describe('What happens next, in order.'),
  action: linkSchema,
  otherAction: linkSchema,
});

const homePageSchema = basicPageSchema.extend({
  hero: heroSchema.omit({ heading: true }).extend({
    headlines: z
      .tuple([words.max(60), words.max(60), words.max(60)])
      .describe('Shown in turn, one with each clip; the first one greets.'),
  }),
  audiences: sectionIntroduction
    .omit({ introduction: true })
    .extend({ employers: audience, candidates: audience }),
  models: sectionIntroduction.extend({
    compare: z.strictObject({
      bestFor: words.max(30),
      fee: words.max(30),
    }),
    more: words.max(40).describe('The link below each model.'),
  }),
  vacancies: sectionIntroduction.extend({
    all: linkSchema,
    none: words.max(200).describe('Stands in when no role is open.'),
  }),
  report: z.strictObject({
    eyebrow: words.max(40),
    published: words.max(60).describe('Before the publication date.'),
    open: words.max(40),
    all: linkSchema,
  }),
  closing: z.strictObject({
    heading: words.max(90),
    text: words.max(320),
    action: linkSchema,
    otherAction: linkSchema,
  }),
});
export type HomePage = z.infer<typeof homePageSchema>;

const statement = z.strictObject({
  heading: words.max(40),
  statement: words.max(220).describe('One sentence, set large.'),
  text: words.max(420),
});

const aboutPageSchema = basicPageSchema.extend({
  mission: statement,
  vision: statement.omit({ text: true }),
  whatWeDo: z.strictObject({ heading: words.max(60), introduction: words.max(320) }),
  values: z.strictObject({
    heading: words.max(60),
    items: z
      .array(
        z.strictObject({
          name: words.max(40),
          text: words.max(320).describe('What we do because of it, not what we are.'),
        }),
      )
      .length(6),
  }),
  people: z
    .strictObject({ heading: words.max(60), introduction: words.max(320) })
    .describe('Shown once content/people has an entry.'),
  testimonials: z
    .strictObject({ heading: words.max(60) })
    .describe('Shown once content/testimonials has an entry.'),
  whyUs: z.strictObject({
    heading: words.max(60),
    introduction: words.max(320),
    reasons: z
      .array(
        z.strictObject({
          claim: words.max(80),
          text: words.max(480).describe('It may name a partner in full.'),
          link: linkSchema.optional().describe('Where the reader can check it.'),
        }),
      )
      .min(4)
      .max(8),
  }),
  closing: z.strictObject({
    heading: words.max(90),
    text: words.max(240),
    callToAction: linkSchema,
  }),
});

const contactPageSchema = basicPageSchema.extend({
  actions: z.array(linkSchema).length(2).describe('The two links below the introduction.'),
  ways: z.strictObject({
    heading: words.max(60),
    email: words,
    general: words,
    candidates: words,
    employers: words,
    phone: words,
    address: words,
    hours: words,
    hoursText: words,
    linkedin: words,
    linkedinText: words,
  }),
  replies: z.strictObject({
    heading: words.max(60),
    times: z
      .array(z.strictObject({ what: words.max(80), when: words.max(160) }))
      .min(2)
      .max(6)
      .describe(
        'How soon we answer, by the way of asking. docs/claims.md says where each is kept.',
      ),
  }),
  message: z.strictObject({ heading: words.max(60), introduction: words }),
});

const candidateRegistrationPageSchema = basicPageSchema.extend({
  aside: z
    .strictObject({
      heading: words.max(60),
      steps: z
        .array(z.strictObject({ name: words.max(50), text: words.max(400) }))
        .min(2)
        .max(6),
    })
    .describe('What becomes of a registration, in order.'),
  confidentiality: z.strictObject({
    heading: words.max(60),
    points: z
      .array(z.strictObject({ name: words.max(60), text: words.max(320) }))
      .min(2)
      .max(6),
  }),
  questions: z.strictObject({
    heading: words.max(60),
    introduction: words.max(320),
    items: z.array(questionSchema).min(3).max(12),
    onward: z.strictObject({
      vacancies: words.max(60),
      'data-rights': words.max(60),
      contact: words.max(60),
    }),
  }),
});

const category = z.strictObject({
  purpose: words.max(200).describe('What the category is for, in one or two sentences.'),
  entries: z.array(words).describe('What it stores in the browser; empty when it stores nothing.'),
  withoutIt: words.max(160).describe('What changes for a visitor who switches it off.'),
});

const cookiePreferencesPageSchema = basicPageSchema.extend({
  categories: z.strictObject({
    essential: category,
    analytics: category,
    functional: category,
    marketing: category,
  }),
  policy: words.describe('The label of the link to the cookie policy.'),
});

const industryIntelligencePageSchema = basicPageSchema.extend({
  banner: z
    .strictObject({ label: words.max(20), heading: words.max(90), text: words.max(240) })
    .describe('Announces the feature above the reports.'),
  invitation: z
    .strictObject({ heading: words.max(60), text: words.max(320), link: linkSchema })
    .describe('Stands beside the reports and asks for the next question.'),
});

const vacanciesPageSchema = basicPageSchema.extend({
  closing: z
    .strictObject({
      heading: words,
      text: words,
      sendCv: words.describe('The link to the registration page.'),
      speak: words.describe('The button to the registration page.'),
      process: words.max(60).describe('The link to what candidates can expect of us.'),
    })
    .describe('Below the list, for those who found no role in it.'),
});
