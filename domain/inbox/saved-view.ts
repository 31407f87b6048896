import { z } from 'zod';

/** `search` is the query of the list's address. */
export const newViewSchema = z.strictObject({
  name: z.string().trim().min(1).max(60),
  search: z.string().min(1).max(500),
  shared: z.boolean(),
});
export type NewView = z.infer<typeof newViewSchema>;

export type SavedView = NewView & {
  id: string;
  /** Whose view it is decides who may remove it. */
  own: boolean;
  /** How many submissions it lists; 1,001 is more. */
  count: number;
};

/** More than fit in a menu. */
export const maxViews = 30;
