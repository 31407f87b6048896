import type { APIRoute } from 'astro';
import { talentPackPath } from '#domain/address/paths.ts';
import { locales } from '#domain/edition/editions.ts';
import { talentPackPdf } from '#site/talent-pack/talent-pack-pdf.ts';
import { packContent } from '../_content/talent-pack.ts';
import { catalogue } from '#content/catalogue.server.ts';

/** The talent pack of an edition. */
export const GET: APIRoute = async ({ locals, url }) => {
  const locale = locales(catalogue().firm).find(
    (locale) => talentPackPath(catalogue().firm, locale) === url.pathname,
  );
  if (!locale) return new Response(null, { status: 404 });
  const pdf = await talentPackPdf(packContent(locale, locals));
  return new Response(new Uint8Array(pdf), { headers: { 'content-type': 'application/pdf' } });
};
