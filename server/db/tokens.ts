import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** 256 random bits for a cookie or a link. The store keeps only the hash. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Plain SHA-256 suffices: a random token cannot be guessed, whatever the speed of the hash. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Derives tokens from what they name and a key: nothing stores them. */
type SignedTokens = {
  sign(named: Buffer): string;
  /** What a token names; undefined unless the key has signed it. */
  read(token: string): Buffer | undefined;
};

/** `purpose` keeps the tokens of one kind from being those of another. */
export function signedTokens(
  key: Buffer,
  { purpose, namedBytes, proofBytes }: { purpose: string; namedBytes: number; proofBytes: number },
): SignedTokens {
  const length = Math.ceil(((namedBytes + proofBytes) * 8) / 6);
  const proofOf = (named: Buffer) =>
    createHmac('sha256', key).update(purpose).update(named).digest().subarray(0, proofBytes);
  return {
    sign: (named) => Buffer.concat([named, proofOf(named)]).toString('base64url'),
    read(token) {
      if (token.length !== length || !/^[\w-]+$/.test(token)) return undefined;
      const bytes = Buffer.from(token, 'base64url');
      // The last character has spare bits: only one spelling is the token.
      if (bytes.toString('base64url') !== token) return undefined;
      const named = bytes.subarray(0, namedBytes);
      return timingSafeEqual(bytes.subarray(namedBytes), proofOf(named)) ? named : undefined;
    },
  };
}
