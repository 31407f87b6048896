import { expertiseAreaIds } from '../../domain/firm/expertise-area.ts';
import type { PageCopy } from '../../domain/page/pages.ts';
import type { Messages } from '../../messages/en.ts';
import { ExpertiseArea } from './expertise-area.tsx';

/** All areas, closed at first. open-area-of-address.ts opens the one that the address names. */
export function ExpertiseAreas({
  copy,
  words,
}: {
  copy: PageCopy<'expertise'>;
  words: Messages['expertiseAreas'];
}) {
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
