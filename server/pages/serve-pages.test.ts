import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadPages } from './page-store.ts';
import { servePages } from './serve-pages.ts';

const html = '<!doctype html><script>start()</script><h1>About</h1>';
let server: Server;

beforeAll(async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'pages-'));
  const put = (name: string, content: string, compress = true) => {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
    if (!compress) return;
    writeFileSync(`${file}.br`, brotliCompressSync(content));
    writeFileSync(`${file}.gz`, gzipSync(content));
  };
  put('index.html', '<h1>Home</h1>');
  put('about/index.html', html);
  put('404/index.html', '<h1>404</h1>');
  put('de/404/index.html', '<h1>404, auf Deutsch</h1>');
  put('reports/not-found/index.html', '<h1>Report Not Found</h1>');
  put('assets/entry-abc123.js', 'export {}');
  put('media/clip.mp4', '0123456789', false);
  server = createServer(servePages(loadPages(folder))).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
});

afterAll(() => server.close());

describe('pages', () => {
  test('a page is sent as brotli, gzip or plain, as the browser accepts', async () => {
    expect((await get('/about', { 'accept-encoding': 'gzip, br' })).headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'text/html; charset=utf-8',
      vary: 'accept-encoding',
    });
    const gzip = await get('/about', { 'accept-encoding': 'br;q=0, gzip' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect((await get('/about')).body.toString()).toBe(html);
  });

  test('a page is revalidated, a hashed asset is kept for a year, film for a week', async () => {
    expect((await get('/about')).headers['cache-control']).toBe('no-cache');
    expect((await get('/assets/entry-abc123.js')).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    );
    expect((await get('/media/clip.mp4')).headers['cache-control']).toBe('public, max-age=604800');
  });

  test('an unchanged page is answered with 304 and no body, per encoding', async () => {
    const first = await get('/about', { 'accept-encoding': 'br' });
    const etag = first.headers.etag!;
    const again = await get('/about', { 'accept-encoding': 'br', 'if-none-match': etag });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
    expect((await get('/about', { 'if-none-match': etag })).status).toBe(200);
  });

  test('HEAD answers as GET does, without the body', async () => {
    const head = await get('/about', {}, 'HEAD');
    expect(head.headers['content-length']).toBe(String(html.length));
    expect(head.body).toHaveLength(0);
  });

  test('other spellings of an address redirect for good and keep the query', async () => {
    for (const spelling of ['/about/', '/about/index.html', '/about//']) {
      const answer = await get(`${spelling}?from=mail`);
      expect([answer.status, answer.headers.location]).toEqual([301, '/about?from=mail']);
    }
  });

  test('an unknown address gets the not-found page with status 404', async () => {
    const answer = await get('/nowhere');
    expect(answer.status).toBe(404);
    expect(answer.body.toString()).toBe('<h1>404</h1>');
    expect((await get('/404')).status).toBe(404);
    expect((await get('/de/nirgendwo')).body.toString()).toBe('<h1>404, auf Deutsch</h1>');
    expect((await get('/reports/unknown')).body.toString()).toBe('<h1>Report Not Found</h1>');
  });

  test('a missing file is not answered with a page', async () => {
    const answer = await get('/assets/old-chunk.js');
    expect([answer.status, answer.headers['content-type']]).toEqual([404, 'text/plain']);
  });

  test('an unknown document leads to the not-found page of its locale', async () => {
    for (const prefix of ['', '/de']) {
      const answer = await get(`${prefix}/documents/unknown`);
      expect([answer.status, answer.headers.location]).toEqual([302, `${prefix}/404`]);
    }
  });

  test('only GET and HEAD are allowed', async () => {
    const answer = await get('/about', {}, 'POST');
    expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
  });
});

describe('ranges of a video', () => {
  test.each([
    ['bytes=0-3', 206, '0123', 'bytes 0-3/10'],
    ['bytes=7-', 206, '789', 'bytes 7-9/10'],
    ['bytes=-2', 206, '89', 'bytes 8-9/10'],
    ['bytes=4-99', 206, '456789', 'bytes 4-9/10'],
    ['bytes=10-', 416, '', 'bytes */10'],
    ['bytes=0-1,3-4', 200, '0123456789', undefined],
    ['nonsense', 200, '0123456789', undefined],
  ])('%s is answered with %i', async (range, status, body, contentRange) => {
    const answer = await get('/media/clip.mp4', { range });
    expect(answer.status).toBe(status);
    expect(answer.body.toString()).toBe(body);
    expect(answer.headers['content-range']).toBe(contentRange);
  });
});

describe('security headers', () => {
  test.each(['/about', '/nowhere', '/assets/entry-abc123.js', '/about/', '/assets/none.js'])(
    'stand on %s',
    async (address) => {
      const { headers } = await get(address);
      expect(headers).toMatchObject({
        'strict-transport-security': expect.stringContaining('max-age='),
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
      });
    },
  );

  test('the policy of a page allows exactly its inline scripts', async () => {
    const policy = (await get('/about')).headers['content-security-policy']!;
    expect(policy).toContain(
      "script-src 'self' 'sha256-DIm7WJS6ZKDYe5qFLPy+h4JFI9Bol5QmYC57mt3Fb00='",
    );
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  });
});

type Answer = { status: number; headers: IncomingMessage['headers']; body: Buffer };

/** node:http, because fetch would decode bodies and follow redirects. */
function get(address: string, headers = {}, method = 'GET'): Promise<Answer> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const call = request({ port, path: address, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    });
    call.on('error', reject).end();
  });
}
