import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { layOutEverything } from './first-view.ts';

/** Lets a freshly opened page settle before it glides to an anchor. */
const anchorDelayMs = 100;

const positions = new Map<string, number>();

/**
 * A new page starts at its top, going back returns to where the visitor was, and an address with
 * an anchor glides to that element, on arrival as well as when only the anchor changes.
 */
export function useScrollPosition() {
  const { key, hash, pathname } = useLocation();
  const arrivedBy = useNavigationType();
  const shownPath = useRef<string>(undefined);
  // The key alone is not enough: every entry that the router did not make has the same one.
  const place = `${key} ${pathname}${hash}`;

  useClientLayoutEffect(() => {
    const otherPage = shownPath.current !== pathname;
    if (shownPath.current !== undefined) layOutEverything();
    shownPath.current = pathname;
    // Within a page the browser itself jumps to anchors and returns from them.
    const returning = arrivedBy === 'POP' && otherPage ? positions.get(place) : undefined;
    if (returning !== undefined) window.scrollTo({ top: returning, behavior: 'instant' });
    else if (!hash && arrivedBy !== 'POP') window.scrollTo({ top: 0, behavior: 'instant' });

    // Asked before anything is remembered: the page may still be gliding to the anchor before.
    const toAnchor = hash && !positions.has(place);
    const timer = toAnchor ? setTimeout(() => scrollToAnchor(hash), anchorDelayMs) : undefined;
    const remember = () => positions.set(place, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', remember);
    };
  }, [place]);
}

function scrollToAnchor(hash: string) {
  layOutEverything();
  const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  document
    .getElementById(decodeURIComponent(hash.replace(/^#/, '')))
    ?.scrollIntoView({ behavior: reduced ? 'instant' : 'smooth' });
}

const useClientLayoutEffect = typeof document === 'undefined' ? () => {} : useLayoutEffect;
