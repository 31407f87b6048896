import { scryptSync } from 'node:crypto';

/**
 * Tells whether a destination was changed since the last start. Addresses hold passwords, so the
 * hash is a slow one.
 */
export function fingerprintOf(...parts: readonly (string | Uint8Array | undefined)[]): string {
  const text = JSON.stringify(
    parts.map((part) => (part instanceof Uint8Array ? Buffer.from(part).toString('hex') : part)),
  );
  return scryptSync(text, 'destination', 32).toString('base64url');
}
