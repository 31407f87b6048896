export type PlainGet = { path: string; acceptEncoding: string | undefined };

const mostBytes = 8 * 1024;

/** One whole request and nothing behind it, in the form that every browser writes. */
const wholeRequest = /^GET (\/[!-~]*) HTTP\/1\.1\r\n((?:[A-Za-z][A-Za-z0-9-]*: [ -~]*\r\n)+)\r\n$/;

/** With one of these, a request has a body, wants a part, or asks for more than a page. */
const unusual =
  /^(?:content-length|transfer-encoding|expect|upgrade|connection: (?!keep-alive\r)|range|if-)/im;

/** A GET that needs no further thought, or nothing: then Node's parser has to look. */
export function readPlainGet(chunk: Buffer): PlainGet | undefined {
  if (chunk.length > mostBytes) return undefined;
  const [, path, headers] = wholeRequest.exec(chunk.toString('latin1')) ?? [];
  if (path === undefined || headers === undefined || unusual.test(headers)) return undefined;
  if (headers.match(/^host: ./gim)?.length !== 1) return undefined;
  const accepted = headers.match(/^accept-encoding: (.*)\r$/gim);
  if (accepted && accepted.length > 1) return undefined;
  return { path, acceptEncoding: accepted?.[0].slice('accept-encoding: '.length).trim() };
}
