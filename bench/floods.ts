/**
 * What a flood from one address costs other visitors: npm run bench:floods
 * Build first. The flood, the visitors and the server are processes of their own, on loopback.
 */
import { fork } from 'node:child_process';
import { Agent, get } from 'node:http';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { aSubmission } from '#tests/factories/submissions.ts';
import { sendForm } from '#tests/support/server/send-form.ts';
import { startServerProcess } from '#tests/support/server/server-process.ts';
import { median, printFigures, type Figure } from './support/figure.ts';

const connections = 50;
const visitors = 24;
const warmUpMs = 2_000;

type Flood = { address: string; from: 'one address' | 'each its own' };

const floods: Record<string, Flood | undefined> = {
  'no flood': undefined,
  'a flood of the kept /vacancies': { address: '/vacancies', from: 'one address' },
  'a flood of /vacancies?q=<random>': { address: '/vacancies?q=', from: 'one address' },
  'the same from 50 addresses': { address: '/vacancies?q=', from: 'each its own' },
};

export async function measureFloods(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [name, given] of Object.entries(floods)) {
    const server = await startServerProcess({ SUBMISSIONS_PER_MINUTE: '1000' });
    const flood =
      given && fork(import.meta.filename, ['flood', `${server.url}${given.address}`, given.from]);
    try {
      await wait(warmUpMs);
      const home: number[] = [];
      const form: number[] = [];
      let stored = 0;
      for (let visitor = 0; visitor < visitors; visitor += 1) {
        home.push(await timed(async () => (await fetch(server.url)).arrayBuffer()));
        const fields = aSubmission['contact-dialog']();
        form.push(
          await timed(async () => {
            const answer = await sendForm(server.url, 'contact-dialog', fields);
            if (answer.status === 201) stored += 1;
          }),
        );
      }
      const figure = {
        what: `Home and a form of ${visitors} visitors beside ${name}`,
        measured: `median ${show(median(home))} and ${show(median(form))} ms, slowest ${show(Math.max(...home))} and ${show(Math.max(...form))} ms, ${stored} forms stored`,
      };
      figures.push(figure);
      console.log(`${figure.what}\t${figure.measured}`);
    } finally {
      if (flood) {
        flood.kill();
        await once(flood, 'exit');
      }
      await server.stop();
    }
  }
  return figures;
}

const show = (ms: number) => Math.round(ms);

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** Requests without end on each connection; an address that ends with `=` gets a new word each. */
async function flood(address: string, from: string) {
  const headers = { accept: 'text/html', 'accept-encoding': 'br' };
  await Promise.all(
    Array.from({ length: connections }, async (_, at) => {
      const localAddress = from === 'one address' ? '127.0.0.1' : `127.0.0.${at + 2}`;
      const agent = new Agent({ keepAlive: true, maxSockets: 1, localAddress });
      const ask = (target: string) =>
        new Promise<void>((resolve) => {
          get(target, { agent, headers }, (answer) => answer.resume().on('close', resolve)).on(
            'error',
            () => resolve(),
          );
        });
      while (process.connected) {
        await ask(address.endsWith('=') ? `${address}${Math.random().toString(36)}` : address);
      }
    }),
  );
}

if (import.meta.main) {
  const [role, address, from] = process.argv.slice(2);
  if (role === 'flood' && address && from) await flood(address, from);
  else printFigures(await measureFloods());
}
