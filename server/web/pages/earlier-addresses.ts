import { jobFeedPath } from '#domain/address/paths.ts';
import { downloadFor, talentPackId } from '#domain/documents/download.ts';
import { editionOf, locales } from '#domain/edition/editions.ts';
import { catalogue } from '#content/catalogue.server.ts';

/** Job boards for which release 1.0 wrote a feed each, at `/feeds/<name>.xml`. */
const boards = ['adzuna', 'careerjet', 'jobrapido', 'jooble', 'trovit'];
const feeds = new Map(boards.map((name) => [`/feeds/${name}.xml`, jobFeedPath(name)]));

/** Where an address of an earlier release leads, of those that others have stored. */
export function presentAddress(address: string): string | undefined {
  return feeds.get(address) ?? talentPackAt(address);
}

/** Release 1.0 drew a talent pack for each edition. */
function talentPackAt(address: string): string | undefined {
  const { firm, downloads } = catalogue();
  const locale = locales(firm).find((one) => {
    const { prefix } = editionOf(firm, one);
    return address === `/downloads/talent-pack${prefix && `.${prefix}`}.pdf`;
  });
  const pack = locale && downloadFor(downloads, talentPackId, locale);
  return pack?.address === address ? undefined : pack?.address;
}
