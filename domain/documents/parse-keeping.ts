import type { z } from 'zod';

type Path = readonly PropertyKey[];

/**
 * Parses by a strict schema, except that keys which it does not know are named and kept: a newer
 * program may have written them before a rollback.
 */
export function parseKeeping<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): { result: z.ZodSafeParseResult<z.output<Schema>>; unknown: Path[] } {
  const strict = schema.safeParse(value, { reportInput: true });
  const unknown = (strict.error?.issues ?? []).flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [],
  );
  if (unknown.length === 0) return { result: strict, unknown };
  const known = structuredClone(value);
  for (const path of unknown) delete holderOf(known, path)[path.at(-1)!];
  const result = schema.safeParse(known, { reportInput: true });
  if (result.success) {
    for (const path of unknown) {
      // Defined, not assigned: the key may be `__proto__`.
      const kept = holderOf(value, path)[path.at(-1)!];
      const property = { value: kept, enumerable: true, configurable: true, writable: true };
      Object.defineProperty(holderOf(result.data, path), path.at(-1)!, property);
    }
  }
  return { result, unknown };
}

/** The object that has the last key of a path. */
function holderOf(value: unknown, path: Path): Record<PropertyKey, unknown> {
  return path
    .slice(0, -1)
    .reduce<unknown>((one, key) => (one as Record<PropertyKey, unknown>)[key], value) as Record<
    PropertyKey,
    unknown
  >;
}
