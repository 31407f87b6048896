import { readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aVacancy } from '#tests/factories/vacancies.ts';
import { fixtureBuild, script } from '#tests/support/builds/fixture-build.ts';
import { manualClock } from '#tests/support/machine/manual-clock.ts';
import { askPlainly } from '#tests/support/server/ask-plainly.ts';
import { sendRaw } from '#tests/support/server/send-raw.ts';
import { startApp } from '#tests/support/server/server-app.ts';
import { freshStore } from '#tests/support/stores/stores.ts';
import { temporaryFolder } from '#tests/support/machine/temporary-folder.ts';
import { isoDay } from '#domain/working-time/wall-clock.ts';
import type { Db } from '#server/db/db.ts';
import { listOnDemandAddresses } from './on-demand-addresses.ts';
import { loadSite, shownOf } from './page-renderer.ts';

const { clock, advance } = manualClock(Date.parse('2026-11-15T09:00:00Z'));
const firstVacancy = aVacancy({ slug: 'flight-safety-lead' });
let vacancies = [firstVacancy];
let db: Db;
let server: Awaited<ReturnType<typeof startApp>>;

beforeAll(async () => {
  const dataDir = temporaryFolder();
  db = await freshStore(dataDir);
  server = await startApp(db, dataDir, {
    clock,
    site: await loadSite(fixtureBuild()),
    vacancies: {
      list: () => vacancies,
      version: () => vacancies.length,
      earlierSlugs: () => new Map([['safety-lead', 'flight-safety-lead']]),
    },
  });
});
afterAll(async () => {
  await server.stop();
  await db.close();
});

describe('built files', () => {
  const built = '/assets/entry-aBc123.js';

  test('a script is sent as brotli, gzip or plain, as the browser accepts', async () => {
    const br = await get(built, { 'accept-encoding': 'gzip, br' });
    expect(br.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(brotliDecompressSync(br.body).toString()).toBe(script);
    const gzip = await get(built, { 'accept-encoding': 'br;q=0, gzip' });
    expect(gunzipSync(gzip.body).toString()).toBe(script);
    expect((await get(built)).body.toString()).toBe(script);
  });

  test.each([
    ['/icon.svg', 'no-cache'],
    [built, 'public, max-age=31536000, immutable'],
    ['/media/clip.mp4', 'public, max-age=604800'],
  ])('%s has cache-control %s', async (address, cacheControl) => {
    expect((await get(address)).headers['cache-control']).toBe(cacheControl);
  });

  test.each([[{}], [{ 'accept-encoding': 'br' }]])(
    'an unchanged file is answered with 304 and no body (%j)',
    async (encoding) => {
      const { etag } = (await get(built, encoding)).headers;
      for (const tag of [etag!, '*']) {
        const again = await get(built, { ...encoding, 'if-none-match': tag });
        expect([again.status, again.body.length]).toEqual([304, 0]);
      }
    },
  );
});

describe('files that the firm hands out', () => {
  test('one that a document names is sent as it is', async () => {
    const answer = await get('/downloads/talent-pack.pdf');
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-cache',
    });
    expect(answer.body).toEqual(readFileSync('tests/firm/downloads/talent-pack.pdf'));
  });

  test.each(['talent-pack.yaml', 'other.pdf', '..%2fcompany.yaml', 'talent-pack.xx.pdf'])(
    'no other file is: %s',
    async (name) => {
      expect((await get(`/downloads/${name}`)).status).toBe(404);
    },
  );
});

describe('other spellings of an address', () => {
  test.each([
    ['/about/', '/about'],
    ['/about//', '/about'],
    ['/About', '/about'],
    ['/DE/About/', '/de/about'],
    ['/about/index.html', '/about'],
    ['/index.html', '/'],
    ['/Vacancies/Flight-Safety-Lead/', '/vacancies/flight-safety-lead'],
    ['/Privacy-Policy/', '/privacy-policy'],
    ['/ROBOTS.TXT', '/robots.txt'],
    ['/vacancies/safety-lead', '/vacancies/flight-safety-lead'],
    ['/de/vacancies/Safety-Lead/', '/de/vacancies/flight-safety-lead'],
  ])('%s redirects to %s for good and keeps the query', async (spelling, address) => {
    for (const method of ['GET', 'HEAD']) {
      const answer = await get(`${spelling}?from=mail&x=%2F`, {}, method);
      expect([answer.status, answer.headers.location]).toEqual([308, `${address}?from=mail&x=%2F`]);
    }
  });

  test('an address in absolute form is the same address', async () => {
    expect(await rendered('http://harbourlane.example/about')).toEqual(await rendered('/about'));
  });

  test.each(['/assets/ENTRY-abc123.js', '/API/health', '/status/ABC', '//about', '//evil.example'])(
    '%s does not redirect',
    async (address) => {
      const answer = await get(address);
      expect([answer.status, answer.headers.location]).toEqual([404, undefined]);
    },
  );
});

