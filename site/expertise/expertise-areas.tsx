import { areaIds } from '#domain/firm/related-roles.ts';
import type { PageCopy } from '#domain/pages/pages.ts';
import type { Messages } from '#words/en.ts';
import type { RelatedLink } from '#site/sections/related-links.tsx';
import { ExpertiseArea } from './expertise-area.tsx';
import type { Firm } from '#domain/firm/firm.ts';

/** All areas, closed at first. open-area-of-address.ts opens the one that the address names. */
export function ExpertiseAreas({
  firm,
  copy,
  related,
  words,
}: {
  firm: Pick<Firm, 'fields'>;
  copy: PageCopy<'expertise'>;
  related: Record<string, RelatedLink[]>;
  words: Messages['expertiseAreas'];
}) {
  const headings = {
    roles: copy.rolesHeading,
    frameworks: copy.frameworksHeading,
    question: copy.questionHeading,
    related: copy.related.heading,
  };
  return (
    <ol className="border-b border-line">
      {areaIds(firm).map((id, at) => (
        <ExpertiseArea
          key={id}
          id={id}
          number={at + 1}
          area={copy.areas[id]!}
          headings={headings}
          related={related[id]!}
          words={words}
        />
      ))}
    </ol>
  );
}
