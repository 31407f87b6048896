import { type Act } from '#server/db/act.ts';
import type { HandedOver } from '#domain/people/person.ts';
import { aColleague, facts } from '#server/db/audit.ts';
import type { Statements } from '#server/db/db.ts';
import { giveMandates } from '#server/mandates/change-mandate.ts';
import { giveSubmissions } from '#server/submissions/work.ts';
import { removePerson } from '#server/people/people.ts';
import { isOf, usable } from '#server/submissions/standing.ts';

export type HandOverRefused = 'not-found' | 'unknown-person' | 'not-possible';

/**
 * Gives everything open of somebody who is away to a colleague: submissions that are neither
 * answered nor closed, and open mandates. What was given is remembered, so that it can be given back.
 */
export async function handOver(
  act: Act,
  { from, to }: { from: string; to: string },
): Promise<HandedOver | HandOverRefused> {
  await act.all(act.dialect.peopleLock);
  const [giver, taker] = [await nameOf(act, from), await nameOf(act, to)];
  if (giver === undefined) return 'not-found';
  if (taker === undefined) return 'unknown-person';
  if (from === to) return 'not-possible';
  const parameters = [from];
  const own = { condition: `owner = $1 and ${isOf(usable)}`, parameters };
  const submissions = await giveSubmissions(act, own, to);
  const mandates = await giveMandates(act, { condition: 'owner = $1', parameters }, to);
  await remember(act, { from, to, now: act.now }, 'submission', submissions);
  await remember(act, { from, to, now: act.now }, 'mandate', mandates);
  await audit(act, { submissions, mandates, to: taker });
  const given = { submissions: submissions.length, mandates: mandates.length };
  await act.record(
    'work-handed-over',
    { type: 'person', id: from },
    facts`${counted(given)} of ${aColleague(giver)} to ${aColleague(taker)}`,
  );
  return given;
}

/** Gives back what was handed over, is still open and still with the colleague. */
export async function handBack(act: Act, to: string): Promise<HandedOver | HandOverRefused> {
  await act.all(act.dialect.peopleLock);
  const name = await nameOf(act, to);
  if (name === undefined) return 'not-found';
  const parameters = [to];
  const given = { condition: `${isOf(usable)} and ${handed('submission', 's.id')}`, parameters };
  const submissions = await giveSubmissions(act, given, to);
  const led = { condition: handed('mandate', 'mandate.id'), parameters };
  const mandates = await giveMandates(act, led, to);
  await act.all('delete from handed_over where from_person = $1', [to]);
  await audit(act, { submissions, mandates, to: name });
  const counts = { submissions: submissions.length, mandates: mandates.length };
  await act.record(
    'work-handed-back',
    { type: 'person', id: to },
    facts`${counted(counts)} to ${aColleague(name)}`,
  );
  return counts;
}

/**
 * Removes a person. Unfinished submissions and open mandates go back to everybody, so that none
 * waits for somebody who left.
 */
export async function removeColleague(act: Act, id: string): ReturnType<typeof removePerson> {
  const outcome = await removePerson(act, id);
  if (outcome !== 'removed') return outcome;
  const own = { condition: 'owner = $1', parameters: [id] };
  const submissions = await giveSubmissions(act, own, null);
  const mandates = await giveMandates(act, own, null);
  await audit(act, { submissions, mandates, to: null });
  return outcome;
}

/** `$1` gave it, and it is still with whom it was given to. */
function handed(type: 'submission' | 'mandate', id: string): string {
  return `exists (select 1 from handed_over h where h.from_person = $1
    and h.subject_type = '${type}' and h.subject_id = ${id} and h.to_person = owner)`;
}

async function remember(
  { all }: Statements,
  { from, to, now }: { from: string; to: string; now: number },
  type: 'submission' | 'mandate',
  subjects: readonly { id: string }[],
) {
  for (const { id } of subjects) {
    await all(
      `insert into handed_over (subject_type, subject_id, from_person, to_person, at)
        values ($1, $2, $3, $4, $5)
        on conflict (from_person, subject_type, subject_id) do update set to_person = $4, at = $5`,
      [type, id, from, to, now],
    );
  }
}

async function audit(
  act: Act,
  changed: { submissions: { id: string }[]; mandates: { id: string }[]; to: string | null },
) {
  const { submissions, mandates, to } = changed;
  await act.recordAll([
    ...submissions.map(({ id }) => ({
      action: to === null ? ('submission-unassigned' as const) : ('submission-assigned' as const),
      subject: { type: 'submission' as const, id },
      details: to === null ? facts`` : facts`to ${aColleague(to)}`,
    })),
    ...mandates.map(({ id }) => ({
      action: 'mandate-changed' as const,
      subject: { type: 'mandate' as const, id },
      details: facts`owner`,
    })),
  ]);
}

async function nameOf({ all }: Statements, id: string): Promise<string | undefined> {
  const [person] = await all<{ name: string }>(
    `select name from person where id = $1 and removed_at is null and name <> ''`,
    [id],
  );
  return person?.name;
}

function counted({ submissions, mandates }: HandedOver) {
  return facts`${submissions} submissions and ${mandates} mandates`;
}
