import type { Locale } from '#domain/edition/editions.ts';
import type { IntroductionConsent, Stage, Step } from '#domain/mandates/candidacy.ts';
import type { Candidacies } from '#domain/mandates/mandate-work.ts';
import { consentWords } from '#words/consent-words.ts';
import type { Statements } from '#server/db/db.ts';
import { wordsIf, type Wanted } from '#server/submissions/standing.ts';
import { mandateOfBrief } from './read-mandates.ts';
import { catalogue } from '#content/catalogue.server.ts';

type StepRow = Omit<Step, 'consent'> & {
  mandateId: string;
  submissionId: string;
  consent: string | null;
};

/** Every step, which is the record of an introduction; its note only where the standing is wanted. */
const selectSteps = (wanted: Wanted) => `select t.mandate_id,
    t.submission_id, t.stage, t.happened_on as "on", t.recorded_by as "by",
    t.recorded_at as at, ${wordsIf(wanted, 't.note')} as note, t.consent, s.reference
  from candidacy_step t join submission s on s.id = t.submission_id`;

function toStep({ stage, on, by, at, note, consent }: StepRow): Step {
  const given = consent && (JSON.parse(consent) as IntroductionConsent & { hash: string });
  return { stage, on, by, at, note, consent: given || null };
}

const offered = 100;

/** The ways of one submission to mandates, with their steps. */
export async function waysOf({ all }: Statements, submissionId: string, wanted: Wanted) {
  const ways = await all<Omit<Candidacies['ways'][number], 'steps' | 'consentWords'>>(
    `select m.id as mandate_id, m.employer, m.role, m.state, c.stage, c.since, c.version
      from candidacy c join mandate m on m.id = c.mandate_id
      where c.submission_id = $1 order by c.since desc, m.id`,
    [submissionId],
  );
  const steps = await all<StepRow>(
    `${selectSteps(wanted)} where t.submission_id = $1 order by t.number`,
    [submissionId],
  );
  return ways.map((way) => ({
    ...way,
    steps: steps.filter(({ mandateId }) => mandateId === way.mandateId).map(toStep),
  }));
}

/** The ways of one submission, and the mandates that it can be considered for. */
export async function candidaciesOf(
  { all }: Statements,
  submissionId: string,
  locale: Locale,
  wanted: Wanted,
): Promise<Candidacies> {
  const ways = await waysOf({ all }, submissionId, wanted);
  const open = await all<Omit<Candidacies['open'][number], 'consentWords'>>(
    `select m.id, m.employer, m.role from mandate m
      where m.state = 'open' and not exists (select 1 from candidacy c
        where c.mandate_id = m.id and c.submission_id = $1)
      order by (case when m.vacancy_id = (select vacancy_id from submission where id = $1)
        then 0 else 1 end), m.changed_at desc, m.id limit ${offered}`,
    [submissionId],
  );
  const made = await mandateOfBrief({ all }, submissionId);
  return {
    ways: ways.map((way) => ({
      ...way,
      consentWords: consentWords(catalogue().firm, locale, way),
    })),
    open: open.map((one) => ({
      ...one,
      consentWords: consentWords(catalogue().firm, locale, one),
    })),
    locale,
    made: made ? { id: made.id, vacancyId: made.vacancyId } : null,
  };
}

/** Everybody's steps on the way to one mandate, by submission, each in its order. */
export async function stepsOfMandate(
  { all }: Statements,
  mandateId: string,
  wanted: Wanted,
): Promise<{ submissionId: string; reference: string; stage: Stage; steps: Step[] }[]> {
  const rows = await all<StepRow & { reference: string }>(
    `${selectSteps(wanted)} where t.mandate_id = $1 order by s.received_at, s.id, t.number`,
    [mandateId],
  );
  return [...Map.groupBy(rows, ({ submissionId }) => submissionId)].map(
    ([submissionId, steps]) => ({
      submissionId,
      reference: steps[0]!.reference,
      stage: steps.at(-1)!.stage,
      steps: steps.map(toStep),
    }),
  );
}
