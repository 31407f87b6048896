import { readFileSync } from 'node:fs';
import path from 'node:path';
import { catalogue as sampleContent, catalogue } from '#content/catalogue.server.ts';
import { notFoundPath, reportNotFoundPath } from '#domain/address/paths.ts';
import { locales } from '#domain/edition/editions.ts';
import { isoDay } from '#domain/working-time/wall-clock.ts';
import { listOnDemandAddresses } from '#server/web/pages/on-demand-addresses.ts';
import { loadSite, shownOf } from '#server/web/pages/page-renderer.ts';

/** What a visitor gets at an address; `isPage` for HTML. */
export type BuiltAnswer = { bytes: Buffer; isPage: boolean };

/** Every address of the built site with its content: its files, and its pages. */
export async function readBuiltSite(build = path.resolve('build')) {
  const site = await loadSite(build);
  if (!site) throw new Error(`There is no build in ${build}. Run "npm run build".`);
  const { vacancies } = sampleContent();
  const answers = new Map<string, BuiltAnswer>();
  for (const [address, { root, file }] of site.files) {
    answers.set(address, { bytes: readFileSync(path.join(root, file)), isPage: false });
  }
  const today = isoDay(Date.now());
  const notFound = locales(catalogue().firm).flatMap((locale) => [
    notFoundPath(catalogue().firm, locale),
    reportNotFoundPath(catalogue().firm, locale),
  ]);
  for (const address of [...listOnDemandAddresses(shownOf(vacancies)), ...notFound]) {
    const { body, contentType } = await site.render(address, { vacancies, today });
    answers.set(address, { bytes: body, isPage: contentType.startsWith('text/html') });
  }
  return answers;
}
