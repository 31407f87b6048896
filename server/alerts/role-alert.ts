import { type Cadence, confirmWithinMs } from '#domain/alerts/alert-rules.ts';
import type { Locale } from '#domain/edition/editions.ts';
import type { Db, Statements } from '#server/db/db.ts';
import { mailboxHash } from '#server/submissions/mail-limits.ts';
import { randomBytes } from 'node:crypto';
import { installationKey } from '#server/db/settings.ts';
import { signedTokens } from '#server/db/tokens.ts';
import type { Act } from '#server/db/act.ts';

/** Why an alert ended. */
export type AlertEnd = 'person' | 'never' | 'replaced' | 'lapsed' | 'refused' | 'erased';

/** An alert that has not ended. `filter` is the text of a filter (domain/alerts/role-filter.ts). */
export type RoleAlert = {
  id: string;
  email: string;
  recipient: string;
  locale: Locale;
  filter: string;
  cadence: Cadence;
  words: string;
  wordsSha256: string;
  requestedAt: number;
  /** Null until its receiver has confirmed it. */
  confirmedAt: number | null;
  endsAt: number | null;
};

const columns = `id, email, recipient, locale, filter, cadence, words,
  words_sha256, requested_at, confirmed_at,
  ends_at`;

/** What its page shows: the alert, that it has ended, or undefined for one that is gone. */
export async function roleAlertById(
  { all }: Statements,
  id: string,
  now: number,
): Promise<RoleAlert | 'ended' | undefined> {
  const [row] = await all<RoleAlert & { endedAt: number | null }>(
    `select ${columns}, ended_at from role_alert where id = $1`,
    [id],
  );
  if (!row) return undefined;
  const { endedAt, ...alert } = row;
  if (endedAt === null && !isOver(alert, now)) return alert;
  return alert.confirmedAt === null ? undefined : 'ended';
}

/** Its time is over, whether or not a server has noticed yet. */
function isOver({ requestedAt, confirmedAt, endsAt }: RoleAlert, now: number): boolean {
  return confirmedAt === null ? requestedAt + confirmWithinMs <= now : endsAt! <= now;
}

/** The same, and no other transaction changes it meanwhile. Undefined once it has ended. */
export async function lockAlert(
  statements: Statements,
  { dialect }: Pick<Db, 'dialect'>,
  id: string,
  now: number,
): Promise<RoleAlert | undefined> {
  const [row] = await statements.all<RoleAlert>(
    `select ${columns} from role_alert where id = $1 and ended_at is null ${dialect.forUpdate}`,
    [id],
  );
  return row && !isOver(row, now) ? row : undefined;
}

/** Those of a mailbox that have not ended, confirmed or not. */
export async function alertsOfEmail(statements: Statements, email: string): Promise<RoleAlert[]> {
  return statements.all<RoleAlert>(
    `select ${columns} from role_alert where recipient = $1 and ended_at is null
      order by requested_at`,
    [await mailboxHash(statements, email)],
  );
}

/** For whom the data is about. */
export function exportedAlert(alert: RoleAlert) {
  const { email, locale, filter, cadence, words, wordsSha256 } = alert;
  return {
    email,
    edition: locale,
    filter,
    cadence,
    wordsShown: words,
    wordsSha256,
    requestedAt: isoTime(alert.requestedAt),
    confirmedAt: isoTime(alert.confirmedAt),
    endsAt: isoTime(alert.endsAt),
  };
}

/** What is kept of an alert after its end, by the hash of its mailbox. */
type AlertProof = Pick<
  RoleAlert,
  'locale' | 'cadence' | 'words' | 'wordsSha256' | 'requestedAt' | 'confirmedAt'
> & { endedAt: number; endedBy: AlertEnd };

export async function proofsOfEmail(statements: Statements, email: string): Promise<AlertProof[]> {
  return statements.all<AlertProof>(
    `select locale, cadence, words, words_sha256, requested_at,
        confirmed_at, ended_at, ended_by
      from role_alert where recipient = $1 and ended_at is not null order by ended_at`,
    [await mailboxHash(statements, email)],
  );
}

export function exportedProof(proof: AlertProof) {
  const { locale, cadence, words, wordsSha256, endedBy } = proof;
  return {
    edition: locale,
    cadence,
    wordsShown: words,
    wordsSha256,
    requestedAt: isoTime(proof.requestedAt),
    confirmedAt: isoTime(proof.confirmedAt),
    endedAt: isoTime(proof.endedAt),
    endedBy,
  };
}

function isoTime(time: number | null): string | null {
  return time === null ? null : new Date(time).toISOString();
}

/** What a receiver chooses, and can change. */
export type AlertChoices = { filter: string; cadence: Cadence; locale: Locale };

export type NewAlert = AlertChoices & {
  email: string;
  /** What was shown beside the button or the box. */
  words: string;
};

/** The links of alerts: short, since a header of every mail holds one. */
type AlertLinks = {
  tokenOf(alertId: string): string;
  /** The id of the alert; undefined unless this installation issued the token. */
  read(token: string): string | undefined;
};

const idBytes = 9;
/** 120 bits. */
const proofBytes = 15;

export function newAlertId(): string {
  return randomBytes(idBytes).toString('hex');
}

/** The key is read once. */
export function alertLinksOf(db: Statements): Promise<AlertLinks> {
  const links = known.get(db) ?? installationKey(db).then(createAlertLinks);
  known.set(db, links);
  // A failure is not kept: the next caller tries again.
  links.catch(() => known.delete(db));
  return links;
}

const known = new WeakMap<Statements, Promise<AlertLinks>>();

function createAlertLinks(key: Buffer): AlertLinks {
  const tokens = signedTokens(key, { purpose: 'role-alert', namedBytes: idBytes, proofBytes });
  return {
    tokenOf: (alertId) => tokens.sign(Buffer.from(alertId, 'hex')),
    read: (token) => tokens.read(token)?.toString('hex'),
  };
}

/** The mailbox of a keyed hash wants no mail about roles, whoever asks for one. */
export async function blockRoleMail({ all }: Statements, recipient: string, now: number) {
  await all(
    'insert into role_mail_block (recipient, at) values ($1, $2) on conflict (recipient) do nothing',
    [recipient, now],
  );
}

/** Since when an address wants no mail about roles; null for one that never said so. */
export async function roleMailBlockedAt(
  statements: Statements,
  email: string,
): Promise<number | null> {
  const [row] = await statements.all<{ at: number }>(
    'select at from role_mail_block where recipient = $1',
    [await mailboxHash(statements, email)],
  );
  return row?.at ?? null;
}

/** At the wish of its owner. Whatever is asked for afterwards is still confirmed by mail. */
export async function allowRoleMail(act: Act, email: string): Promise<boolean> {
  const lifted = await act.all(
    'delete from role_mail_block where recipient = $1 returning recipient',
    [await mailboxHash(act, email)],
  );
  if (lifted.length === 0) return false;
  await act.record('role-mail-allowed', { type: 'role-alerts', id: 'role-alerts' });
  return true;
}
