import type { APIRoute } from 'astro';
import { defaultLocale } from '#domain/edition/editions.ts';
import { cardAnswer, firmCard } from '../_content/social-cards.ts';
import { catalogue } from '#content/catalogue.server.ts';

/** The link preview of a page that has none of its own. */
export const GET: APIRoute = () =>
  cardAnswer(firmCard(defaultLocale(catalogue().firm)), firmCard(defaultLocale(catalogue().firm)));
