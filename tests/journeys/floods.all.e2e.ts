/** What a visitor gets while others have as much rendered as they can. No browser is needed. */
import { Agent, get } from 'node:http';
import { expect, test } from '@playwright/test';
import { aSubmission } from '#tests/factories/submissions.ts';
import { until } from '#tests/support/machine/until.ts';
import { sendForm } from '#tests/support/server/send-form.ts';
import { startServerProcess } from '#tests/support/server/server-process.ts';

const connectionsEach = 8;
const sources = {
  'ten addresses': Array.from({ length: 10 }, (_, at) => `203.0.113.${at + 1}`),
  'ten addresses of one IPv6 network': Array.from({ length: 10 }, (_, at) => `2001:db8::${at + 1}`),
};
const visits = 6;

for (const [name, addresses] of Object.entries(sources)) {
  test(`a visitor gets private pages and lists while ${name} flood them`, async () => {
    const server = await startServerProcess({ TRUST_PROXY: '1' });
    try {
      const sent = await sendForm(server.url, 'contact-dialog', aSubmission['contact-dialog']());
      const { status: link } = (await sent.json()) as { status: string };
      const flood = startFlood(server.url, addresses);
      await until(async () => flood.answered() > addresses.length * connectionsEach, 'a flood');
      const seen: Record<string, number[]> = { home: [], status: [], list: [] };
      for (let visit = 0; visit < visits; visit += 1) {
        seen.home?.push(await ask(`${server.url}/`, '192.0.2.1'));
        seen.status?.push(await ask(server.url + link, '192.0.2.1'));
        seen.list?.push(await ask(`${server.url}/vacancies?q=visit-${visit}`, '192.0.2.1'));
      }
      await flood.stop();
      const all200 = Array<number>(visits).fill(200);
      expect(seen).toEqual({ home: all200, status: all200, list: all200 });
    } finally {
      await server.stop();
    }
  });
}

/** Asks for links that do not exist and for lists that nobody asked for, on each connection. */
function startFlood(url: string, addresses: string[]) {
  let answered = 0;
  const stopping = new AbortController();
  const connections = addresses.flatMap((address) =>
    Array.from({ length: connectionsEach }, async (_, at) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      while (!stopping.signal.aborted) {
        const page = (at + answered) % 2 === 0 ? '/employers/brief/' : '/vacancies?q=';
        await ask(`${url}${page}${answered}-${at}`, address, agent);
        answered += 1;
      }
      agent.destroy();
    }),
  );
  return {
    answered: () => answered,
    stop: () => {
      stopping.abort();
      return Promise.all(connections);
    },
  };
}

/** The status of the answer, as the proxy in front of the server asks for a visitor. */
function ask(url: string, visitor: string, agent?: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { accept: 'text/html', 'x-forwarded-for': visitor };
    get(url, { headers, ...(agent && { agent }) }, (answer) => {
      answer.resume().on('close', () => resolve(answer.statusCode ?? 0));
    }).on('error', reject);
  });
}
