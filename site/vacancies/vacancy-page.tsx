import { useId, useMemo } from 'react';
import type { Locale } from '../../domain/edition/editions.ts';
import type { VacancyDetails, VacancySummary } from '../../domain/vacancy/summary.ts';
import type { Messages } from '../../messages/en.ts';
import { pagePath } from '../../domain/address/paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useApplication, type ApplicationForm } from './application.tsx';
import { CardActions } from './card-actions.tsx';
import { ShareVacancy } from './share-vacancy.tsx';
import { SimilarVacancies } from './similar-vacancies.tsx';
import { useAsOfToday } from './use-as-of-today.ts';
import { VacancyFactsList } from './vacancy-facts-list.tsx';
import { VacancyText } from './vacancy-text.tsx';

/** Everything about one role, how to apply for it, and its neighbours. */
export function VacancyPage({
  summary: listed,
  details,
  similar,
  url,
  application,
  locale,
  words,
}: {
  summary: VacancySummary;
  details: VacancyDetails;
  similar: readonly VacancySummary[];
  /** The page's full address, for sharing. */
  url: string;
  application: ApplicationForm;
  locale: Locale;
  words: Messages['vacancies'];
}) {
  const titleId = useId();
  const { apply, dialog } = useApplication(application, words);
  const [summary = listed] = useAsOfToday(useMemo(() => [listed], [listed]));
  const { title, location, salary, closed } = summary;
  // Near the top of a narrow screen, beside the text of a wide one.
  const actions = (
    <CardActions
      vacancy={summary}
      describedBy={titleId}
      onApply={apply}
      locale={locale}
      words={words}
    />
  );
  return (
    <>
      <section className="on-dark bg-sunken pt-[calc(var(--page-top)+2.5rem)]">
        <div className="container-page pb-12 md:pb-16">
          <a
            href={pagePath('vacancies', locale)}
            className="mb-6 inline-flex items-center gap-2 py-1 text-sm text-muted hover:text-ink"
          >
            <Icon name="arrow" className="size-4 rotate-180" />
            {words.page.back}
          </a>
          <div className="mb-5 flex flex-wrap items-center gap-4">
            <p className="label-mono text-accent">{words.options[location] ?? location}</p>
            {closed && <Badge>{words.card.closed}</Badge>}
          </div>
          <h1 id={titleId} className="max-w-4xl text-3xl">
            {title}
          </h1>
          <p className="mt-5 text-lg text-muted">{salary}</p>
          <div className="mt-8 max-w-sm lg:hidden">{actions}</div>
        </div>
        <div className="graduation -scale-y-100" aria-hidden />
      </section>
      {closed && (
        <div className="border-b border-line bg-surface">
          <div className="container-page py-6">
            <h2 className="text-lg">{words.page.closedHeading}</h2>
            <p className="mt-1 text-muted">{words.page.closedText}</p>
          </div>
        </div>
      )}
      <div className="container-page grid gap-12 py-12 md:py-16 lg:grid-cols-[1fr_20rem] lg:gap-16">
        <div className="grid max-w-3xl content-start gap-10">
          <VacancyText details={details} skills={summary.skills} words={words.card} heading="h2" />
        </div>
        <aside className="grid content-start gap-8 lg:sticky lg:top-24 lg:self-start">
          <div className="hidden lg:block">{actions}</div>
          <VacancyFactsList vacancy={summary} locale={locale} words={words} />
          <ShareVacancy title={title} url={url} words={words.page} />
        </aside>
      </div>
      <SimilarVacancies
        vacancies={useAsOfToday(similar).filter((other) => !other.closed)}
        locale={locale}
        words={words}
      />
      {dialog}
    </>
  );
}
