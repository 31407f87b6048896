import type { Trouble } from '#domain/status/health.ts';
import type { Clock } from '#server/base/clock.ts';
import { hourMs, isRecorded, networkOf } from '#server/base/limits.ts';
import { act, type Act } from '#server/db/act.ts';
import { aColleague, type AuditFacts, facts } from '#server/db/audit.ts';
import type { Db, Statements } from '#server/db/db.ts';
import { createCount } from '#server/db/request-limits.ts';
import type { PlanTasks } from '#server/db/tasks.ts';
import type { verifySignIn } from './webauthn.ts';

/** A finger that slips and a key that is not ours come to fewer. */
const tellingCount = 10;
const toldForMs = 24 * hourMs;

type Refused = Extract<Awaited<ReturnType<typeof verifySignIn>>, { state: 'refused' }>;

/**
 * Enters refused sign-ins in the audit log. Anybody can provoke an entry, and nobody can delete one:
 * of a flood few are entered. Addresses are counted and not kept.
 */
export function refusalRecorder({ db, clock, planTasks }: RecorderNeeds) {
  const count = createCount('refused-sign-ins', { db, clock });

  return async ({ reason, person }: Refused, address: string): Promise<void> => {
    const subject = person?.id ?? 'unknown';
    const { count: number, endsAt } = await count(subject, 1, hourMs);
    const ofThisHour = `${subject} until ${endsAt}`;
    const ofNetwork = await count(`${ofThisHour} ${networkOf(address)}`, 1, hourMs);
    const isNew = ofNetwork.count === 1;
    const { count: networks } = await count(ofThisHour, isNew ? 1 : 0, hourMs);
    if (!isRecorded(number)) return;
    const cause = person ? facts`key of ${aColleague(person.name)}: ${reason}` : facts`${reason}`;
    const details = number === 1 ? cause : facts`${cause}; ${ofHour(number, networks)}`;
    const by = { id: null, name: 'unknown' };
    await act({ db, by, now: clock.now(), planTasks }, (act: Act) =>
      act.record('sign-in-refused', { type: 'person', id: subject }, details),
    );
  };
}

type RecorderNeeds = { db: Db; clock: Clock; planTasks: PlanTasks };

function ofHour(number: number, networks: number): AuditFacts {
  return facts`number ${number} of this hour, from ${networks} ${networks === 1 ? 'network' : 'networks'}`;
}

const saidOfHour = /number (\d+) of this hour, from (\d+) network/;

/** The worst hour of the last day, if as many were refused as no slip explains. */
export async function refusedSignIns(
  { all }: Statements,
  now: number,
): Promise<Extract<Trouble, { is: 'sign-ins-refused' }> | undefined> {
  const entries = await all<{ at: number; details: string }>(
    `select at, details from audit where action = 'sign-in-refused' and at > $1 order by at`,
    [now - toldForMs],
  );
  const told = entries.flatMap(({ at, details }) => {
    const [, count, networks] = saidOfHour.exec(details)?.map(Number) ?? [];
    return count !== undefined && count >= tellingCount ? [{ at, count, networks: networks! }] : [];
  });
  const [worst] = told.toSorted((one, other) => other.count - one.count || other.at - one.at);
  return worst && { is: 'sign-ins-refused', ...worst };
}
