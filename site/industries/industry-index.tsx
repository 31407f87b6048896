import { Link } from 'react-router';
import { industryIds } from '../../domain/firm/industry.ts';
import type { Locale } from '../../domain/edition/editions.ts';
import type { Messages } from '../../messages/en.ts';
import { pagePath } from '../../domain/address/paths.ts';
import { classNames } from '../../ui/class-names.ts';
import { useCurrentSection } from '../use-current-section.ts';

/** The seven sectors as links. On wide screens it stays beside the sections it leads to. */
export function IndustryIndex({
  label,
  names,
  locale,
}: {
  label: string;
  names: Messages['industries'];
  locale: Locale;
}) {
  const current = useCurrentSection(industryIds);
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
            {industryIds.map((id) => (
              <li key={id}>
                <Link
                  to={pagePath('industries', locale, id)}
                  aria-current={current === id ? 'location' : undefined}
                  className={classNames(
                    'block py-2 text-muted underline decoration-line underline-offset-4 hover:text-ink lg:-ml-px lg:no-underline lg:border-l-2 lg:py-1.5 lg:pl-4',
                    'aria-[current]:font-semibold aria-[current]:text-ink',
                    current === id ? 'lg:border-accent' : 'lg:border-transparent',
                  )}
                >
                  {names[id]}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </div>
  );
}
