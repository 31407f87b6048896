import { useEffect } from 'react';
import { firm } from './session.ts';
import { deskWords } from './words.ts';

export function tabTitle(page: string): string {
  return `${page} · ${deskWords.kit.name(firm().name)}`;
}

/** The title of the document. Without it the frame's own stays, the name in the navigation. */
export function usePageTitle(page: string) {
  useEffect(() => {
    document.title = tabTitle(page);
  }, [page]);
}
