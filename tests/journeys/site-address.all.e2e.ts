/** One build at another address: what pages, feeds and files name follows SITE_URL. */
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { catalogue as sampleContent } from '#content/catalogue.server.ts';
import { robotsPath, securityTxtPath, sitemapPath } from '#domain/address/paths.ts';
import { listOnDemandAddresses } from '#server/web/pages/on-demand-addresses.ts';
import { shownOf } from '#server/web/pages/page-renderer.ts';
import { startServerProcess } from '#tests/support/server/server-process.ts';

const { company, vacancies } = sampleContent();
const siteUrl = 'https://jobs.rail.example';

test('a server that is started with SITE_URL names no other address', async () => {
  const server = await startServerProcess({ SITE_URL: siteUrl });
  const addresses = listOnDemandAddresses(shownOf(vacancies.slice(0, 1)));
  for (const address of addresses.filter((one) => !/\.(jpg|pdf)$/.test(one))) {
    const text = await (await fetch(server.url + address)).text();
    expect(text, address).not.toContain(company.siteUrl);
    const named =
      !path.extname(address) || [sitemapPath, robotsPath, securityTxtPath].includes(address);
    if (named) expect(text, address).toContain(siteUrl);
  }
  await server.stop();
});
