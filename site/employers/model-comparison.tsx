import type { HiringModels } from '../../domain/hiring-model/hiring-models.ts';
import type { PageCopy } from '../../domain/page/pages.ts';
import { hiringModelIds } from '../../domain/hiring-model/hiring-model.ts';
import { Icon } from '../../ui/icon.tsx';
import { TextLink } from '../../ui/text-link.tsx';

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
  copy: PageCopy<'employers'>['comparison'];
  terms: PageCopy<'employers'>['terms'];
  models: HiringModels;
  /** The address of the talent pack. */
  packPath: string;
};

/** One table, open at first. On small screens it scrolls sideways and can be closed. */
export function ModelComparison({ copy, packPath, ...content }: Props) {
  return (
    <section id={comparisonAnchor} className="scroll-mt-14 border-t border-line py-10 md:py-20">
      <div className="container-page">
        <h2 id={headingId} className="text-2xl">
          {copy.heading}
        </h2>
        <details open className="group mt-2 md:mt-4">
          <summary className="flex min-h-11 list-none items-center justify-between gap-4 text-muted md:text-lg lg:pointer-events-none [&::-webkit-details-marker]:hidden">
            {copy.introduction}
            <Icon
              name="chevron"
              className="size-5 shrink-0 text-accent group-open:rotate-180 lg:hidden"
            />
          </summary>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable */}
          <section aria-labelledby={headingId} tabIndex={0} className="mt-4 overflow-x-auto">
            <ComparisonTable heading={copy.term} {...content} />
          </section>
        </details>
        <p className="mt-8 flex flex-wrap items-baseline gap-x-6 gap-y-2">
          <span className="text-muted">{copy.pack.text}</span>
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
  heading,
  terms,
  models,
}: { heading: string } & Omit<Props, 'copy' | 'packPath'>) {
  return (
    <table
      aria-labelledby={headingId}
      className="w-full min-w-4xl table-fixed border-collapse text-left text-sm"
    >
      <thead>
        <tr className="border-b-2 border-ink align-bottom">
          <th scope="col" className="sticky left-0 w-30 bg-paper lg:w-36">
            <span className="sr-only">{heading}</span>
          </th>
          {hiringModelIds.map((id) => (
            <th key={id} scope="col" className="p-3 text-base font-semibold">
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
            {hiringModelIds.map((id) => (
              <td key={id} className="px-3 py-4">
                {models[id][row]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
