import type { HandedOver } from '#domain/people/person.ts';
import { aColleague, facts, recordAudit, recordAudits, type Actor } from '#server/db/audit.ts';
import type { Db, Statements } from '#server/db/db.ts';
import { isOf, usable } from '#server/submissions/standing.ts';
import { lockPeople } from '#server/people/lock-people.ts';

export type HandOverRefused = 'not-found' | 'unknown-person' | 'not-possible';

const openSubmission = `s.state in ('new', 'in-work') and ${isOf(usable)}`;

/**
 * Gives everything open of somebody who is away to a colleague: submissions that are neither
 * answered nor closed, and open mandates. What was given is remembered, so that it can be given back.
 */
export function handOver(
  db: Db,
  by: Actor,
  { from, to }: { from: string; to: string },
  now: number,
): Promise<HandedOver | HandOverRefused> {
  return db.transaction(async (statements) => {
    await lockPeople(statements, db);
    const [giver, taker] = [await nameOf(statements, from), await nameOf(statements, to)];
    if (giver === undefined) return 'not-found';
    if (taker === undefined) return 'unknown-person';
    if (from === to) return 'not-possible';
    const submissions = await statements.all<{ id: string }>(
      `update submission as s set owner = $2, version = version + 1, changed_at = $3
        where owner = $1 and ${openSubmission} returning id`,
      [from, to, now],
    );
    const mandates = await statements.all<{ id: string }>(
      `update mandate set owner = $2, version = version + 1, changed_by = $4, changed_at = $3
        where owner = $1 and state = 'open' returning id`,
      [from, to, now, by.name],
    );
    await remember(statements, { from, to, now }, 'submission', submissions);
    await remember(statements, { from, to, now }, 'mandate', mandates);
    await audit(statements, by, { submissions, mandates, to: taker }, now);
    const given = { submissions: submissions.length, mandates: mandates.length };
    await recordAudit(statements, {
      at: now,
      by,
      action: 'work-handed-over',
      subject: { type: 'person', id: from },
      details: facts`${counted(given)} of ${aColleague(giver)} to ${aColleague(taker)}`,
    });
    return given;
  });
}

/** Gives back what was handed over, is still open and still with the colleague. */
export function handBack(
  db: Db,
  by: Actor,
  to: string,
  now: number,
): Promise<HandedOver | HandOverRefused> {
  return db.transaction(async (statements) => {
    await lockPeople(statements, db);
    const name = await nameOf(statements, to);
    if (name === undefined) return 'not-found';
    const submissions = await statements.all<{ id: string }>(
      `update submission as s set owner = $1, version = version + 1, changed_at = $2
        where ${openSubmission} and ${handed('submission', 's.id')} returning id`,
      [to, now],
    );
    const mandates = await statements.all<{ id: string }>(
      `update mandate set owner = $1, version = version + 1, changed_by = $3, changed_at = $2
        where state = 'open' and ${handed('mandate', 'mandate.id')} returning id`,
      [to, now, by.name],
    );
    await statements.all('delete from handed_over where from_person = $1', [to]);
    await audit(statements, by, { submissions, mandates, to: name }, now);
    const given = { submissions: submissions.length, mandates: mandates.length };
    await recordAudit(statements, {
      at: now,
      by,
      action: 'work-handed-back',
      subject: { type: 'person', id: to },
      details: facts`${counted(given)} to ${aColleague(name)}`,
    });
    return given;
  });
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
  statements: Statements,
  by: Actor,
  changed: { submissions: { id: string }[]; mandates: { id: string }[]; to: string },
  now: number,
) {
  const { submissions, mandates, to } = changed;
  await recordAudits(statements, [
    ...submissions.map(({ id }) => ({
      at: now,
      by,
      action: 'submission-assigned' as const,
      subject: { type: 'submission' as const, id },
      details: facts`to ${aColleague(to)}`,
    })),
    ...mandates.map(({ id }) => ({
      at: now,
      by,
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
