import { industryIds } from '#domain/firm/related-roles.ts';
import type { Locale } from '#domain/edition/editions.ts';
import type { Messages } from '#words/en.ts';
import { pagePath } from '#domain/address/paths.ts';
import type { FirmIndustries, FirmEditions } from '#domain/firm/firm.ts';

/** Links to the sections of the industries page: one row where there is room, else wrapped. */
export function IndustryButtons({
  firm,
  locale,
  label,
  names,
}: {
  firm: FirmIndustries & FirmEditions;
  locale: Locale;
  label: string;
  names: Messages['industries'];
}) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-2 nav:grid nav:auto-cols-auto nav:grid-flow-col nav:gap-0 nav:border-t nav:border-control">
        {industryIds(firm).map((id) => (
          <li key={id} className="nav:border-l nav:border-line nav:first:border-l-0">
            <a
              href={pagePath(firm, 'industries', locale, id)}
              className="flex min-h-11 items-center justify-center rounded-sm border border-control bg-black/40 px-3.5 text-center text-sm font-medium text-ink hover:border-signal hover:text-signal nav:min-h-14 nav:rounded-none nav:border-0 nav:border-t-2 nav:border-transparent nav:bg-transparent nav:px-2"
            >
              {names[id]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
