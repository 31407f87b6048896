import { attemptTimeoutMs } from '#server/deliveries/outbox.ts';
import type { Db } from '#server/db/db.ts';
import type { Arrival, Firm } from './firm.ts';
import type { Ledger } from './ledger.ts';

type Row = { email: string; confirmed: number | null };

/** Acknowledged confirmations and ends of alerts that the store does not have. */
export async function compareAlerts(db: Db, { subscribers }: Ledger): Promise<string[]> {
  const rows = await db.all<Row>(
    'select email, confirmed_at as confirmed from role_alert where email is not null',
  );
  const byEmail = Map.groupBy(rows, ({ email }) => email);
  return subscribers.flatMap(({ email, confirmed, ended }) => {
    const [row, second] = byEmail.get(email) ?? [];
    if (second) return [`${email} has two alerts`];
    if (ended.certain() === true) return row ? [`the alert of ${email} has not ended`] : [];
    const isLost = confirmed.certain() === true && ended.certain() === false;
    return isLost && (row?.confirmed ?? null) === null ? [`the alert of ${email} is lost`] : [];
  });
}

/** After the last alert was planned and sent: who was not told, was told twice, or after the end. */
export async function compareTold(
  db: Db,
  { ledger, mails }: Pick<Firm, 'ledger' | 'mails'>,
): Promise<string[]> {
  const rows = await db.all<{ email: string; role: string }>(
    `select a.email, s.vacancy_id as role from role_alert_sent s
      join role_alert a on a.id = s.alert_id where a.email is not null`,
  );
  const told = new Set(rows.map(({ email, role }) => `${email} ${role}`));
  const open = ledger.adverts.filter(({ revisions, uncertain }) => {
    const latest = revisions.get(Math.max(...revisions.keys()));
    return !uncertain && latest?.is === 'open';
  });
  const byAddress = Map.groupBy(mails, ({ to }) => to);
  return ledger.subscribers.flatMap(({ email, confirmedAt, ended, endedAt }) => {
    const arrived = byAddress.get(email) ?? [];
    const missed = open.filter(
      ({ id, publishedAt }) =>
        ended.certain() === false &&
        confirmedAt !== undefined &&
        publishedAt! > confirmedAt &&
        !told.has(`${email} ${id}`),
    );
    const late = arrived.filter(({ at }) => at > (endedAt ?? Infinity) + attemptTimeoutMs);
    return [
      ...missed.map(({ slug }) => `${email} was not told of ${slug}`),
      ...namedTwice(arrived).map((slug) => `${email} was told of ${slug} twice`),
      ...late.map(({ about }) => `after the end of its alert came "${about}"`),
    ];
  });
}

/** The roles that two mails name. The same mail again has the same id. */
function namedTwice(arrived: readonly Arrival[]): string[] {
  const mails = [...new Map(arrived.map((mail) => [mail.id, mail])).values()];
  const named = mails.flatMap(({ roles }) => [...new Set(roles)]);
  return named.filter((slug, at) => named.indexOf(slug) !== at);
}
