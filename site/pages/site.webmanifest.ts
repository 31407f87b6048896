import { catalogue } from '#content/catalogue.server.ts';
import { defaultLocale } from '#domain/edition/editions.ts';
import { pagePath } from '#domain/address/paths.ts';
import { wordsFor } from './_content/words.ts';

export function GET(): Response {
  const { name } = catalogue().company;
  const manifest = {
    name,
    short_name: name,
    description: wordsFor(defaultLocale(catalogue().firm)).footer.promise,
    lang: defaultLocale(catalogue().firm),
    start_url: pagePath(catalogue().firm, 'home', defaultLocale(catalogue().firm)),
    display: 'browser',
    background_color: '#0d1014',
    theme_color: '#000000',
    icons: [
      icon('/icons/icon-192.png', '192x192', 'any'),
      icon('/icons/icon-512.png', '512x512', 'any'),
      icon('/icons/icon-maskable-512.png', '512x512', 'maskable'),
    ],
  };
  return new Response(JSON.stringify(manifest, null, 2), {
    headers: { 'content-type': 'application/manifest+json' },
  });
}

function icon(src: string, sizes: string, purpose: string) {
  return { src, sizes, type: 'image/png', purpose };
}
