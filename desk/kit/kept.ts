/** This browser, or this tab alone. */
type Keeper = 'localStorage' | 'sessionStorage';

/** Text that was kept under a name; null where nothing was, as in a browser whose storage is blocked. */
export function keptText(name: string, keeper: Keeper = 'localStorage'): string | null {
  try {
    return globalThis[keeper].getItem(name);
  } catch {
    return null;
  }
}

/** Null forgets it. Whether it is kept: storage may be blocked or full. */
export function keepText(
  name: string,
  text: string | null,
  keeper: Keeper = 'localStorage',
): boolean {
  try {
    if (text === null) globalThis[keeper].removeItem(name);
    else globalThis[keeper].setItem(name, text);
    return true;
  } catch {
    return false;
  }
}
