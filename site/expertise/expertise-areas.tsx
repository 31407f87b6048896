import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { expertiseAreaIds } from '../../domain/firm/expertise-area.ts';
import type { PageCopy } from '../../domain/page/pages.ts';
import type { Messages } from '../../messages/en.ts';
import { ExpertiseArea } from './expertise-area.tsx';

/** All areas, closed at first. An address that ends in an area's anchor opens that one. */
export function ExpertiseAreas({
  copy,
  words,
}: {
  copy: PageCopy<'expertise'>;
  words: Messages['expertiseAreas'];
}) {
  useAreaOfAddress();
  const headings = {
    roles: copy.rolesHeading,
    frameworks: copy.frameworksHeading,
    question: copy.questionHeading,
  };
  return (
    <ol className="border-b border-line">
      {expertiseAreaIds.map((id, at) => (
        <ExpertiseArea
          key={id}
          id={id}
          number={at + 1}
          area={copy.areas[id]}
          headings={headings}
          words={words}
        />
      ))}
    </ol>
  );
}

/** The key makes a second press on the same link open an area that was closed meanwhile. */
function useAreaOfAddress() {
  const { hash, key } = useLocation();
  useEffect(() => {
    const area = expertiseAreaIds.find((id) => hash === `#${id}`);
    const details = area && document.getElementById(area)?.closest('details');
    if (details) details.open = true;
  }, [hash, key]);
}
