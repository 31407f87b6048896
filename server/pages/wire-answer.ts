import { chooseEncoding } from './choose-encoding.ts';
import type { PageStore } from './page-store.ts';
import { prepareAnswers, type PreparedAnswer } from './prepare-answers.ts';
import { readPlainGet } from './read-plain-get.ts';
import { isNotFoundPage } from './serve-pages.ts';

/** Larger ones are film, which is asked for in parts. */
const mostBytes = 256 * 1024;

const mostOfRequest = 8 * 1024;
const mostKnown = 1000;

/** Browsers write an address in ASCII. */
const plainAddress = /^\/[!-~]*$/;

type WireAnswer = { prepared: PreparedAnswer; second: number; bytes: Buffer };

/** Finds the whole answer to a plain GET, status line to last byte, as it goes onto the wire. */
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
  // Browsers send the same text many times: one that has been judged is only looked up.
  const known = new Map<string, WireAnswer>();
  return (bytes: Buffer, length: number): Buffer | undefined => {
    if (length > mostOfRequest) return undefined;
    const text = bytes.toString('latin1', 0, length);
    const answer = known.get(text) ?? remember(text);
    if (!answer) return undefined;
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

  function remember(text: string): WireAnswer | undefined {
    const request = readPlainGet(text);
    if (!request) return undefined;
    const { requestLine, acceptEncoding } = request;
    const page = pages.get(requestLine) ?? pages.get(`${requestLine.split('?', 1)[0]} HTTP/1.1`);
    if (!page) return undefined;
    const answer = page[chooseEncoding(acceptEncoding, page)] ?? page.identity;
    if (known.size === mostKnown) known.clear();
    known.set(text, answer);
    return answer;
  }
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
