import type { HomePage } from '#domain/pages/pages.ts';
import type { Locale } from '#domain/edition/editions.ts';
import { pagePath, vacancyPath } from '#domain/address/paths.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { SectionHeading } from '#site/sections/headings.tsx';
import type { FirmEditions } from '#domain/firm/firm.ts';

export type VacancyLine = {
  slug: string;
  title: string;
  location: string;
  salary: string;
};

export function LatestVacancies({
  firm,
  locale,
  copy,
  vacancies,
}: {
  firm: FirmEditions;
  locale: Locale;
  copy: HomePage['vacancies'];
  vacancies: VacancyLine[];
}) {
  const { all, none, ...heading } = copy;
  return (
    <section className="container-page py-16 md:py-28">
      <div className="flex flex-wrap items-end justify-between gap-8">
        <SectionHeading {...heading} />
        <ButtonLink variant="secondary" href={pagePath(firm, all.page, locale, all.anchor)}>
          {all.label}
        </ButtonLink>
      </div>
      {vacancies.length === 0 && <p className="mt-12 border-t border-line pt-8">{none}</p>}
      <ul className="mt-12 border-t border-control">
        {vacancies.map((vacancy) => (
          <li key={vacancy.slug} className="border-b border-line">
            <VacancyRow to={vacancyPath(firm, vacancy.slug, locale)} vacancy={vacancy} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function VacancyRow({ to, vacancy }: { to: string; vacancy: VacancyLine }) {
  return (
    <a
      href={to}
      className="group grid gap-x-8 gap-y-1.5 py-6 lg:grid-cols-[5fr_2fr_3fr_auto] lg:items-center"
    >
      <span className="text-lg font-semibold group-hover:text-accent">{vacancy.title}</span>
      <span className="flex flex-wrap gap-x-6 text-sm lg:contents">
        <span>{vacancy.location}</span>
        <span className="tabular-nums">{vacancy.salary}</span>
      </span>
      <span className="hidden text-accent transition-transform group-hover:translate-x-1 lg:block">
        <Icon name="arrow" />
      </span>
    </a>
  );
}
