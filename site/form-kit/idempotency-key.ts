/**
 * One key for one filled form, kept until an input changes or the form is stored: a second press,
 * a retry after a lost answer or a reload then stores one submission. Undefined on an insecure
 * origin, where browsers have no randomUUID: the server then compares the content.
 */
export function idempotencyKeyOf(scope: string): string | undefined {
  const key = read(scope) ?? crypto.randomUUID?.();
  if (key) write(scope, key);
  return key;
}

export function forgetIdempotencyKey(scope: string) {
  held.delete(scope);
  try {
    sessionStorage.removeItem(storageKey(scope));
  } catch {
    // Storage is blocked, so nothing was kept.
  }
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

function write(scope: string, key: string) {
  held.set(scope, key);
  try {
    sessionStorage.setItem(storageKey(scope), key);
  } catch {
    // Storage is blocked: the key holds until the page is left.
  }
}
