import { readFileSync } from 'node:fs';
import path from 'node:path';
import { catalogue as sampleContent } from '../content/catalogue.server.ts';
import { isoDay } from '../domain/working-time/iso-day.ts';
import { listOnDemandAddresses } from '../server/pages/on-demand-addresses.ts';
import { loadSite } from '../server/pages/site.ts';

/** What a visitor gets at an address; `isPage` for HTML. */
export type BuiltAnswer = { bytes: Buffer; isPage: boolean };

/** Every address of the built site with its content, pages that are rendered on demand included. */
export async function readBuiltSite(build = path.resolve('build')) {
  const site = await loadSite(build);
  if (!site) throw new Error(`There is no build in ${build}. Run "npm run build".`);
  const { vacancies } = sampleContent();
  const answers = new Map<string, BuiltAnswer>();
  for (const [address, { root, file }] of site.files) {
    const bytes = readFileSync(path.join(root, file));
    answers.set(address, { bytes, isPage: file.endsWith('.html') });
  }
  const today = isoDay(Date.now());
  for (const address of listOnDemandAddresses(vacancies)) {
    const { status, body, contentType } = await site.render(address, { vacancies, today });
    // The calendar of a plan exists only with the answers of the plan.
    if (status !== 200) continue;
    answers.set(address, { bytes: body, isPage: contentType.startsWith('text/html') });
  }
  return answers;
}
