export type PlainGet = {
  /** As it came: whether a page has that address is for others to say. */
  requestLine: string;
  acceptEncoding: string | undefined;
};

const mostBytes = 8 * 1024;
const carriageReturn = 13;

/** All headers of one request and nothing behind them, in the form that every browser writes. */
const wholeHeaders = /^\r\n((?:[A-Za-z][A-Za-z0-9-]*: [ -~]*\r\n)+)\r\n$/;

/** With one of these, a request has a body, wants a part, or asks for more than a page. */
const unusual =
  /^(?:content-length|transfer-encoding|expect|upgrade|connection: (?!keep-alive\r)|range|if-)/im;

/**
 * Reads the requests of one connection: those that need no further thought, or nothing, and then
 * Node's parser has to look. A browser sends the same headers many times on a connection, so those
 * that have been judged are only compared.
 */
export function createPlainReader(): (chunk: Buffer) => PlainGet | undefined {
  let judged: Buffer | undefined;
  let acceptEncoding: string | undefined;
  return (chunk) => {
    const lineEnd = chunk.indexOf(carriageReturn);
    if (lineEnd === -1 || chunk.length > mostBytes) return undefined;
    if (!judged || chunk.compare(judged, 0, judged.length, lineEnd) !== 0) {
      const headers = readPlainHeaders(chunk.toString('latin1', lineEnd));
      if (!headers) return undefined;
      judged = Buffer.from(chunk.subarray(lineEnd));
      acceptEncoding = headers.acceptEncoding;
    }
    return { requestLine: chunk.toString('latin1', 0, lineEnd), acceptEncoding };
  };
}

function readPlainHeaders(text: string): { acceptEncoding: string | undefined } | undefined {
  const headers = wholeHeaders.exec(text)?.[1];
  if (headers === undefined || unusual.test(headers)) return undefined;
  if (headers.match(/^host: ./gim)?.length !== 1) return undefined;
  const accepted = headers.match(/^accept-encoding: (.*)\r$/gim);
  if (accepted && accepted.length > 1) return undefined;
  return { acceptEncoding: accepted?.[0].slice('accept-encoding: '.length).trim() };
}
