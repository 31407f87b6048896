import type { APIRoute } from 'astro';
import { drawIcon, icons, iconSvg } from '#site/social-cards/draw-icon.ts';
import { catalogue } from '#content/catalogue.server.ts';

/** The firm's mark as an icon. */
export const GET: APIRoute = async ({ params: { icon = '' } }) => {
  if (icon === 'icon.svg') {
    return new Response(iconSvg(catalogue().firm), {
      headers: { 'content-type': 'image/svg+xml' },
    });
  }
  const drawn = Object.entries(icons).find(([file]) => file === icon)?.[1];
  if (!drawn) return new Response(null, { status: 404 });
  return new Response(new Uint8Array(await drawIcon(catalogue().firm, drawn)), {
    headers: { 'content-type': 'image/png' },
  });
};
