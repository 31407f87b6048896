import type { Locale } from '#domain/edition/editions.ts';
import type { HiringModelId } from '#domain/hiring-models/model-figures.ts';
import { mailboxOf } from '#domain/mail/mailbox.ts';
import type { CandidacyStep, MandateFacts } from '#domain/mandates/mandate.ts';
import type { Act } from '#server/db/act.ts';
import { aReference, facts } from '#server/db/audit.ts';
import type { Statements } from '#server/db/db.ts';
import { inList, type Selection } from '#server/db/lists.ts';
import { erasureAskedAtColumn } from '#server/submissions/standing.ts';
import { lastDayOf, retention } from '#domain/privacy/retention.ts';

/**
 * What stays of a placement when its submission is deleted: who, employer, role, days, the words of
 * the consents and the terms. No CV, no letter and no note.
 */
export type Placement = {
  mandateId: string;
  submissionId: string;
  reference: string;
  name: string;
  email: string;
  employer: string;
  role: string;
  model: HiringModelId | null;
  fee: string;
  placedOn: string;
  steps: Omit<CandidacyStep, 'note'>[];
  consents: { field: string; given: number; words: string; sha256: string; locale: Locale }[];
  /** Its person asked for erasure: it is out of use, and shown to nobody but its person. */
  restricted: boolean;
};

type Row = Omit<Placement, 'steps' | 'consents' | 'restricted'> & {
  steps: string;
  consents: string;
  restrictedAt: number | null;
};

/** A condition on the candidacy `c` and its submission `s`. */
type Placed = { condition: string; parameters: Selection['parameters'] };

/** Writes the record of the placements that it has none of, and brings the others up to date. */
export async function recordPlacements(act: Act, { condition, parameters }: Placed): Promise<void> {
  // Samples are of nobody.
  const placed = await act.all<PlacedRow>(
    `select c.mandate_id, c.submission_id, s.reference, coalesce(x.name, '') as name, s.email,
        ${erasureAskedAtColumn}, m.employer, m.role, m.content,
        (select max(t.happened_on) from candidacy_step t where t.mandate_id = c.mandate_id
          and t.submission_id = c.submission_id and t.stage = 'placed') as placed_on
      from candidacy c join submission s on s.id = c.submission_id
        join mandate m on m.id = c.mandate_id
        left join submission_search x on x.submission_id = s.id
      where s.sample = 0 and (${condition}) and exists (select 1 from candidacy_step t
        where t.mandate_id = c.mandate_id and t.submission_id = c.submission_id
          and t.stage = 'placed')
      order by c.mandate_id, c.submission_id`,
    parameters,
  );
  for (const one of placed) await write(act, one);
}

type PlacedRow = Pick<
  Row,
  'mandateId' | 'submissionId' | 'reference' | 'name' | 'email' | 'employer' | 'role' | 'placedOn'
> & { content: string; erasureAskedAt: number | null };

async function write({ all }: Act, row: PlacedRow): Promise<void> {
  const { mandateId, submissionId, content } = row;
  const steps = await all<{ consent: string | null }>(
    `select stage, happened_on as "on", recorded_by as "by", recorded_at as at, consent
      from candidacy_step where mandate_id = $1 and submission_id = $2 order by number`,
    [mandateId, submissionId],
  );
  const consents = await all(
    `select field, given, words, words_sha256 as sha256, locale from consent
      where submission_id = $1 order by field`,
    [submissionId],
  );
  const { model = null, fee } = JSON.parse(content) as Pick<MandateFacts, 'model' | 'fee'>;
  // The terms are those of the day on which it was recorded.
  await all(
    `insert into placement (mandate_id, submission_id, reference, name, email, mailbox, employer,
        role, model, fee, placed_on, steps, consents, restricted_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
      on conflict (mandate_id, submission_id) do update set name = excluded.name,
        email = excluded.email, mailbox = excluded.mailbox, placed_on = excluded.placed_on,
        steps = excluded.steps, consents = excluded.consents,
        restricted_at = coalesce(placement.restricted_at, excluded.restricted_at)`,
    [
      mandateId,
      submissionId,
      row.reference,
      row.name,
      row.email,
      mailboxOf(row.email),
      row.employer,
      row.role,
      model,
      fee,
      row.placedOn,
      JSON.stringify(
        steps.map((step) => ({ ...step, consent: step.consent && JSON.parse(step.consent) })),
      ),
      JSON.stringify(consents),
      row.erasureAskedAt,
    ],
  );
}

