/** A place in a document, as a JSON pointer (RFC 6901): `/en/hero/title`. */
export type Pointer = string;

export function childOf(at: Pointer, name: string | number): Pointer {
  return `${at}/${String(name).replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

export function segmentsOf(at: Pointer): string[] {
  return at
    .split('/')
    .slice(1)
    .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** As the server names a field: `en.hero.title`. */
export function fieldOf(at: Pointer): string {
  return segmentsOf(at).join('.');
}

export function valueAt(document: unknown, at: Pointer): unknown {
  return segmentsOf(at).reduce<unknown>(
    (value, name) => (isContainer(value) ? Reflect.get(value, name) : undefined),
    document,
  );
}

/**
 * The document with another value at one place. Undefined leaves the place out. What lies beside it
 * stays the same object.
 */
export function withValue(document: unknown, at: Pointer, value: unknown): unknown {
  return replaced(document, segmentsOf(at), value);
}

function replaced(before: unknown, path: readonly string[], value: unknown): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return value;
  if (Array.isArray(before)) {
    return before.with(Number(name), replaced(before[Number(name)], rest, value));
  }
  const record = isRecord(before) ? before : {};
  const next = replaced(ownValue(record, name), rest, value);
  const entries = Object.entries(record).map(([key, one]) => [key, key === name ? next : one]);
  if (!Object.hasOwn(record, name)) entries.push([name, next]);
  // From entries, so that a key `__proto__` is a key.
  return Object.fromEntries(entries.filter(([key, one]) => key !== name || one !== undefined));
}

export function ownValue(record: unknown, name: string | number): unknown {
  return isContainer(record) && Object.hasOwn(record, name)
    ? (record as Record<string, unknown>)[name]
    : undefined;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return isContainer(value) && !Array.isArray(value);
}

function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** Where a part of the schema is in the document: once, or once in each language. */
export type SchemaPlace = { at: Pointer; value: unknown; language: string | undefined };
export type Places = readonly SchemaPlace[];

/** The same part below each place. */
export function below(places: Places, name: string | number): Places {
  return places.map(({ at, value, language }) => ({
    at: childOf(at, name),
    value: ownValue(value, name),
    language,
  }));
}

/** Those in which the part exists. */
export function present(places: Places): Places {
  return places.filter(({ value }) => value !== undefined);
}

export function samePlaces(before: Places, after: Places): boolean {
  return (
    before.length === after.length &&
    before.every(
      ({ at, value, language }, index) =>
        at === after[index]!.at &&
        Object.is(value, after[index]!.value) &&
        language === after[index]!.language,
    )
  );
}

/** Whether anything is said in a language, at any place. */
export function hasText(value: unknown, language: string): boolean {
  if (!isContainer(value)) return false;
  return Object.entries(value).some(([name, part]) =>
    name === language ? isFilled(part) : hasText(part, language),
  );
}

function isFilled(value: unknown): boolean {
  return isContainer(value) ? Object.values(value).some(isFilled) : Boolean(value);
}
