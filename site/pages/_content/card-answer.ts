import type { SocialCard } from '#site/seo/social-card.ts';
import { drawCardOr } from '#site/social-cards/draw-card.ts';
import { catalogue } from '#content/catalogue.server.ts';

/** A link preview; `instead` where its words do not fit. */
export async function cardAnswer(card: SocialCard, instead: SocialCard): Promise<Response> {
  const picture = await drawCardOr(catalogue().firm, card, instead);
  return new Response(new Uint8Array(picture), { headers: { 'content-type': 'image/jpeg' } });
}
