import type { PageCopy } from '#domain/pages/pages.ts';
import type { Locale } from '#domain/edition/editions.ts';
import { pagePath } from '#domain/address/paths.ts';
import { TextLink } from '#ui/text-link.tsx';
import type { FirmEditions } from '#domain/firm/firm.ts';

/** Why us: claims as a ledger, each with the place where it can be checked. */
export function Reasons({
  firm,
  heading,
  introduction,
  reasons,
  locale,
}: PageCopy<'about'>['whyUs'] & { firm: FirmEditions; locale: Locale }) {
  return (
    <section className="on-dark bg-sunken py-16 md:py-24">
      <div className="container-page grid gap-10 lg:grid-cols-[1fr_2fr] lg:gap-16">
        <header className="lg:sticky lg:top-28 lg:self-start">
          <h2 className="text-2xl">{heading}</h2>
          <p className="mt-5 max-w-md text-lg text-muted">{introduction}</p>
        </header>
        <ul className="border-b border-line">
          {reasons.map(({ claim, text, link }) => (
            <li
              key={claim}
              className="grid gap-x-10 gap-y-2 border-t border-line py-6 md:grid-cols-[2fr_3fr]"
            >
              <h3 className="text-lg">{claim}</h3>
              <div>
                <p className="text-muted">{text}</p>
                {link && (
                  <p className="mt-2">
                    <TextLink
                      href={pagePath(firm, link.page, locale, link.anchor)}
                      className="text-sm"
                    >
                      {link.label}
                    </TextLink>
                  </p>
                )}
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
