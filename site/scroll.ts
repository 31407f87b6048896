import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';

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

  useClientLayoutEffect(() => {
    const returning = arrivedBy === 'POP' ? positions.get(key) : undefined;
    if (returning !== undefined) window.scrollTo({ top: returning, behavior: 'instant' });
    else if (!hash && arrivedBy !== 'POP') window.scrollTo({ top: 0, behavior: 'instant' });

    const remember = () => positions.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key, pathname]);

  useEffect(() => {
    if (!hash || positions.has(key)) return;
    const timer = setTimeout(() => scrollToAnchor(hash), anchorDelayMs);
    return () => clearTimeout(timer);
  }, [key, hash]);
}

export function scrollToAnchor(hash: string) {
  const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  document
    .getElementById(decodeURIComponent(hash.replace(/^#/, '')))
    ?.scrollIntoView({ behavior: reduced ? 'instant' : 'smooth' });
}

const useClientLayoutEffect = typeof document === 'undefined' ? () => {} : useLayoutEffect;