describe('unknown addresses', () => {
  test.each([
    ['/nowhere', '/404'],
    ['/404', '/404'],
    ['/about.html', '/404'],
    ['/assets', '/404'],
    ['/vacancies/unknown', '/404'],
    ['/contact-message/refused', '/404'],
    ['/report-documents/unknown.html', '/404'],
    ['/de/nirgendwo', '/de/404'],
    ['/de/404', '/de/404'],
    ['/reports', '/reports/not-found'],
    ['/reports/unknown', '/reports/not-found'],
    ['/reports/unknown.html', '/reports/not-found'],
    ['/reports/not-found', '/reports/not-found'],
    ['/reports/not-found.html', '/reports/not-found'],
  ])('%s is answered with 404 and the page %s', async (address, page) => {
    const answer = await get(address, { 'if-none-match': '*' });
    expect([answer.status, answer.headers['cache-control'], answer.headers.etag]).toEqual([
      404,
      'no-cache',
      undefined,
    ]);
    expect(JSON.parse(answer.body.toString())).toMatchObject({ url: page });
  });

  test.each([
    '/assets/old-chunk.js',
    '/social/unknown.jpg',
    '/..%2f..%2fpackage.json',
    '/%2e%2e/%2e%2e/policy.json',
    '/..%5cserver%5centry.mjs',
  ])('%s is answered with 404 and no page', async (address) => {
    const answer = await get(address, { 'if-none-match': '*' });
    expect([answer.status, answer.body.toString()]).toEqual([404, 'Not found\n']);
  });

  test('an unknown document leads to the not-found page of its edition', async () => {
    for (const prefix of ['', '/de']) {
      for (const kind of ['documents', 'files']) {
        const answer = await get(`${prefix}/${kind}/unknown`);
        expect([answer.status, answer.headers.location]).toEqual([302, `${prefix}/404`]);
      }
    }
  });

  test.each(['adzuna', 'careerjet', 'jobrapido', 'jooble', 'trovit'])(
    'the earlier feed of %s leads to the one feed, which then names it',
    async (board) => {
      const answer = await get(`/feeds/${board}.xml`);
      const target = `/feeds/jobs.xml?via=${board}`;
      expect([answer.status, answer.headers.location]).toEqual([301, target]);
    },
  );

  test('the talent pack of release 1.0 leads to the one of its language', async () => {
    for (const [edition, target] of [
      ['.de', 'https://files.harbourlane.example/talent-pack.de.pdf'],
      ['.de-ch', 'https://files.harbourlane.example/talent-pack.de.pdf'],
    ] as const) {
      const answer = await get(`/downloads/talent-pack${edition}.pdf`);
      expect([answer.status, answer.headers.location]).toEqual([301, target]);
    }
  });

  test('only GET and HEAD are allowed', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND']) {
      const answer = await get('/about', {}, method);
      expect([method, answer.status, answer.headers.allow]).toEqual([method, 405, 'GET, HEAD']);
    }
  });

  test('a second Host header is refused', async () => {
    const twice = 'GET /about HTTP/1.1\r\nHost: a.example\r\nHost: b.example\r\n\r\n';
    expect((await sendRaw(server.port, Buffer.from(twice))).status).toBe(400);
  });
});

describe('ranges of a video', () => {
  test.each([
    ['bytes=0-3', 206, '0123', 'bytes 0-3/10'],
    ['bytes=7-', 206, '789', 'bytes 7-9/10'],
    ['bytes=-2', 206, '89', 'bytes 8-9/10'],
    ['bytes=0-1,3-4', 200, '0123456789', undefined],
    ['nonsense', 200, '0123456789', undefined],
  ])('%s is answered with %i', async (range, status, body, contentRange) => {
    const answer = await get('/media/clip.mp4', { range });
    expect([answer.status, answer.body.toString()]).toEqual([status, body]);
    expect(answer.headers['content-range']).toBe(contentRange);
  });

  test('a range beyond the end is answered with 416', async () => {
    expect((await get('/media/clip.mp4', { range: 'bytes=10-' })).status).toBe(416);
  });
});

