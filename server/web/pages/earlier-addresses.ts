import { jobFeedPath } from '#domain/address/paths.ts';

/** Job boards for which release 1.0 wrote a feed each, at `/feeds/<name>.xml`. */
const boards = ['adzuna', 'careerjet', 'jobrapido', 'jooble', 'trovit'];

const earlier = new Map(boards.map((name) => [`/feeds/${name}.xml`, jobFeedPath(name)]));

/** Where an address of an earlier release leads, of those that others have stored. */
export function presentAddress(address: string): string | undefined {
  return earlier.get(address);
}
