/** The firm's mark in the sizes that browsers and launchers ask for. */
export const iconFiles = [
  'icon.svg',
  'icon-32.png',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable-512.png',
  'apple-touch-icon.png',
] as const;
export type IconFile = (typeof iconFiles)[number];
