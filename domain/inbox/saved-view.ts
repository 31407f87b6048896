/** `search` is the query of the list's address. */
export type NewView = { name: string; search: string; shared: boolean };

export type SavedView = NewView & {
  id: string;
  /** Whose view it is decides who may remove it. */
  own: boolean;
  /** How many submissions it lists; 1,001 is more. */
  count: number;
};

/** More than fit in a menu. */
export const maxViews = 30;
