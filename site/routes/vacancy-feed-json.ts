import type { Route } from './+types/vacancy-feed-json';
import { localeOf } from '../../domain/address/paths.ts';
import { jsonFeed } from '../seo/vacancy-feed.server.ts';
import { vacancyFeed } from './vacancy-feed.server.ts';

export function loader({ url }: Route.LoaderArgs) {
  return new Response(jsonFeed(vacancyFeed(localeOf(url.pathname))), {
    headers: { 'Content-Type': 'application/feed+json' },
  });
}
