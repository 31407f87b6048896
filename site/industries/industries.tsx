import { industryIds } from '#domain/firm/related-roles.ts';
import type { Locale } from '#domain/edition/editions.ts';
import type { Messages } from '#words/en.ts';
import { pagePath } from '#domain/address/paths.ts';
import type { FirmEditions, FirmIndustries } from '#domain/firm/firm.ts';
import type { Industry } from '#domain/pages/pages.ts';
import { classNames } from '#ui/class-names.ts';
import { ButtonLink } from '#ui/button.tsx';
import { type RelatedLink, RelatedLinks } from '#site/sections/related-links.tsx';
import { Still, type StillField } from '#site/sections/still.tsx';

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

/** One sector: what it builds, who we recruit in it and the rules they work under. */
export function IndustrySection({
  id,
  number,
  name,
  still,
  picture,
  industry,
  rolesHeading,
  standardsHeading,
  contactAddress,
  related,
}: {
  id: string;
  number: number;
  name: string;
  still: StillField;
  /** What the still shows. */
  picture: string;
  industry: Industry;
  rolesHeading: string;
  standardsHeading: string;
  contactAddress: string;
  related: { heading: string; links: RelatedLink[] };
}) {
  const { summary, text, roles, standards, callToAction } = industry;
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className={classNames('scroll-mt-14 py-10 md:py-12', number % 2 === 0 && 'bg-surface')}
    >
      <div className="container-page">
        <div className="lg:pl-68">
          <div className="grid gap-x-10 gap-y-6 md:grid-cols-[3fr_2fr]">
            <div>
              <p className="label-mono text-accent" aria-hidden>
                {String(number).padStart(2, '0')}
              </p>
              <h2 id={`${id}-heading`} className="mt-2 text-2xl">
                {name}
              </h2>
              <p className="mt-3 text-lg">{summary}</p>
            </div>
            <Still
              field={still}
              alt={picture}
              // The first one can be visible at once on a large screen.
              loading={number === 1 ? 'eager' : 'lazy'}
              sizes="(min-width: 64rem) 23rem, 95vw"
              className="aspect-5/2 w-full rounded-md bg-black object-cover"
            />
          </div>
          <p className="mt-5 max-w-3xl text-muted">{text}</p>
          <div className="mt-6 grid gap-x-10 gap-y-6 md:grid-cols-[3fr_2fr]">
            <Roles heading={rolesHeading} roles={roles} />
            <Standards heading={standardsHeading} standards={standards} />
          </div>
          <div className="mt-6 flex flex-wrap items-end gap-x-10 gap-y-4">
            <ButtonLink href={contactAddress} variant="secondary">
              {callToAction}
            </ButtonLink>
            <RelatedLinks {...related} />
          </div>
        </div>
      </div>
    </section>
  );
}

function Roles({ heading, roles }: { heading: string; roles: Industry['roles'] }) {
  return (
    <div>
      <h3 className="label-mono text-accent">{heading}</h3>
      <ul className="mt-2 grid gap-x-8 text-sm sm:grid-cols-2">
        {roles.map((role) => (
          <li key={role} className="border-t border-line py-1.5 font-medium">
            {role}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Set like the plate on an instrument. */
function Standards({ heading, standards }: { heading: string; standards: Industry['standards'] }) {
  return (
    <div>
      <h3 className="label-mono text-accent">{heading}</h3>
      <ul className="mt-2 flex flex-wrap gap-2">
        {standards.map((name) => (
          <li key={name} className="rounded-sm border border-line px-2 py-1 font-mono text-xs">
            {name}
          </li>
        ))}
      </ul>
    </div>
  );
}
