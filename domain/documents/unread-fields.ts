import type { z } from 'zod';

type Fields = Record<string, unknown>;

/** Keys that a schema does not know, as `de.hero.colour`. */
export function unreadFields(schema: z.ZodType, content: unknown): string[] {
  return (schema.safeParse(content).error?.issues ?? []).flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => [...issue.path, key].join('.'))
      : [],
  );
}

/** The same content without these fields. */
export function withoutFields(content: unknown, fields: readonly string[]): unknown {
  if (fields.length === 0) return content;
  const rest = structuredClone(content);
  for (const field of fields) {
    const path = field.split('.');
    const holder = path
      .slice(0, -1)
      .reduce<unknown>((one, step) => (one as Fields | undefined)?.[step], rest);
    if (typeof holder === 'object' && holder !== null) delete (holder as Fields)[path.at(-1)!];
  }
  return rest;
}
