/** The experience of a role that asks for none. */
export const entryLevel = 'Entry Level';
