import { officeDay } from '#domain/firm/office-day.ts';
import { mandateSchema, type MandateState, type Stage } from '#domain/mandates/mandate.ts';
import type { HiringModelId } from '#domain/hiring-models/model-figures.ts';
import { introductionConsent } from '#words/consent-words.ts';
import { wordsIn } from '#domain/edition/spelling.ts';
import { deskLocale } from '#domain/edition/editions.ts';
import { addDays } from '#domain/working-time/working-day.ts';
import type { Vacancy } from '#domain/vacancies/vacancy.ts';
import { catalogue } from '#content/catalogue.server.ts';
import type { Act } from '#server/db/act.ts';
import { hashOfWords } from '#server/mandates/candidacies.ts';
import { mandateColumn, mandateSearchText } from '#server/mandates/change-mandate.ts';
import { followFacts, followPlacement } from '#server/mandates/mandate-dates.ts';
import { sampleColleagues } from './sample-people.ts';
import type { SampleRecord } from './samples.ts';

/** What an invented employer ordered, and how far its people came. */
type SampleMandate = {
  state: MandateState;
  model: HiringModelId;
  employer: string;
  /** Days from today: of the order, and of what was planned. */
  orderedOn: number;
  plan: { name: string; on: number }[];
  /** Where each of its people stands. */
  people: Stage[];
};

/** One at every stage, so that each page of the desk shows something. */
const mandates: readonly SampleMandate[] = [
  {
    state: 'open',
    model: 'sprint',
    employer: 'Example Avionics Ltd (Sample)',
    orderedOn: -6,
    plan: [{ name: 'Shortlist', on: 3 }],
    people: ['considered', 'considered', 'introduced'],
  },
  {
    state: 'open',
    model: 'contingency',
    employer: 'Muster Medizintechnik GmbH (Sample)',
    orderedOn: -20,
    plan: [{ name: 'Second interviews', on: 0 }],
    people: ['interview', 'interview', 'introduced', 'ended'],
  },
  {
    state: 'open',
    model: 'retained',
    employer: 'Beispiel Pharma AG (Sample)',
    orderedOn: -3,
    plan: [{ name: 'Longlist', on: -1 }],
    people: ['considered'],
  },
  {
    state: 'filled',
    model: 'contingency',
    employer: 'Example Rail Systems Ltd (Sample)',
    orderedOn: -40,
    plan: [{ name: 'First day of work', on: 25 }],
    people: ['placed', 'ended'],
  },
  {
    state: 'ended',
    model: 'contingency',
    employer: 'Beispiel Luftfahrt GmbH (Sample)',
    orderedOn: -38,
    plan: [],
    people: ['ended'],
  },
];

/** The steps that lead to a stage. */
const wayTo: Record<Stage, readonly Stage[]> = {
  considered: ['considered'],
  introduced: ['considered', 'introduced'],
  interview: ['considered', 'introduced', 'interview'],
  placed: ['considered', 'introduced', 'interview', 'placed'],
  ended: ['considered', 'ended'],
};

const idStart = '5a3b1e00-0000-4000-8001-';

/** Their people applied for their roles; each came along within the days since. */
export async function addSampleMandates(
  act: Act,
  samples: readonly SampleRecord[],
  roles: readonly { id: string; vacancy: Vacancy }[],
): Promise<void> {
  const { firm } = catalogue();
  const today = officeDay(firm, act.now);
  // Roles with the most people first, so that a mandate has some.
  const ordered = roles
    .map((role) => ({ ...role, applied: applicantsOf(role.vacancy.slug, samples) }))
    .toSorted((one, other) => other.applied.length - one.applied.length);
  for (const [at, { orderedOn, plan, people, ...rest }] of mandates.entries()) {
    const role = ordered[at];
    if (!role) return;
    const id = `${idStart}${String(at + 1).padStart(12, '0')}`;
    const owner = sampleColleagues[at % sampleColleagues.length]!;
    const facts = mandateSchema.parse({
      ...rest,
      role: wordsIn(role.vacancy, deskLocale(firm)).title,
      orderedOn: addDays(today, orderedOn),
      authority: { by: 'Jordan Example', on: addDays(today, orderedOn), source: 'Sample' },
      plan: plan.map(({ name, on }) => ({ name, on: addDays(today, on) })),
    });
    await act.all(
      `insert into mandate (id, brief_id, vacancy_id, employer, role, words, content, private_sheet,
          owner, state, created_at, version, changed_by, changed_at)
        values ($1, null, $2, $3, $4, $5, $6, '', $7, $8, $9, 1, $10, $9)`,
      [
        id,
        role.id,
        facts.employer,
        facts.role,
        mandateSearchText(facts),
        mandateColumn(facts),
        owner.id,
        facts.state,
        act.now,
        owner.name,
      ],
    );
    await followFacts(act, id, facts);
    const { employer, role: title } = facts;
    for (const [nth, stage] of people.entries()) {
      const person = role.applied[nth];
      if (person)
        await bring(act, { id, employer, role: title, model: facts.model }, person, stage);
    }
  }
}

/** The mandates first: erasing people would change them. */
export async function deleteSampleMandates({ all }: Act): Promise<void> {
  await all('delete from mandate where id like $1', [`${idStart}%`]);
}

/** Whoever applied some days ago, the earliest first. */
function applicantsOf(slug: string, samples: readonly SampleRecord[]): SampleRecord[] {
  return samples
    .filter(({ vacancySlug, suspicion }) => vacancySlug === slug && suspicion === null)
    .toSorted((one, other) => one.receivedAt - other.receivedAt);
}

async function bring(
  act: Act,
  mandate: { id: string; employer: string; role: string; model: HiringModelId | undefined },
  person: SampleRecord,
  stage: Stage,
): Promise<void> {
  const { firm } = catalogue();
  const steps = wayTo[stage];
  const since = person.receivedAt;
  const times = steps.map((_, at) =>
    Math.round(since + ((act.now - since) * (at + 1)) / (steps.length + 1)),
  );
  const last = officeDay(firm, times.at(-1)!);
  await act.all(
    `insert into candidacy (mandate_id, submission_id, stage, since, version)
      values ($1, $2, $3, $4, $5)`,
    [mandate.id, person.id, stage, last, steps.length],
  );
  const words = introductionConsent(firm, person.locale, mandate);
  for (const [at, one] of steps.entries()) {
    const on = officeDay(firm, times[at]!);
    const consent = { words, locale: person.locale, how: 'mail', on, hash: hashOfWords(words) };
    await act.all(
      `insert into candidacy_step (mandate_id, submission_id, number, stage, happened_on,
          recorded_by, recorded_at, note, consent)
        values ($1, $2, $3, $4, $5, $6, $7, '', $8)`,
      [
        mandate.id,
        person.id,
        at + 1,
        one,
        on,
        sampleColleagues[0]!.name,
        times[at]!,
        one === 'introduced' ? JSON.stringify(consent) : null,
      ],
    );
  }
  if (stage === 'placed') {
    await followPlacement(act, mandate.id, person.id, { model: mandate.model, placedOn: last });
  }
}
