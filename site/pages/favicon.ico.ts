import type { APIRoute } from 'astro';
import { drawIcon, icons } from '#site/social-cards/draw-icon.ts';
import { catalogue } from '#content/catalogue.server.ts';

/** What browsers ask for when a page names no icon. They read the type, not the name. */
export const GET: APIRoute = async () =>
  new Response(new Uint8Array(await drawIcon(catalogue().firm, icons['icon-32.png'])), {
    headers: { 'content-type': 'image/png' },
  });
