import { useEffect } from 'react';
import { deskWords } from './words.ts';
import { firm } from './firm.ts';

export function documentTitle(page: string): string {
  return `${page} · ${deskWords.kit.name(firm().name)}`;
}

/** The title of the document. Without it the frame's own stays, the name in the navigation. */
export function usePageTitle(page: string) {
  useEffect(() => {
    document.title = documentTitle(page);
  }, [page]);
}
