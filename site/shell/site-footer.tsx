import type { Company } from '#domain/firm/company.ts';
import type { PageName } from '#domain/pages/page-name.ts';
import type { Locale } from '#domain/edition/editions.ts';
import type { Messages } from '#words/en.ts';
import { pagePath } from '#domain/address/paths.ts';
import { LanguageLinks } from './language-menu.tsx';
import { LogoMark } from '#ui/logo.tsx';
import { footerPages } from './page-places.ts';
import type { Firm } from '#domain/firm/firm.ts';

type Words = Pick<Messages, 'languages' | 'navigation' | 'footer'>;
export type FooterCompany = Pick<Company, 'legalName' | 'email' | 'phone' | 'address'>;

export function SiteFooter({
  firm,
  locale,
  path,
  company,
  words,
}: {
  firm: Firm;
  locale: Locale;
  path: string;
  company: FooterCompany;
  words: Words;
}) {
  const { navigation, footer } = words;
  const links = <Page extends PageName>(pages: readonly Page[], names: Record<Page, string>) =>
    pages.map((page) => ({ to: pagePath(firm, page, locale), label: names[page] }));
  return (
    <footer className="on-dark mt-auto bg-black text-sm">
      <div className="graduation" aria-hidden />
      <div className="container-page grid grid-cols-2 gap-10 py-14 nav:grid-cols-[2fr_1fr_1fr_1fr]">
        <div className="col-span-2 grid content-start gap-4 md:col-span-1">
          <div className="flex items-center gap-3">
            <LogoMark mark={firm.brand.mark} className="w-9" />
            <span className="max-w-56 truncate text-[1.4rem] leading-tight font-semibold tracking-[-0.02em] text-white">
              {firm.name}
            </span>
          </div>
          <p className="max-w-sm text-muted">{footer.promise}</p>
          <p className="max-w-sm text-muted">{footer.countries}</p>
          <address className="text-muted not-italic">
            <a className="hover:text-ink" href={`mailto:${company.email.general}`}>
              {company.email.general}
            </a>
            <br />
            <a className="hover:text-ink" href={company.phone.href}>
              {company.phone.display}
            </a>
          </address>
        </div>
        <FooterList heading={footer.firm} links={links(footerPages('firm'), navigation)} />
        <FooterList heading={footer.start} links={links(footerPages('start'), navigation)} />
        <FooterList heading={footer.legal} links={links(footerPages('legal'), footer)} />
      </div>
      <nav aria-label={words.languages.label} className="border-t border-line">
        <LanguageLinks
          firm={firm}
          locale={locale}
          path={path}
          className="container-page flex flex-wrap gap-x-4 py-3 text-xs"
        />
      </nav>
      <div className="border-t border-line">
        <p className="container-page flex flex-wrap justify-between gap-x-8 gap-y-2 py-6 text-xs text-muted">
          <span>
            © {company.legalName}, {company.address.city}
          </span>
          <span>{footer.hours}</span>
        </p>
      </div>
    </footer>
  );
}

function FooterList({
  heading,
  links,
}: {
  heading: string;
  links: { to: string; label: string }[];
}) {
  return (
    <nav aria-label={heading}>
      <h2 className="label-mono mb-4 text-accent">{heading}</h2>
      <ul className="grid gap-2.5">
        {links.map(({ to, label }) => (
          <li key={to}>
            <a href={to} className="inline-block py-0.5 text-muted hover:text-ink">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
