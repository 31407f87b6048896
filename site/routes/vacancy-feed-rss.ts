import type { Route } from './+types/vacancy-feed-rss';
import { localeOf } from '../../domain/address/paths.ts';
import { rssFeed } from '../seo/vacancy-feed.server.ts';
import { vacancyFeed } from './vacancy-feed.server.ts';

export function loader({ url }: Route.LoaderArgs) {
  return new Response(rssFeed(vacancyFeed(localeOf(url.pathname))), {
    headers: { 'Content-Type': 'application/rss+xml' },
  });
}
