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
