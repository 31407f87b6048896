import { catalogue } from '#content/catalogue.server.ts';
import { sitemapPath } from '#domain/address/paths.ts';
import { absoluteUrl } from '#site/seo/structured-data.ts';

export function GET(): Response {
  const lines = [
    'User-agent: *',
    'Allow: /',
    'Disallow: /api/',
    '',
    `Sitemap: ${absoluteUrl(catalogue().company, sitemapPath)}`,
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
}
