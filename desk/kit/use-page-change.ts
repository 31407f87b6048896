import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { deskWords } from './words.ts';
import { documentTitle } from './page-title.ts';
import { firm } from './firm.ts';

/**
 * Names the document after the page and moves the focus to its heading when another page is opened.
 * The inbox and the submission beside it are one page: its keys move the focus themselves.
 */
export function usePageChange() {
  const { pathname } = useLocation();
  const page = pathname.startsWith('/submissions') ? '/inbox' : pathname;
  const content = useRef<HTMLElement>(null);
  const shown = useRef(page);

  // Before the effects of the page, which may give a title of their own.
  useLayoutEffect(() => {
    const name = page.split('/')[1] || 'overview';
    const label = deskWords.kit.nav[name as keyof typeof deskWords.kit.nav];
    document.title = label ? documentTitle(label) : deskWords.kit.name(firm().name);
  }, [page]);

  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    const heading = content.current?.querySelector<HTMLElement>('h1');
    heading?.setAttribute('tabindex', '-1');
    (heading ?? content.current)?.focus();
    window.scrollTo(0, 0);
  }, [page]);

  return content;
}
