import type { Language, Locale } from '#domain/edition/editions.ts';
import type { Statements } from '#server/db/db.ts';
import { mailboxHash } from '#server/submissions/mail-limits.ts';

/**
 * Lists of saved roles on their way to an address. Release 1.0.0 offers to send them and may run
 * beside this program: what it has stored is sent, found, erased and purged. This file, and whatever
 * else names `role-list`, `roleLists` or the mail `saved-roles`, leaves in the release after 1.1.
 */
type RoleList = { email: string; locale: Locale; slugs: readonly string[] };

/** What the mail says; a firm no longer has words of its own for it. */
export const roleListWords: Record<Language, { subject: string; text: string; footer: string }> = {
  en: {
    subject: 'Your saved roles',
    text: 'Hello,\n\nThese are the roles on the list that you asked for:\n\n{roles}\n\nThe team at {firm}',
    footer:
      'This list was sent once, because this address was entered for it on our website. {firm}, {site}',
  },
  de: {
    subject: 'Ihre gemerkten Stellen',
    text: 'Guten Tag\n\nIhre gemerkten Stellen, wie von Ihnen angefordert:\n\n{roles}\n\nIhr Team von {firm}',
    footer:
      'Jemand hat diese Adresse angegeben, damit wir diese Liste einmal dorthin senden. {firm}, {site}',
  },
};

/** Undefined once it was sent. */
export async function roleListById({ all }: Statements, id: string): Promise<RoleList | undefined> {
  const [row] = await all<{ email: string; locale: Locale; slugs: string }>(
    'select email, locale, slugs from role_list where id = $1',
    [id],
  );
  return row && { ...row, slugs: JSON.parse(row.slugs) as string[] };
}

/** Once the mail server has taken it, the address is not needed any more. */
export async function removeRoleList({ all }: Statements, id: string): Promise<void> {
  await all('delete from role_list where id = $1', [id]);
}

const weekMs = 7 * 24 * 60 * 60_000;

/** Those that nobody waits for any more. */
export async function purgeRoleLists({ all }: Statements, now: number): Promise<void> {
  await all('delete from role_list where at <= $1', [now - weekMs]);
}

export async function roleListsOfEmail(statements: Statements, email: string) {
  return statements.all<{ email: string; locale: Locale; slugs: string }>(
    'select email, locale, slugs from role_list where recipient = $1 order by at',
    [await mailboxHash(statements, email)],
  );
}

/** Returns how many they were. */
export async function eraseRoleLists({ all }: Statements, recipient: string): Promise<number> {
  const rows = await all('delete from role_list where recipient = $1 returning id', [recipient]);
  return rows.length;
}
