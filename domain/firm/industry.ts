/** The industries as anchors, filter ids and buttons, in the order in which they are shown. */
export const industryIds = [
  'aviation',
  'medtech',
  'pharma',
  'automotive',
  'space',
  'deeptech',
  'infotech',
] as const;
export type IndustryId = (typeof industryIds)[number];
