import { createHash } from 'node:crypto';
import type { Catalogue } from '../../content/catalogue.server.ts';
import { languageLocales } from '../../domain/edition/editions.ts';
import { talentPackHtml } from './html.ts';

/** Tells whether the PDFs that we ship were printed from today's words and figures. */
export function talentPackDigest(catalogue: Catalogue): string {
  const packs = languageLocales.map((locale) => talentPackHtml(catalogue, locale));
  return createHash('sha256').update(packs.join('')).digest('hex');
}
