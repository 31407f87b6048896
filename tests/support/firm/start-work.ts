import { workAtDesk } from './clerks.ts';
import type { Firm } from './firm.ts';
import { publish } from './publishers.ts';
import { actOnStatus } from './senders.ts';
import { visit } from './visitors.ts';

const visitors = 2;

/**
 * The firm at work until it is stopped: visitors send forms, senders act on their status pages,
 * staff work at the desk and publish vacancies, each after the other on one of the servers.
 */
export function startWork({ ledger, desk }: Firm, urls: readonly string[]) {
  const ending = new AbortController();
  const repeat = async (step: (url: string) => Promise<void>) => {
    while (!ending.signal.aborted) await step(urls[Math.floor(Math.random() * urls.length)]!);
  };
  const working = [
    ...Array.from({ length: visitors }, () => repeat((url) => visit(url, ledger))),
    repeat((url) => actOnStatus(url, ledger)),
    repeat((url) => workAtDesk(url, ledger, desk)),
    repeat((url) => publish(url, ledger, desk)),
  ];
  return {
    stop: async () => {
      ending.abort();
      await Promise.all(working);
    },
  };
}
