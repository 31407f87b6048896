/** The scenes that the site has pictures of. */
export const pictureNames = [
  'aviation',
  'medtech',
  'pharma',
  'automotive',
  'space',
  'deeptech',
  'infotech',
  'infosec',
] as const;
export type PictureName = (typeof pictureNames)[number];
