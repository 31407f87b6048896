/** Outlines of the mark in a square of 48 units, for React components and for tools that print it. */
export const logoPaths = {
  ring: 'M10.6 37.4a19 19 0 1 1 26.8 0',
  ticks: 'M13.4 24H9.5M38.5 24h-3.9M16.5 16.5l-2.8-2.8M31.5 16.5l2.8-2.8',
  needle: 'M24 8l4.2 18.5a4.3 4.3 0 1 1-8.4 0z',
};
