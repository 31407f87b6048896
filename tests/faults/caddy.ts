import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { securityHeaders } from '#server/base/security-headers.ts';
import { pdfBytes } from '#tests/factories/documents.ts';
import { aSubmission } from '#tests/factories/submissions.ts';
import { startCaddy } from '#tests/support/server/caddy-process.ts';
import { startServerProcess } from '#tests/support/server/server-process.ts';
import { sendForm } from '#tests/support/server/send-form.ts';
import { temporaryFolder } from '#tests/support/machine/temporary-folder.ts';
import type { Fault } from './fault.ts';

const perMinute = 3;

/** The server behind Caddy with deploy/Caddyfile, on the build or on a small stand-in. */
export const caddy: Fault = {
  name: 'caddy',
  title: 'the server behind Caddy with the Caddyfile of deploy/',
  async run() {
    if (spawnSync('caddy', ['version']).status !== 0) {
      return { skipped: 'Caddy is not installed. On Debian: apt-get install caddy' };
    }
    const project = existsSync('build/client') ? process.cwd() : standIn();
    const client = path.join(project, 'build/client');
    const server = await startServerProcess(
      { TRUST_PROXY: '1', SUBMISSIONS_PER_MINUTE: String(perMinute) },
      project,
    );
    const proxy = await startCaddy(new URL(server.url).host, client);
    const broken: string[] = [];
    const expect = (fact: boolean, what: string) => void (fact || broken.push(what));
    try {
      const page = await fetch(`${proxy.url}/`);
      const html = await page.text();
      expect(page.status === 200 && html.includes('<html'), `the home page answers ${page.status}`);
      expect(page.headers.has('content-security-policy'), 'the home page has no policy');
      await checkAsset(client);
      const missing = await fetch(`${proxy.url}/no-such-page`);
      expect(missing.status === 404, `an unknown address answers ${missing.status}`);
      const asset = await fetch(`${proxy.url}/assets/no-such-file.js`);
      expect(asset.status === 404, `an unknown asset answers ${asset.status}`);

      const bytes = pdfBytes('x'.repeat(5 * 1024 * 1024 - 2_000));
      const file = { field: 'resume', filename: 'cv.pdf', type: 'application/pdf', bytes };
      const sent = await sendForm(
        proxy.url,
        'job-application',
        aSubmission['job-application'](),
        file,
      );
      expect(sent.status === 201, `an upload of ${bytes.length} bytes answers ${sent.status}`);
      await checkForwarding();
      return {
        figures: `page, asset with br, upload of ${bytes.length} bytes, forwarded address and 404 through ${proxy.version}, on ${project === process.cwd() ? 'the build' : 'a stand-in for the build'}`,
        broken,
      };
    } finally {
      await proxy.stop();
      await server.stop();
    }

    /** Caddy's own answer has the headers of the server's. */
    async function checkAsset(client: string) {
      const folder = path.join(client, 'assets');
      const name = readdirSync(folder).find((entry) =>
        existsSync(path.join(folder, `${entry}.br`)),
      );
      const address = `/assets/${name}`;
      const [direct, proxied] = await Promise.all(
        [server.url, proxy.url].map((url) => getRaw(url + address, { 'accept-encoding': 'br' })),
      );
      expect(proxied?.headers['content-encoding'] === 'br', 'the asset comes without br');
      expect(proxied!.body.equals(direct!.body), 'the asset differs from the one of the server');
      const compared = [...Object.keys(securityHeaders), 'content-security-policy'];
      for (const header of [...compared, 'cache-control', 'vary']) {
        const [wanted, found] = [direct?.headers[header], proxied?.headers[header]];
        expect(
          `${wanted}`.toLowerCase() === `${found}`.toLowerCase(),
          `${header} of an asset is "${found}" from Caddy and "${wanted}" from the server`,
        );
      }
      expect(proxied?.headers.server === undefined, 'Caddy names itself in the Server header');
    }

    /** One submission was sent; a made-up X-Forwarded-For must not reset the count. */
    async function checkForwarding() {
      const statuses: number[] = [];
      for (let count = 0; count < perMinute; count += 1) {
        const headers = { 'x-forwarded-for': `203.0.113.${count}` };
        const form = aSubmission['contact-dialog']();
        const answer = await sendForm(proxy.url, 'contact-dialog', form, undefined, headers);
        statuses.push(answer.status);
      }
      expect(
        statuses.at(-1) === 429,
        `with made-up addresses the limit answers ${statuses.join()}`,
      );
      // From another address of this machine: counted by itself, so the visitor's address arrives.
      const other = await getRaw(`${proxy.url}/api/intake/contact-dialog`, {}, '127.0.0.2');
      expect(other.status !== 429, 'two visitors behind the proxy share one limit');
    }
  },
};

/** Without fetch's own decoding, and from a chosen address. */
async function getRaw(url: string, headers: Record<string, string>, localAddress?: string) {
  const sent = request(url, { headers, localAddress, method: localAddress ? 'POST' : 'GET' });
  sent.end();
  const [response] = await once(sent, 'response');
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  return {
    status: response.statusCode as number,
    headers: response.headers as Record<string, string | undefined>,
    body: Buffer.concat(chunks),
  };
}

/** The layout of a build in few files. */
function standIn(): string {
  const project = temporaryFolder();
  const client = path.join(project, 'build/client');
  mkdirSync(path.join(client, 'assets'), { recursive: true });
  mkdirSync(path.join(project, 'build/server'));
  symlinkSync(path.resolve('content'), path.join(project, 'content'));
  const page = '<!doctype html><html lang="en"><title>Stand-in</title></html>';
  const script = Buffer.from('export const standIn = true;\n'.repeat(100));
  for (const [name, content] of [
    ['index.html', page],
    ['404.html', page],
    ['assets/entry-aBc123.js', script],
    ['assets/entry-aBc123.js.br', brotliCompressSync(script)],
    ['assets/entry-aBc123.js.gz', gzipSync(script)],
    ['../policy.json', '{"scriptHashes":[]}'],
    [
      '../server/entry.mjs',
      `export const handler = (_, response) => response.end(${JSON.stringify(page)});`,
    ],
  ] as const) {
    writeFileSync(path.join(client, name), content);
  }
  return project;
}
