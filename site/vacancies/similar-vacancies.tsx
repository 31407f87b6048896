import type { Locale } from '#domain/edition/editions.ts';
import type { VacancySummary } from '#domain/vacancies/summary.ts';
import type { Messages } from '#words/en.ts';
import { vacancyPath } from '#domain/address/paths.ts';
import type { FirmEditions } from '#domain/firm/firm.ts';

export function SimilarVacancies({
  firm,
  vacancies,
  locale,
  words,
}: {
  firm: FirmEditions;
  vacancies: readonly VacancySummary[];
  locale: Locale;
  words: Messages['vacancies'];
}) {
  if (vacancies.length === 0) return null;
  return (
    <section className="border-t border-line bg-sunken">
      <div className="container-page py-12 md:py-16">
        <h2 className="mb-6 text-2xl">{words.page.similar}</h2>
        <ul className="grid gap-4 md:grid-cols-3">
          {vacancies.map(({ slug, title, location, salary }) => (
            <li
              key={slug}
              className="relative grid content-start gap-3 rounded-md border border-line bg-surface p-5 hover:border-control"
            >
              <p className="label-mono text-accent">{words.options[location] ?? location}</p>
              <h3 className="text-lg leading-snug">
                <a
                  href={vacancyPath(firm, slug, locale)}
                  className="underline-offset-4 after:absolute after:inset-0 hover:underline"
                >
                  {title}
                </a>
              </h3>
              <p className="text-sm font-semibold">{salary}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
