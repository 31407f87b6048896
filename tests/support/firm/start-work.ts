import { workAtDesk } from './clerks.ts';
import { closeRole } from './closers.ts';
import { converse } from './correspondents.ts';
import { editPage } from './editors.ts';
import type { Firm } from './firm.ts';
import { publish } from './publishers.ts';
import { actOnStatus } from './senders.ts';
import { subscribe } from './subscribers.ts';
import { tellMeanwhile } from './tell-roles.ts';
import { visit } from './visitors.ts';

const visitors = 2;

/**
 * The firm at work until it is stopped: visitors send forms, senders act on their status pages,
 * staff work at the desk, write with senders, publish vacancies and pages, close roles and answer
 * everybody, subscribers are told of roles, each after the other on one of the servers.
 */
export function startWork(firm: Firm, urls: readonly string[]) {
  const { ledger, desk } = firm;
  const ending = new AbortController();
  const repeat = async (step: (url: string) => Promise<void>) => {
    while (!ending.signal.aborted) await step(urls[Math.floor(Math.random() * urls.length)]!);
  };
  const working = [
    ...Array.from({ length: visitors }, () => repeat((url) => visit(url, ledger))),
    repeat((url) => actOnStatus(url, ledger)),
    repeat((url) => workAtDesk(url, ledger, desk)),
    repeat((url) => converse(url, ledger, desk)),
    repeat((url) => publish(url, ledger, desk)),
    repeat((url) => closeRole(url, ledger, desk)),
    repeat((url) => editPage(url, ledger, desk)),
    repeat((url) => subscribe(url, ledger)),
    tellMeanwhile(firm),
  ];
  return {
    stop: async () => {
      ending.abort();
      await Promise.all(working);
    },
  };
}
