import { chooseEncoding } from './choose-encoding.ts';
import type { PageStore } from './page-store.ts';
import { prepareAnswers, type PreparedAnswer } from './prepare-answers.ts';
import { isNotFoundPage } from './serve-pages.ts';

/** Larger ones are film, which is asked for in parts. */
const mostBytes = 256 * 1024;

/** Browsers write an address in ASCII. */
const plainAddress = /^\/[!-~]*$/;
const query = /\?[!-~]*(?= HTTP\/1\.1$)/;

type WireAnswer = { prepared: PreparedAnswer; second: number; bytes: Buffer };

/** Finds a page's whole answer, status line to last byte, as it goes onto the wire. */
export function wireAnswers(store: PageStore, keepAliveMs: () => number) {
  const pages = new Map(
    [...store]
      .filter(
        ([address, { bodies }]) =>
          plainAddress.test(address) &&
          !isNotFoundPage(address) &&
          bodies.identity.length <= mostBytes,
      )
      .map(([address, file]) => {
        const { identity, br, gzip } = prepareAnswers(file);
        const page = {
          identity: unsent(identity),
          br: br && unsent(br),
          gzip: gzip && unsent(gzip),
        };
        return [`GET ${address} HTTP/1.1`, page];
      }),
  );
  return (requestLine: string, acceptEncoding: string | undefined): Buffer | undefined => {
    const page = pages.get(requestLine) ?? pages.get(requestLine.replace(query, ''));
    if (!page) return undefined;
    const answer = page[chooseEncoding(acceptEncoding, page)] ?? page.identity;
    const second = Math.floor(Date.now() / 1000);
    if (answer.second !== second) {
      const { prepared } = answer;
      answer.second = second;
      answer.bytes = Buffer.concat([
        Buffer.from(head(prepared, second, keepAliveMs()), 'latin1'),
        prepared.body,
      ]);
    }
    return answer.bytes;
  };
}

function unsent(prepared: PreparedAnswer): WireAnswer {
  return { prepared, second: Number.NaN, bytes: prepared.body };
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
