import type { Encoding, StoredFile } from './page-store.ts';

export type PreparedAnswers = Partial<Record<Encoding, PreparedAnswer>> & {
  identity: PreparedAnswer;
};

/** Headers are lists of names and values in turn, which Node writes as they are. */
export type PreparedAnswer = {
  etag: string;
  body: Buffer;
  headers: string[];
  headersOfWhole: string[];
  headersWhenUnchanged: string[];
};

/** What each answer with a file consists of, put together once and not at each request. */
export function prepareAnswers({ etag, headers, bodies }: StoredFile): PreparedAnswers {
  const prepare = (encoding: Encoding, body: Buffer): PreparedAnswer => {
    const tag = `"${etag}${encoding === 'identity' ? '' : `-${encoding}`}"`;
    const common = Object.entries({ ...headers, etag: tag, vary: 'accept-encoding' }).flat();
    const form =
      encoding === 'identity' ? ['accept-ranges', 'bytes'] : ['content-encoding', encoding];
    return {
      etag: tag,
      body,
      headers: [...common, ...form],
      headersOfWhole: [...common, ...form, 'content-length', String(body.length)],
      headersWhenUnchanged: common,
    };
  };
  return {
    identity: prepare('identity', bodies.identity),
    ...(bodies.br && { br: prepare('br', bodies.br) }),
    ...(bodies.gzip && { gzip: prepare('gzip', bodies.gzip) }),
  };
}
