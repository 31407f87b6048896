import { areaIds } from '#domain/firm/related-roles.ts';
import type { PageCopy, ExpertiseArea as Area } from '#domain/pages/pages.ts';
import type { Messages } from '#words/en.ts';
import { type RelatedLink, RelatedLinks } from '#site/sections/related-links.tsx';
import type { Firm } from '#domain/firm/firm.ts';
import { Icon } from '#ui/icon.tsx';
import { ScrollPanel } from '#ui/scroll-panel.tsx';

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

type AreaHeadings = { roles: string; frameworks: string; question: string; related: string };

function ExpertiseArea({
  id,
  number,
  area,
  headings,
  related,
  words,
}: {
  id: string;
  number: number;
  area: Area;
  headings: AreaHeadings;
  related: RelatedLink[];
  words: Messages['expertiseAreas'];
}) {
  const headingId = `${id}-heading`;
  return (
    <li className="relative grid gap-x-10 gap-y-3 border-t border-line py-7 md:grid-cols-[2.5rem_1fr] lg:grid-cols-[2.5rem_5fr_8fr_8.5rem] lg:gap-y-0">
      <p className="label-mono pt-1 text-accent" aria-hidden>
        {String(number).padStart(2, '0')}
      </p>
      <h3 id={headingId} className="text-xl">
        {area.name}
      </h3>
      <p className="max-w-2xl text-muted md:col-start-2 lg:col-start-3">{area.summary}</p>
      <details className="group md:col-start-2 lg:col-end-5">
        <summary className="inline-flex min-h-11 list-none items-center gap-2 text-sm font-semibold text-accent underline-offset-4 hover:underline lg:absolute lg:top-5.5 lg:right-0 [&::-webkit-details-marker]:hidden">
          <span className="group-open:hidden">{words.learnMore}</span>
          <span className="hidden group-open:inline">{words.showLess}</span>
          <span className="sr-only">
            {words.about} {area.name}
          </span>
          <Icon name="chevron" className="size-4 group-open:rotate-180" />
        </summary>
        {/* Inside, so that browsers open the details for it; it rests at the top of the area. */}
        <span id={id} className="absolute top-0" />
        <ScrollPanel
          labelledBy={headingId}
          className="mt-3 rounded-md lg:mt-6 border border-line p-6 sm:p-7"
        >
          <AreaDetails area={area} headings={headings} />
        </ScrollPanel>
        <RelatedLinks heading={headings.related} links={related} className="mt-5" />
      </details>
    </li>
  );
}

function AreaDetails({ area, headings }: { area: Area; headings: AreaHeadings }) {
  return (
    <div className="grid gap-x-10 gap-y-8 sm:grid-cols-2 xl:grid-cols-[3fr_2fr_2fr]">
      <div className="sm:col-span-2 xl:col-span-1">
        <p>{area.scope}</p>
        <h4 className="label-mono mt-6 text-accent">{headings.question}</h4>
        <p className="mt-2 border-l-2 border-signal pl-4 font-medium">{area.question}</p>
      </div>
      <AreaList heading={headings.roles} entries={area.roles} />
      <AreaList heading={headings.frameworks} entries={area.frameworks} />
    </div>
  );
}

function AreaList({ heading, entries }: { heading: string; entries: string[] }) {
  return (
    <div>
      <h4 className="label-mono text-accent">{heading}</h4>
      <ul className="mt-2 text-sm">
        {entries.map((entry) => (
          <li key={entry} className="border-b border-line py-1.5 last:border-0">
            {entry}
          </li>
        ))}
      </ul>
    </div>
  );
}
