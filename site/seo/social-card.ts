import type { StillField } from '#site/sections/still.tsx';

/** The picture that a link preview shows, before it is drawn. */
export type SocialCard = {
  eyebrow: string;
  heading: string;
  detail?: string;
  /** The scene behind the words; without one, the firm's mark. */
  field?: StillField;
};

export const cardSize = { width: 1200, height: 630 };

/** What the card says, for those who cannot see it. */
export function cardAlt({ eyebrow, heading, detail }: SocialCard, firm: string): string {
  const sentences = [firm, eyebrow, heading, detail].filter((part) => part !== undefined);
  return sentences.map((part) => (/[.!?]$/.test(part) ? part : `${part}.`)).join(' ');
}
