import type { HiringModels } from '#domain/hiring-models/hiring-models.ts';
import type { PageCopy } from '#domain/pages/pages.ts';
import { offeredModels } from '#domain/hiring-models/hiring-model.ts';
import { TextLink } from '#ui/text-link.tsx';
import { Fold } from './fold.tsx';
import type { FirmOffer } from '#domain/firm/firm.ts';

export const comparisonAnchor = 'comparison';

const rows = [
  'bestFor',
  'fee',
  'timeline',
  'deliverable',
  'places',
  'exclusivity',
  'guarantee',
] as const;

type Props = {
  firm: FirmOffer;
  copy: PageCopy<'employers'>['comparison'];
  terms: PageCopy<'employers'>['terms'];
  models: HiringModels;
  /** The address of the talent pack. */
  packPath: string;
};

/** The one table of the four models. On small screens it opens on request and scrolls sideways. */
export function ModelComparison({ firm, copy, packPath, ...content }: Props) {
  return (
    <section className="border-t border-line py-6 md:py-20">
      <div className="container-page">
        <h2 id={headingId} className="text-2xl">
          {copy.heading}
        </h2>
        <p className="mt-2 text-sm text-muted md:mt-4 md:text-lg">{copy.introduction}</p>
        <Fold label={copy.open}>
          {/* The anchor is inside, so that a link to it opens the disclosure. */}
          <section
            id={comparisonAnchor}
            aria-labelledby={headingId}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable
            tabIndex={0}
            className="scroll-mt-44 overflow-x-auto md:mt-4"
          >
            <ComparisonTable firm={firm} heading={copy.term} {...content} />
          </section>
        </Fold>
        <p className="mt-4 flex flex-wrap items-baseline gap-x-6 gap-y-1 md:mt-8">
          <span className="text-sm text-muted md:text-base">{copy.pack.text}</span>
          <TextLink href={packPath} className="py-1">
            {copy.pack.link}
          </TextLink>
        </p>
      </div>
    </section>
  );
}

const headingId = `${comparisonAnchor}-heading`;

function ComparisonTable({
  firm,
  heading,
  terms,
  models,
}: { heading: string } & Omit<Props, 'copy' | 'packPath'>) {
  return (
    <table
      aria-labelledby={headingId}
      className="w-full table-fixed border-collapse text-left text-sm max-md:min-w-4xl md:hyphens-auto"
    >
      <thead>
        <tr className="border-b-2 border-ink align-bottom">
          <th scope="col" className="sticky left-0 w-30 bg-paper md:w-28 lg:w-36">
            <span className="sr-only">{heading}</span>
          </th>
          {offeredModels(firm).map((id) => (
            <th
              key={id}
              scope="col"
              className="p-3 text-base font-semibold md:max-lg:px-2 md:max-lg:text-sm"
            >
              {models[id].name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row} className="border-b border-line align-top">
            <th
              scope="row"
              className="sticky left-0 bg-paper py-4 pr-3 font-mono text-xs font-medium text-accent hyphens-auto"
            >
              {terms[row]}
            </th>
            {offeredModels(firm).map((id) => (
              <td key={id} className="px-3 py-4 md:max-lg:px-2 md:max-lg:text-xs">
                {models[id][row]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
