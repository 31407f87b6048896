import type { SocialCard } from '../../seo/social-card.ts';
import { drawCardOr } from '../../social-cards/draw-card.ts';

/** A link preview; `instead` where its words do not fit. */
export async function cardAnswer(card: SocialCard, instead: SocialCard): Promise<Response> {
  const picture = await drawCardOr(card, instead);
  return new Response(new Uint8Array(picture), { headers: { 'content-type': 'image/jpeg' } });
}