/** A condition for \`recordPlacements\`. */
export function placedOf(submissionIds: readonly string[]): Placed {
  const { places, parameters } = inList(submissionIds);
  return { condition: `s.id in (${places})`, parameters };
}

/** What release 1.0.0 did beside this program: steps without a record, and erasures. */
export async function followRelease(act: Act): Promise<void> {
  await recordPlacements(act, { condition: '1 = 1', parameters: [] });
  const erased = `exists (select 1 from audit a where a.action = 'submission-erased'
    and a.subject_type = 'submission' and a.subject_id = submission_id)`;
  await restrictPlacements(act, { condition: erased, parameters: [] });
}

async function select({ all }: Statements, condition: string, value: string) {
  const rows = await all<Row>(
    `select mandate_id, submission_id, reference, name, email, employer, role, model, fee, placed_on,
        steps, consents, restricted_at
      from placement where ${condition} order by placed_on, submission_id, mandate_id`,
    [value],
  );
  return rows.map(({ steps, consents, restrictedAt, ...row }): Placement => ({
    ...row,
    steps: JSON.parse(steps) as Placement['steps'],
    consents: JSON.parse(consents) as Placement['consents'],
    restricted: restrictedAt !== null,
  }));
}

/** Of the owner of a mailbox, restricted ones too. */
export function placementsOfEmail(statements: Statements, email: string): Promise<Placement[]> {
  return select(statements, 'mailbox = $1', mailboxOf(email));
}

/** Whose submissions are gone; the others are still on their way. */
export function placementsLeftOf(statements: Statements, mandateId: string): Promise<Placement[]> {
  const isGone = 'not exists (select 1 from submission s where s.id = submission_id)';
  return select(statements, `mandate_id = $1 and ${isGone}`, mandateId);
}

/** The last day on which the record of a placement of this submission is kept; null without one. */
export async function placementKeptUntil(
  { all }: Statements,
  submissionId: string,
): Promise<string | null> {
  const [row] = await all<{ placedOn: string | null }>(
    'select max(placed_on) as placed_on from placement where submission_id = $1',
    [submissionId],
  );
  return row?.placedOn ? lastDayOfPlacement(row.placedOn) : null;
}

/** Through which its record is kept. */
export function lastDayOfPlacement(placedOn: string): string {
  return lastDayOf(retention.placementRecords.period, placedOn);
}

/** Of the submission `s`: the day on which its sender was placed last. */
export const placedOnColumn = `(select max(t.happened_on) from candidacy_step t
  where t.submission_id = s.id and t.stage = 'placed') as placed_on`;

/** Those whose time is over. */
export async function deletePlacements({ all }: Act, { condition, parameters }: Selection) {
  const rows = await all(
    `delete from placement where ${condition} returning mandate_id`,
    parameters,
  );
  return rows.length;
}

/** Whose person asks for erasure: kept, out of use, until its time is over. */
export async function restrictPlacements(
  act: Act,
  { condition, parameters }: Selection,
): Promise<number> {
  const restricted = await act.all<{ mandateId: string; reference: string }>(
    `update placement set restricted_at = $${parameters.length + 1}
      where restricted_at is null and (${condition}) returning mandate_id, reference`,
    [...parameters, act.now],
  );
  for (const { mandateId, reference } of restricted) {
    const details = facts`${aReference(reference)}`;
    await act.record('placement-restricted', { type: 'mandate', id: mandateId }, details);
  }
  return restricted.length;
}
