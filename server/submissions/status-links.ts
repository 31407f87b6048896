import type { Statements } from '#server/db/db.ts';
import { installationKey } from '#server/db/settings.ts';
import { signedTokens } from '#server/db/tokens.ts';
import type { Act } from '#server/db/act.ts';
import { randomUUID } from 'node:crypto';
import { inList } from '#server/db/lists.ts';
import { isMailLimitReached, mailboxHash } from './mail-limits.ts';
import { mailboxOf, normalizeEmail } from '#domain/mail/mailbox.ts';
import { isOf, shown } from './standing.ts';

/** What a token names. A version below the submission's is that of an old link. */
export type LinkedSubmission = { id: string; linkVersion: number };

type StatusLinks = {
  tokenOf(submission: LinkedSubmission): string;
  /** Undefined unless this installation issued the token. */
  read(token: string): LinkedSubmission | undefined;
};

const versionBytes = 2;
const idBytes = 16;
/** 128 bits. */
const proofBytes = 16;

/** The status links of a store. The key is read once. */
export function statusLinksOf(db: Statements): Promise<StatusLinks> {
  const links = known.get(db) ?? installationKey(db).then(createStatusLinks);
  known.set(db, links);
  // A failure is not kept: the next caller tries again.
  links.catch(() => known.delete(db));
  return links;
}

const known = new WeakMap<Statements, Promise<StatusLinks>>();

/**
 * Tokens are derived from submission, version and the key of the installation: nothing stores
 * them, and a mail that is sent later can still name them.
 */
export function createStatusLinks(key: Buffer): StatusLinks {
  const tokens = signedTokens(key, {
    purpose: 'status',
    namedBytes: versionBytes + idBytes,
    proofBytes,
  });
  return {
    tokenOf({ id, linkVersion }) {
      const named = Buffer.alloc(versionBytes + idBytes);
      named.writeUInt16BE(linkVersion);
      named.write(id.replaceAll('-', ''), versionBytes, 'hex');
      return tokens.sign(named);
    },
    read(token) {
      const named = tokens.read(token);
      if (!named) return undefined;
      return { id: uuidOf(named.subarray(versionBytes)), linkVersion: named.readUInt16BE() };
    },
  };
}

function uuidOf(bytes: Buffer): string {
  const hex = bytes.toString('hex');
  const ends = [8, 12, 16, 20, 32];
  return ends.map((end, at) => hex.slice(ends[at - 1] ?? 0, end)).join('-');
}

/** So many that others cannot hide a submission among their own in one mail. */
const linksInOneMail = 100;
const weekMs = 7 * 24 * 60 * 60_000;

/** The submissions of a mailbox that have a status page. */
const ofMailbox = `s.mailbox = $1 and ${isOf(shown)} and s.quarantined_for is null`;

/**
 * Plans one mail with new status links for submissions of an address: those that no mail has named
 * for longest, so that the next request goes on with the rest. No link ends before a new one is
 * opened. A mail names submissions of one spelling and goes to that one, the typed one first: links
 * reach nobody but whom a form was sent for, even where a provider knows two spellings apart. Does nothing for an address that sent nothing, that has had its mails of the day or to
 * which one is on its way.
 */
export async function requestLinks(act: Act, email: string): Promise<boolean> {
  // Two requests at once would both count before either adds.
  await act.all(act.dialect.mailLock);
  const recipient = await mailboxHash(act, email);
  if (await isMailLimitReached(act, { name: 'status-link', to: email, now: act.now })) return false;
  if (await isUnderWay(act, recipient)) return false;
  const found = await act.all<{ id: string; email: string }>(
    `select s.id, s.email from submission s left join link_request r on r.id = s.link_request
        where ${ofMailbox} order by case when s.email = $2 then 0 else 1 end, coalesce(r.at, 0),
          s.received_at, s.id limit ${linksInOneMail}`,
    [mailboxOf(email), normalizeEmail(email)],
  );
  const named = found.filter((one) => one.email === found[0]?.email);
  if (named.length === 0) return false;
  const request = randomUUID();
  await act.all('insert into link_request (id, recipient, at) values ($1, $2, $3)', [
    request,
    recipient,
    act.now,
  ]);
  const list = inList(
    named.map(({ id }) => id),
    2,
  );
  await act.all(`update submission set link_request = $1 where id in (${list.places})`, [
    request,
    ...list.parameters,
  ]);
  await act.plan(
    { type: 'links-requested', request },
    { subject: { type: 'link-request', id: request } },
  );
  return true;
}

async function isUnderWay({ all }: Statements, recipient: string): Promise<boolean> {
  const waiting = await all(
    `select 1 as one from link_request r join task t
        on t.subject_type = 'link-request' and t.subject_id = r.id
      where r.recipient = $1 and t.state = 'waiting'`,
    [recipient],
  );
  return waiting.length > 0;
}

/** Opening a newer link ends the earlier ones. */
export async function openLink(
  { all }: Statements,
  { id, linkVersion }: { id: string; linkVersion: number },
): Promise<void> {
  await all('update submission set link_version = $2 where id = $1 and link_version < $2', [
    id,
    linkVersion,
  ]);
}

/** What was not sent in a week is not awaited any more. */
export async function removeExpiredLinkRequests({ all }: Statements, now: number): Promise<void> {
  await all('delete from link_request where at <= $1', [now - weekMs]);
}
