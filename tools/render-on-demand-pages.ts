import path from 'node:path';
import { pathToFileURL } from 'node:url';
import inject from 'light-my-request';
import { catalogue } from '../content/catalogue.server.ts';
import { pagePath, vacancyPath } from '../domain/address/paths.ts';
import { defaultLocale } from '../domain/edition/editions.ts';

/** One page of each kind that the server renders on demand, as HTML. */
export async function renderOnDemandPages(build: string): Promise<string[]> {
  const entry = pathToFileURL(path.join(build, 'server/entry.mjs')).href;
  const { handler } = await import(/* @vite-ignore */ entry);
  const [vacancy] = catalogue().vacancies;
  const addresses = [
    pagePath('home', defaultLocale),
    pagePath('vacancies', defaultLocale),
    ...(vacancy ? [vacancyPath(vacancy.slug, defaultLocale)] : []),
  ];
  return Promise.all(
    addresses.map(async (url) => {
      const answer = await inject((request, response) => handler(request, response), { url });
      if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}.`);
      return answer.payload;
    }),
  );
}