describe('pages', () => {
  test('every address is answered, and with a slash leads to itself', async () => {
    for (const address of listOnDemandAddresses(shownOf([firstVacancy]))) {
      expect([address, (await get(address)).status]).toEqual([address, 200]);
      // Below the brief are saved ones.
      if (address === '/' || address.endsWith('/brief')) continue;
      const other = await get(`${address}/`);
      expect([other.status, other.headers.location]).toEqual([308, address]);
    }
  });

  test('HEAD answers as GET does, without the body', async () => {
    for (const address of ['/about', '/', '/assets/entry-aBc123.js']) {
      const [whole, head] = [await get(address), await get(address, {}, 'HEAD')];
      expect([head.status, head.body.length]).toEqual([200, 0]);
      expect(head.headers['content-length']).toBe(String(whole.body.length));
    }
  });

  test.each([
    ['/about', 'no-cache'],
    ['/', 'public, max-age=0, s-maxage=60, stale-while-revalidate=600'],
  ])('%s has cache-control %s', async (address, cacheControl) => {
    expect((await get(address)).headers['cache-control']).toBe(cacheControl);
  });

  test('what is to be saved as a file says so, and a page does not', async () => {
    expect((await get('/sitemap.xml')).headers['content-disposition']).toBe('attachment');
    expect((await get('/')).headers).not.toHaveProperty('content-disposition');
  });

  test.each(['/', '/de-at', '/vacancies', '/de/vacancies/flight-safety-lead', '/sitemap.xml'])(
    '%s is rendered with the vacancies and the day',
    async (address) => {
      const answer = await get(address);
      expect(JSON.parse(answer.body.toString())).toMatchObject({
        url: address,
        vacancies: vacancies.length,
        today: isoDay(clock.now()),
      });
    },
  );

  test('a rendered page is declared as UTF-8 although Astro names no charset', async () => {
    const { headers } = await get('/vacancies');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
  });

  test('is compressed, revalidated and rendered once', async () => {
    const plain = await get('/de');
    const br = await get('/de', { 'accept-encoding': 'gzip, br' });
    const gzip = await get('/de', { 'accept-encoding': 'gzip' });
    expect(brotliDecompressSync(br.body)).toEqual(plain.body);
    expect(gunzipSync(gzip.body)).toEqual(plain.body);
    const again = await get('/de', { 'if-none-match': `"old", ${plain.headers.etag}` });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  test('is rendered anew when the vacancies change or the day turns', async () => {
    const before = await get('/vacancies');
    vacancies = [...vacancies, aVacancy({ slug: 'head-of-quality' })];
    expect((await get('/vacancies/head-of-quality')).status).toBe(200);
    expect((await get('/vacancies')).headers.etag).not.toBe(before.headers.etag);
    await advance(24 * 60 * 60_000);
    const today = isoDay(clock.now());
    expect((await get('/vacancies')).body.toString()).toContain(`"today":"${today}"`);
  });

  test.each([
    ['/vacancies?utm_source=letter', '/vacancies'],
    ['/vacancies?status=nonsense&q=%20&show=3', '/vacancies'],
    ['/vacancies?x=1&status=closed&q=%20flight%20', '/vacancies?q=flight&status=closed'],
    ['/contact?utm_source=letter', '/contact'],
    ['/feeds/jobs.xml?x=1&via=adzuna', '/feeds/jobs.xml?via=adzuna'],
    ['/feeds/jobs.xml?via=Every%20other', '/feeds/jobs.xml?via='],
    [`/contact?subject=${'x'.repeat(201)}`, '/contact'],
    ['/de/contact?y=2&subject=Hello', '/de/contact?subject=Hello'],
    ['/contact?vacancy=a-role&subject=Hello', '/contact?subject=Hello&vacancy=a-role'],
    ['/contact?vacancy=a/role&subject=Hello', '/contact?subject=Hello'],
    ['/employers/plan?utm_source=letter', '/employers/plan'],
    [
      '/employers/plan?order=1999-01-01&hires=9e9',
      '/employers/plan?hires=invalid&order=1970-01-01',
    ],
    ['/employers/brief?model=Nonsense', '/employers/brief'],
    ['/?utm_source=letter', '/'],
  ])('%s is rendered as %s and shares its rendering', async (asked, address) => {
    const first = await rendered(address);
    expect(await rendered(asked)).toEqual(first);
    expect(first.url).toBe(address);
  });
});

async function rendered(address: string) {
  return JSON.parse((await get(address)).body.toString()) as { url: string; rendered: number };
}

function get(address: string, headers = {}, method = 'GET') {
  return askPlainly(server.port, address, { headers, method });
}
