import { useEffect } from 'react';

/** While a page still runs the scripts of the build before, a newer one may have gone live. */
export async function newBuildIsLive(): Promise<boolean> {
  try {
    const response = await fetch(window.location.pathname, { cache: 'no-store' });
    const live = /\/assets\/manifest-[\w-]+\.js/.exec(await response.text())?.[0];
    // oxlint-disable-next-line no-underscore-dangle -- the name is React Router's
    return live !== undefined && live !== window.__reactRouterManifest?.url;
  } catch {
    return false;
  }
}

/** Old scripts may fail on new data: then the page is loaded afresh, once, instead of failing. */
export function useFreshLoadAfter(error: unknown) {
  useEffect(() => {
    void newBuildIsLive().then((live) => live && window.location.reload());
  }, [error]);
}

const storageKey = 'navigating-to';

/**
 * When the scripts of the next page are gone, the router reloads the page that was being left. So
 * that the visitor arrives nevertheless, the address is noted until the next page is there. The
 * router is asked itself: React may render the beginning of a navigation only after its end.
 */
export function useNotedNavigation() {
  useEffect(() => {
    // oxlint-disable-next-line no-underscore-dangle -- the name is React Router's
    return window.__reactRouterDataRouter?.subscribe(({ navigation }) => note(navigation.location));
  }, []);
}

function note(target?: { pathname: string; search: string; hash: string }) {
  try {
    if (!target) sessionStorage.removeItem(storageKey);
    else {
      const to = `${target.pathname}${target.search}${target.hash}`;
      sessionStorage.setItem(storageKey, `${window.location.pathname} ${to}`);
    }
  } catch {
    // Storage is blocked: the visitor has to press the link once more.
  }
}

/**
 * Runs before the first paint: a reload in the middle of a navigation goes where that was going.
 * Every other arrival leaves the storage alone.
 */
export const resumeScript = `try{if(performance.getEntriesByType('navigation')[0].type==='reload'){let k='${storageKey}',[f,t]=sessionStorage.getItem(k).split(' ');sessionStorage.removeItem(k);if(f===location.pathname&&t[0]==='/'&&t[1]!=='/')location.replace(t)}}catch{}`;
