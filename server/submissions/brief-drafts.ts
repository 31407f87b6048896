import { createHash, randomBytes } from 'node:crypto';
import { briefDraftDays, draftedFields, type BriefDraft } from '#domain/forms/employer-brief.ts';
import type { Db, Statements } from '#server/db/db.ts';
import { mailboxOf } from '#domain/mail/mailbox.ts';
import { catalogue } from '#content/catalogue.server.ts';

const dayMs = 24 * 60 * 60_000;
/** 192 bits, as base64url. */
const tokenPattern = /^[\w-]{32}$/;

export async function createBriefDraft(
  db: Db,
  values: BriefDraft['values'],
  now: number,
): Promise<BriefDraft> {
  const token = randomBytes(24).toString('base64url');
  const expiresAt = now + briefDraftDays * dayMs;
  await db.all('insert into brief_draft (token_hash, fields, expires_at) values ($1, $2, $3)', [
    hashOf(token),
    JSON.stringify(values),
    expiresAt,
  ]);
  return { token, values, lastDay: lastDayOf(expiresAt) };
}

/** Undefined when there is no such draft. The days count anew from each time it is saved. */
export async function replaceBriefDraft(
  db: Db,
  token: string,
  values: BriefDraft['values'],
  now: number,
): Promise<BriefDraft | undefined> {
  const expiresAt = now + briefDraftDays * dayMs;
  const rows = await db.all(
    `update brief_draft set fields = $2, expires_at = $3
      where token_hash = $1 and expires_at > $4 returning token_hash`,
    [hashOf(token), JSON.stringify(values), expiresAt, now],
  );
  return rows.length > 0 ? { token, values, lastDay: lastDayOf(expiresAt) } : undefined;
}

export async function briefDraftOf(
  db: Db,
  token: string,
  now: number,
): Promise<BriefDraft | undefined> {
  if (!tokenPattern.test(token)) return undefined;
  const [row] = await db.all<{ fields: string; expiresAt: number }>(
    'select fields, expires_at from brief_draft where token_hash = $1 and expires_at > $2',
    [hashOf(token), now],
  );
  if (!row) return undefined;
  const values = valuesOf(row.fields);
  return { token, values, lastDay: lastDayOf(row.expiresAt) };
}

export async function deleteBriefDraft(db: Db, token: string): Promise<void> {
  await db.all('delete from brief_draft where token_hash = $1', [hashOf(token)]);
}

export type PersonDraft = { key: string; values: BriefDraft['values']; expiresAt: number };

/** The drafts in which a person gave this address. No index: few drafts are kept. */
export async function briefDraftsOfEmail(db: Statements, email: string): Promise<PersonDraft[]> {
  const rows = await db.all<{ key: string; fields: string; expiresAt: number }>(
    'select token_hash as key, fields, expires_at from brief_draft',
  );
  return rows
    .map(({ key, fields, expiresAt }) => ({
      key,
      values: valuesOf(fields),
      expiresAt,
    }))
    .filter(({ values }) => mailboxOf(values.yourEmail ?? '') === mailboxOf(email));
}

export async function deleteBriefDrafts(db: Statements, keys: readonly string[]): Promise<void> {
  for (const key of keys) await db.all('delete from brief_draft where token_hash = $1', [key]);
}

/** Returns how many they were. */
export async function purgeBriefDrafts(db: Statements, now: number): Promise<number> {
  const rows = await db.all('delete from brief_draft where expires_at <= $1 returning token_hash', [
    now,
  ]);
  return rows.length;
}

/** What the form asks today: fields that it no longer has are left out. */
function valuesOf(fields: string): BriefDraft['values'] {
  return draftedFields(catalogue().firm, JSON.parse(fields) as Record<string, string>);
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

function lastDayOf(expiresAt: number): string {
  return new Date(expiresAt).toISOString().slice(0, 10);
}
