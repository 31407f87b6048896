import { industryIds } from '#domain/firm/related-roles.ts';
import type { Locale } from '#domain/edition/editions.ts';
import type { Messages } from '#words/en.ts';
import { pagePath } from '#domain/address/paths.ts';
import type { FirmIndustries, FirmEditions } from '#domain/firm/firm.ts';

/**
 * The sectors as links. On wide screens it stays beside the sections it leads to, and
 * mark-current-industry.ts marks the one that is being read.
 */
export function IndustryIndex({
  firm,
  label,
  names,
  locale,
}: {
  firm: FirmIndustries & FirmEditions;
  label: string;
  names: Messages['industries'];
  locale: Locale;
}) {
  return (
    // A layer over the sections, whose backgrounds run the full width; only the list takes clicks.
    <div className="pointer-events-none inset-0 z-10 lg:absolute">
      <div className="container-page h-full pt-10 lg:py-20">
        <nav
          aria-labelledby="industry-index"
          className="pointer-events-auto lg:sticky lg:top-28 lg:w-52"
        >
          <h2 id="industry-index" className="label-mono mb-4 text-accent">
            {label}
          </h2>
          <ul className="grid grid-cols-2 gap-x-4 border-line text-sm sm:grid-cols-4 lg:grid-cols-1 lg:border-l">
            {industryIds(firm).map((id) => (
              <li key={id}>
                <a
                  href={pagePath(firm, 'industries', locale, id)}
                  className="block py-2 text-muted underline decoration-line underline-offset-4 hover:text-ink aria-[current]:font-semibold aria-[current]:text-ink lg:-ml-px lg:border-l-2 lg:border-transparent lg:py-1.5 lg:pl-4 lg:no-underline lg:aria-[current]:border-accent"
                >
                  {names[id]}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </div>
  );
}
