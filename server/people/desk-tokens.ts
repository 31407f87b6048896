import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits for a cookie or a link. The store keeps only the hash. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Plain SHA-256 suffices: a random token cannot be guessed, whatever the speed of the hash. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
