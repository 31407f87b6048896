/**
 * One key for one filled form, kept until it is stored: a second press, a retry after a lost answer
 * or a reload then stores one submission. Changed content is another submission and gets another
 * key, or the correction would be taken for the original and be lost.
 */
export function idempotencyKeyFor(scope: string, content: string): string {
  const print = fingerprint(content);
  const [knownPrint, knownKey] = (read(scope) ?? '').split(' ');
  if (knownPrint === print && knownKey) return knownKey;
  const key = randomUuid();
  write(scope, `${print} ${key}`);
  return key;
}

export function forgetIdempotencyKey(scope: string) {
  try {
    sessionStorage.removeItem(storageKey(scope));
  } catch {
    // Storage is blocked, so nothing was kept.
  }
  held.delete(scope);
}

/** Holds the key where storage is blocked. */
const held = new Map<string, string>();

const storageKey = (scope: string) => `idempotency:${scope}`;

function read(scope: string): string | undefined {
  try {
    return sessionStorage.getItem(storageKey(scope)) ?? held.get(scope);
  } catch {
    return held.get(scope);
  }
}

function write(scope: string, value: string) {
  held.set(scope, value);
  try {
    sessionStorage.setItem(storageKey(scope), value);
  } catch {
    // Storage is blocked: the key holds until the page is left.
  }
}

/** FNV-1a: tells two contents apart without keeping what the visitor wrote. */
function fingerprint(content: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < content.length; at += 1) {
    hash = Math.imul(hash ^ content.charCodeAt(at), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}

/** crypto.randomUUID exists only on secure origins. */
function randomUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
