import { languages } from '#domain/edition/editions.ts';
import { foldText } from '#domain/edition/text.ts';
import type { FoundRole } from '#domain/submissions/work.ts';
import type { Statements } from '#server/db/db.ts';
import { inList } from '#server/db/in-list.ts';
import { catalogue } from '#content/catalogue.server.ts';

/** More than anybody looks through; more words find fewer. */
const maxRoles = 20;

/** Roles whose reference or title, in any language, holds every word. */
export async function rolesNamed({ all }: Statements, words: readonly string[]): Promise<Role[]> {
  if (words.length === 0) return [];
  const rows = await all<{ id: string; reference: string | null; content: string }>(
    `select id, reference, coalesce(content, draft_content) as content from document
      where kind = 'vacancy' and coalesce(content, draft_content) is not null order by id`,
  );
  const found = rows.flatMap(({ id, reference, content }) => {
    const { titles, typed } = namesIn(content);
    const named = foldText([reference ?? typed, ...titles].join('\n'));
    const title = titles.find(Boolean) ?? '';
    return words.every((word) => named.includes(word))
      ? [{ id, reference: reference ?? typed, title }]
      : [];
  });
  return found.slice(0, maxRoles);
}

export type Role = Pick<FoundRole, 'id' | 'reference' | 'title'>;

/** The content of a draft may be anything. */
function namesIn(content: string): { titles: string[]; typed: string } {
  const fields = parsed(content);
  return {
    titles: languages(catalogue().firm).map((language) =>
      textOf((fields[language] as { title?: unknown } | null | undefined)?.title),
    ),
    typed: textOf(fields.reference),
  };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function parsed(content: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(content);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

/** With how many people each has. */
export async function withPeople(
  { all }: Statements,
  roles: readonly Role[],
): Promise<FoundRole[]> {
  if (roles.length === 0) return [];
  const { places, parameters } = inList(roles.map(({ id }) => id));
  const rows = await all<{ id: string; count: number }>(
    `select vacancy_id as id, count(*) as count from submission
      where vacancy_id in (${places}) and quarantined_for is null group by 1`,
    parameters,
  );
  const counts = new Map(rows.map(({ id, count }) => [id, count]));
  return roles.map((role) => ({ ...role, people: counts.get(role.id) ?? 0 }));
}

/** For a list that shows one role's people. */
export async function roleById(db: Statements, id: string): Promise<FoundRole | undefined> {
  const [row] = await db.all<{ reference: string | null; content: string | null }>(
    `select reference, coalesce(content, draft_content) as content from document
      where kind = 'vacancy' and id = $1`,
    [id],
  );
  if (!row?.content) return undefined;
  const { titles, typed } = namesIn(row.content);
  const role = { id, reference: row.reference ?? typed, title: titles.find(Boolean) ?? '' };
  return (await withPeople(db, [role]))[0];
}
