/**
 * How long after a publication the public pages show it: npm run bench:publication
 * Two servers on one PostgreSQL. The desk of the first publishes a role and a page text; both are
 * asked for the page every few milliseconds until it says the new words. Build first.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { DeskVacancies } from '#domain/vacancies/vacancy-work.ts';
import type { WebsiteDetail } from '#domain/documents/website-work.ts';
import { openStore } from '#server/db/open-store.ts';
import { signIn } from '#tests/support/desk/desk.ts';
import { temporaryFolder } from '#tests/support/machine/temporary-folder.ts';
import { startServerProcess } from '#tests/support/server/server-process.ts';
import { startPostgres } from '#tests/support/stores/postgres-server.ts';
import { atMost, median, printFigures, type Figure } from './support/figure.ts';

const rounds = 10;
const timeoutMs = 2_000;
const givenUpAfterMs = 60_000;

export async function measurePublication(): Promise<Figure[]> {
  const postgres = await startPostgres();
  const databaseUrl = await postgres.newDatabase();
  const start = () =>
    startServerProcess({ DATABASE_URL: databaseUrl, DATA_DIR: temporaryFolder() });
  const servers = [await start(), await start()];
  const urls = servers.map(({ url }) => url);
  const db = await openStore({ dataDir: temporaryFolder(), databaseUrl });
  const { headers } = await signIn(db, { role: 'administrator' });
  const desk = async <T>(method: string, address: string, body?: unknown): Promise<T> => {
    const answer = await fetch(`${urls[0]}/api/desk${address}`, {
      method,
      headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${address}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  };

  async function publishRole(words: string) {
    const { rows } = await desk<DeskVacancies>('GET', '/vacancies?state=open');
    const address = `/website/vacancy/${rows[0]!.id}`;
    const { version, advert } = await desk<WebsiteDetail>('GET', address);
    const { vacancy, slug } = advert!;
    const content = { ...vacancy!, en: { ...vacancy!.en, title: words } };
    await desk('POST', `${address}/publish`, { version, content });
    return `/vacancies/${slug}`;
  }

  async function publishText(words: string) {
    const { version, published } = await desk<WebsiteDetail>('GET', '/website/page/about');
    const before = published!.content as Content;
    const content = {
      ...before,
      en: { ...before.en, hero: { ...before.en.hero, introduction: words } },
    };
    const address = '/website/page/about';
    const drafted = await desk<{ version: number }>('PUT', `${address}/draft`, {
      version,
      content,
    });
    await desk('POST', `${address}/publish`, { version: drafted.version });
    return '/about';
  }

  try {
    const figures: Figure[] = [];
    for (const [what, publish] of [
      ['a role', publishRole],
      ['a text of a page', publishText],
    ] as const) {
      const times: number[][] = [[], []];
      for (let round = 0; round < rounds; round += 1) {
        const words = `Published in round ${round} of the measurement of ${what}`;
        const address = await publish(words);
        const publishedAt = performance.now();
        await Promise.all(
          urls.map(async (url, at) => {
            while (!(await (await fetch(url + address)).text()).includes(words)) {
              if (performance.now() - publishedAt > givenUpAfterMs)
                throw new Error(`${what} is not shown`);
              await wait(10);
            }
            times[at]!.push(performance.now() - publishedAt);
          }),
        );
      }
      for (const [at, server] of ['the server of the desk', 'another server'].entries()) {
        const [middle, longest] = [median(times[at]!), Math.max(...times[at]!)];
        figures.push({
          what: `${what}, from the answer of the desk to the page of ${server}`,
          measured: `median ${middle.toFixed(0)} ms, longest ${longest.toFixed(0)} ms`,
          goal: atMost(timeoutMs, longest),
        });
      }
    }
    return figures;
  } finally {
    await db.close();
    await Promise.all(servers.map((server) => server.stop()));
    await postgres.stop();
  }
}

type Content = { en: { hero: Record<string, unknown> } };

if (import.meta.main) printFigures(await measurePublication());
