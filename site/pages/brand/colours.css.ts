import type { APIRoute } from 'astro';
import { brandColours } from '#domain/firm/brand.ts';
import { catalogue } from '#content/catalogue.server.ts';

/** The firm's colours instead of those of ui/theme.css. */
export const GET: APIRoute = () => {
  const { accent, signal, signalStrong, onSignal } = brandColours(catalogue().firm);
  const css = `:root{--color-accent:light-dark(${accent.light},${accent.dark});--color-focus:light-dark(${accent.light},${accent.dark});--color-signal:${signal};--color-signal-strong:${signalStrong};--color-on-signal:${onSignal}}`;
  return new Response(css, { headers: { 'content-type': 'text/css; charset=utf-8' } });
};
