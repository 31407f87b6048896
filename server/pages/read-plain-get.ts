export type PlainGet = {
  /** As it came: whether a page has that address is for others to say. */
  requestLine: string;
  acceptEncoding: string | undefined;
};

/** One request and nothing behind it, its headers in the form that every browser writes. */
const wholeRequest = /^(GET [!-~]+ HTTP\/1\.1)\r\n((?:[A-Za-z][A-Za-z0-9-]*: [ -~]*\r\n)+)\r\n$/;

/** With one of these, a request has a body, wants a part, or asks for more than a page. */
const unusual =
  /^(?:content-length|transfer-encoding|expect|upgrade|connection: (?!keep-alive\r)|range|if-)/im;

/** A request that needs no further thought, or nothing, and then Node's parser has to look. */
export function readPlainGet(text: string): PlainGet | undefined {
  const [, requestLine, headers] = wholeRequest.exec(text) ?? [];
  if (!requestLine || !headers || unusual.test(headers)) return undefined;
  if (headers.match(/^host: ./gim)?.length !== 1) return undefined;
  const accepted = headers.match(/^accept-encoding: (.*)\r$/gim);
  if (accepted && accepted.length > 1) return undefined;
  return {
    requestLine,
    acceptEncoding: accepted?.[0].slice('accept-encoding: '.length).trim(),
  };
}
