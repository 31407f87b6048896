/** The README's promise: another firm's content, in one language, makes another firm's site. No browser is needed. */
import { spawnSync } from 'node:child_process';
import { otherFirm } from '../support/builds/other-firm.ts';
import { startServerProcess } from '../support/server/server-process.ts';
import { expect, proof, test } from '../support/browser/site.ts';

let server: Awaited<ReturnType<typeof startServerProcess>> | undefined;
test.afterEach(() => server?.stop());

test('another firm with two vacancies and one edition builds and is served', proof, async () => {
  test.slow();
  const folder = otherFirm('Halden Roe');
  const built = spawnSync(process.execPath, ['tools/build.mjs'], { cwd: folder, encoding: 'utf8' });
  if (built.status !== 0) throw new Error(built.stdout + built.stderr);
  const { url } = (server = await startServerProcess({}, folder));
  const textAt = async (address: string) => (await fetch(new URL(address, url))).text();

  expect(await textAt('/')).toContain('Halden Roe');
  const { items } = JSON.parse(await textAt('/vacancies.json')) as { items: unknown[] };
  expect(items).toHaveLength(2);

  const sitemap = await textAt('/sitemap.xml');
  const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url]) => new URL(url!).pathname,
  );
  expect(pages).toContain('/contact');
  expect(pages.filter((address) => address.startsWith('/vacancies/'))).toHaveLength(2);
  const unlisted = ['/privacy-policy', '/terms-of-use', '/cookie-preferences', '/404', '/de'];
  for (const address of [...pages, ...unlisted]) {
    const html = await textAt(address);
    const found = {
      address,
      locale: /<html lang="([^"]+)"/.exec(html)?.[1],
      sample: /.{0,80}northgauge.{0,80}/i.exec(html)?.[0],
      german: /.{0,80}(hreflang="de|href="\/de[/"-]|Deutsch).{0,40}/.exec(html)?.[0],
    };
    expect(found).toEqual({ address, locale: 'en-GB', sample: undefined, german: undefined });
  }
});
