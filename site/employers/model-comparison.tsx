import type { HiringModels } from '../../domain/hiring-model/hiring-models.ts';
import type { PageCopy } from '../../domain/page/pages.ts';
import { hiringModelIds } from '../../domain/hiring-model/hiring-model.ts';
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

/** A table where there is room for five columns, otherwise one list for each question. */
export function ModelComparison({ copy, packPath, ...content }: Props) {
  return (
    <section
      id={comparisonAnchor}
      className="scroll-mt-(--header-height) border-t border-line py-16 md:py-24"
    >
      <div className="container-page">
        <h2 id={headingId} className="text-2xl">
          {copy.heading}
        </h2>
        <p className="mt-4 text-lg text-muted">{copy.introduction}</p>
        <ComparisonTable heading={copy.term} {...content} />
        <ComparisonLists {...content} />
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
      className="mt-10 hidden w-full table-fixed border-collapse text-left text-sm lg:table"
    >
      <thead>
        <tr className="border-b-2 border-ink align-bottom">
          <th scope="col" className="w-36">
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
            <th scope="row" className="label-mono py-4 pr-3 text-accent">
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

function ComparisonLists({ terms, models }: Omit<Props, 'copy' | 'packPath'>) {
  return (
    <ul className="mt-10 grid gap-5 md:grid-cols-2 lg:hidden">
      {rows.map((row) => (
        <li
          key={row}
          className="rounded-md border border-line bg-surface p-5 text-sm md:last:col-span-2"
        >
          <h3 className="label-mono text-accent">{terms[row]}</h3>
          <dl className="mt-3 divide-y divide-line">
            {hiringModelIds.map((id) => (
              <div key={id} className="grid grid-cols-[2fr_3fr] gap-4 py-2.5 last:pb-0">
                <dt className="text-muted">{models[id].name}</dt>
                <dd>{models[id][row]}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
