import { z } from 'zod';

/**
 * An entry under each id, none missing and none besides. The parsed object lists them in the order
 * of the ids, whatever the order in the file.
 */
export function oneForEach<Id extends string, Entry extends z.ZodType>(
  ids: readonly Id[],
  entry: Entry,
) {
  return z.strictObject(
    Object.fromEntries(ids.map((id) => [id, entry])) as { [Each in Id]: Entry },
  );
}
