import type { MouseEvent } from 'react';

/**
 * On a link to the same page in another language: takes the query and the anchor along, which the
 * page as it was built cannot know.
 */
export function keepPlace({ currentTarget }: MouseEvent<HTMLAnchorElement>) {
  const { search, hash } = window.location;
  currentTarget.href = new URL(search + hash || '#', currentTarget.href).href.replace(/#$/, '');
}
