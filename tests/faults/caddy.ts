import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { request } from 'node:http';
import path from 'node:path';
import { securityHeaders } from '#server/base/security-headers.ts';
import { pdfBytes } from '#tests/factories/documents.ts';
import { aSubmission } from '#tests/factories/submissions.ts';
import { startCaddy } from '#tests/support/server/caddy-process.ts';
import { sendForm } from '#tests/support/server/send-form.ts';
import { startServerProcess } from '#tests/support/server/server-process.ts';
import type { Finding } from './fault.ts';

const perMinute = 3;
const compared = Object.keys(securityHeaders).concat(
  'content-security-policy',
  'cache-control',
  'vary',
);

/** The server behind Caddy with deploy/Caddyfile. */
export async function checkCaddy(): Promise<Finding> {
  const client = path.resolve('build/client');
  const limits = { TRUST_PROXY: '1', SUBMISSIONS_PER_MINUTE: String(perMinute) };
  const server = await startServerProcess(limits);
  const proxy = await startCaddy(new URL(server.url).host, client);
  const broken: string[] = [];
  const expect = (fact: boolean, what: string) => void (fact || broken.push(what));
  try {
    const page = await fetch(`${proxy.url}/`);
    const isPage = (await page.text()).includes('<html') && page.status === 200;
    expect(isPage, `the home page answers ${page.status}`);
    expect(page.headers.has('content-security-policy'), 'the home page has no policy');
    for (const address of ['/no-such-page', '/assets/no-such-file.js']) {
      const { status } = await fetch(proxy.url + address);
      expect(status === 404, `${address} answers ${status}`);
    }
    await checkAsset();
    const bytes = pdfBytes('x'.repeat(5 * 1024 * 1024 - 2_000));
    const file = { field: 'resume', filename: 'cv.pdf', type: 'application/pdf', bytes };
    const form = aSubmission['job-application']();
    const { status } = await sendForm(proxy.url, 'job-application', form, file);
    expect(status === 201, `an upload of ${bytes.length} bytes answers ${status}`);
    await checkForwarding();
    return {
      figures: `page, asset with br, upload of ${bytes.length} bytes, forwarded address and 404 through ${proxy.version}`,
      broken,
    };
  } finally {
    await proxy.stop();
    await server.stop();
  }

  /** Caddy's own answer has the headers of the server's. */
  async function checkAsset() {
    const folder = path.join(client, 'assets');
    const hasBrotli = (name: string) => existsSync(path.join(folder, `${name}.br`));
    const address = `/assets/${readdirSync(folder).find(hasBrotli)}`;
    const direct = await getRaw(server.url + address, { 'accept-encoding': 'br' });
    const proxied = await getRaw(proxy.url + address, { 'accept-encoding': 'br' });
    expect(proxied.headers['content-encoding'] === 'br', 'the asset comes without br');
    expect(proxied.body.equals(direct.body), 'the asset differs from the one of the server');
    for (const header of compared) {
      const [wanted, found] = [direct, proxied].map(({ headers }) => `${headers[header]}`);
      const isSame = wanted!.toLowerCase() === found!.toLowerCase();
      expect(isSame, `${header} of an asset is "${found}" from Caddy, "${wanted}" from the server`);
    }
    expect(proxied.headers.server === undefined, 'Caddy names itself in the Server header');
  }

  /** One submission was sent; a made-up X-Forwarded-For must not reset the count. */
  async function checkForwarding() {
    let last = 0;
    for (let count = 0; count < perMinute; count += 1) {
      const headers = { 'x-forwarded-for': `203.0.113.${count}` };
      const form = aSubmission['contact-dialog']();
      last = (await sendForm(proxy.url, 'contact-dialog', form, undefined, headers)).status;
    }
    expect(last === 429, `with made-up addresses the limit answers ${last}`);
    // From another address of this machine: counted by itself, so the visitor's address arrives.
    const other = await getRaw(`${proxy.url}/api/intake/contact-dialog`, {}, '127.0.0.2');
    expect(other.status !== 429, 'two visitors behind the proxy share one limit');
  }
}

/** Without fetch's own decoding, and posted from a chosen address. */
async function getRaw(url: string, headers: Record<string, string>, localAddress?: string) {
  const sent = request(url, { headers, localAddress, method: localAddress ? 'POST' : 'GET' });
  sent.end();
  const [response] = await once(sent, 'response');
  const body = Buffer.concat(await response.toArray());
  return { status: response.statusCode as number, headers: response.headers, body };
}
