import { chooseEncoding } from './choose-encoding.ts';
import type { PageStore } from './page-store.ts';
import { prepareAnswers, type PreparedAnswer } from './prepare-answers.ts';
import { isNotFoundPage } from './serve-pages.ts';

/** Larger ones are film, which is asked for in parts. */
const mostBytes = 256 * 1024;

/** Finds a page's whole answer, status line to last byte, as it goes onto the wire. */
export function wireAnswers(store: PageStore, keepAliveMs: () => number) {
  const pages = new Map(
    [...store]
      .filter(
        ([address, { bodies }]) => !isNotFoundPage(address) && bodies.identity.length <= mostBytes,
      )
      .map(([address, file]) => [address, prepareAnswers(file)]),
  );
  const ready = new Map<PreparedAnswer, { second: number; bytes: Buffer }>();
  return (path: string, acceptEncoding: string | undefined): Buffer | undefined => {
    const query = path.indexOf('?');
    const page = pages.get(query === -1 ? path : path.slice(0, query));
    if (!page) return undefined;
    const answer = page[chooseEncoding(acceptEncoding, page)] ?? page.identity;
    const second = Math.floor(Date.now() / 1000);
    const last = ready.get(answer);
    if (last?.second === second) return last.bytes;
    const bytes = Buffer.concat([
      Buffer.from(head(answer, second, keepAliveMs()), 'latin1'),
      answer.body,
    ]);
    ready.set(answer, { second, bytes });
    return bytes;
  };
}

/** The date changes each second, all else with the next build. */
function head({ headersOfWhole }: PreparedAnswer, second: number, keepAliveMs: number): string {
  const lines = ['HTTP/1.1 200 OK'];
  for (let at = 0; at < headersOfWhole.length; at += 2) {
    lines.push(`${headersOfWhole[at]}: ${headersOfWhole[at + 1]}`);
  }
  const date = new Date(second * 1000).toUTCString();
  const keepAlive = `timeout=${Math.floor(keepAliveMs / 1000)}`;
  lines.push(`Date: ${date}`, 'Connection: keep-alive', `Keep-Alive: ${keepAlive}`);
  return `${lines.join('\r\n')}\r\n\r\n`;
}
