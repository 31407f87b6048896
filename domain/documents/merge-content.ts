/** A part that was changed on both sides, each differently. */
export type MergeConflict = { path: readonly string[]; mine: unknown; theirs: unknown };

export type Merged = { content: unknown; conflicts: readonly MergeConflict[] };

/**
 * Both changes of a content since its base. Where both changed the same part, mine is taken and the
 * conflict is told. Lists are merged by entry as long as nobody added, removed or moved one.
 */
export function mergeContent(
  base: unknown,
  mine: unknown,
  theirs: unknown,
  path: readonly string[] = [],
): Merged {
  if (same(mine, base) || same(mine, theirs)) return { content: theirs, conflicts: [] };
  if (same(theirs, base)) return { content: mine, conflicts: [] };
  const names = sharedNames(base, mine, theirs);
  if (!names) return { content: mine, conflicts: [{ path, mine, theirs }] };
  const parts = names.map((name) => ({
    name,
    ...mergeContent(partOf(base, name), partOf(mine, name), partOf(theirs, name), [...path, name]),
  }));
  const content = Array.isArray(mine)
    ? parts.map((part) => part.content)
    : Object.fromEntries(
        parts.filter((part) => part.content !== undefined).map((part) => [part.name, part.content]),
      );
  return { content, conflicts: parts.flatMap(({ conflicts }) => conflicts) };
}

/** The content with one part as they have it. */
export function withTheirs(content: unknown, { path, theirs }: MergeConflict): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return theirs;
  const part = withTheirs(partOf(content, name), { path: rest, theirs, mine: undefined });
  if (Array.isArray(content)) return content.with(Number(name), part);
  const entries = Object.entries({ ...(isRecord(content) && content), [name]: part });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** Names under which all three have parts; undefined if they must be taken as a whole. */
function sharedNames(base: unknown, mine: unknown, theirs: unknown): string[] | undefined {
  const all = [base, mine, theirs];
  if (all.every(isRecord))
    return [...new Set([...Object.keys(theirs as object), ...Object.keys(mine as object)])];
  if (!all.every((one) => Array.isArray(one))) return undefined;
  const lengths = new Set(all.map(({ length }) => length));
  return lengths.size === 1 ? Object.keys(mine as unknown[]) : undefined;
}

function partOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;
}

function same(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** One field that differs, as the path `salary.min`; undefined where the field is absent. */
export type FieldDifference = {
  field: string;
  before: string | undefined;
  after: string | undefined;
};

/** The fields in which two contents differ, in the order of the fields. */
export function contentDifferences(before: unknown, after: unknown): FieldDifference[] {
  const [old, now] = [leaves(before), leaves(after)];
  return [...new Set([...old.keys(), ...now.keys()])]
    .filter((field) => old.get(field) !== now.get(field))
    .map((field) => ({ field, before: old.get(field), after: now.get(field) }));
}

function leaves(value: unknown, prefix = ''): Map<string, string> {
  if (value === undefined) return new Map();
  if (typeof value !== 'object' || value === null) return new Map([[prefix, String(value)]]);
  return new Map(
    Object.entries(value).flatMap(([key, child]) => [
      ...leaves(child, prefix === '' ? key : `${prefix}.${key}`),
    ]),
  );
}
