import type { APIRoute } from 'astro';
import { jsonFeed } from '#site/seo/vacancy-feed.ts';
import { vacancyFeed } from '../_content/vacancy-feed.ts';
import { vacancyList } from '../_content/vacancy-list.ts';
import { localeOfPrefix } from '../_content/words.ts';

export const GET: APIRoute = ({ locals, params }) => {
  const locale = localeOfPrefix(params.edition);
  if (!locale) return new Response(null, { status: 404 });
  return new Response(jsonFeed(vacancyFeed(vacancyList(locals, locale), locale)), {
    headers: { 'content-type': 'application/feed+json' },
  });
};
