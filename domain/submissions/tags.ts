import { z } from 'zod';

/** What staff call a submission. Stored between bars, so that a whole tag can be looked for. */
export const tagSchema = z
  .string()
  .trim()
  .min(1)
  .max(30)
  .regex(/^[^|,]*$/);

export const maxTags = 10;
export const tagsSchema = z.array(tagSchema).max(maxTags).transform(inOneOrder);

/** As typed in one field, with commas between them; without what is no tag. */
export function tagsIn(text: string): string[] {
  const tags = text.split(',').flatMap((part) => tagSchema.safeParse(part).data ?? []);
  return inOneOrder(tags).slice(0, maxTags);
}

/** Each once. Two lists with the same tags are equal. */
function inOneOrder(tags: readonly string[]): string[] {
  return [...new Set(tags)].toSorted((one, other) => one.localeCompare(other, 'en'));
}

export function storedTags(tags: readonly string[]): string {
  return tags.length === 0 ? '' : `|${tags.join('|')}|`;
}

export function readTags(stored: string): string[] {
  return stored.split('|').filter(Boolean);
}
