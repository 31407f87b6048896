import type { Catalogue } from '../../content/catalogue.server.ts';
import type { Locale } from '../../domain/edition/editions.ts';
import { wordsIn } from '../../domain/edition/spelling.ts';

/** Where the site offers the pack, which is where the tool writes it. */
export function talentPackLink({ documents }: Catalogue, locale: Locale): string {
  const pack = documents['talent-pack'];
  if (!pack) throw new Error('content/documents.yaml has no talent-pack.');
  return wordsIn(pack, locale).link;
}
