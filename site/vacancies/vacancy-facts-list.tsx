import type { Locale } from '../../domain/edition/editions.ts';
import type { VacancySummary } from '../../domain/vacancy/summary.ts';
import type { Messages } from '../../messages/en.ts';
import { Posted } from './posted.tsx';

export function VacancyFactsList({
  vacancy,
  locale,
  words,
}: {
  vacancy: VacancySummary;
  locale: Locale;
  words: Messages['vacancies'];
}) {
  const { card, page } = words;
  const name = (option: string) => words.options[option] ?? option;
  const facts = [
    [page.company, page.confidential],
    [card.location, name(vacancy.location)],
    ...(vacancy.remote ? [[page.remote, page.remoteYes] as const] : []),
    [card.salary, vacancy.salary],
    [page.workType, name(vacancy.workType)],
    [page.experience, name(vacancy.experience)],
    [page.roleCategory, name(vacancy.roleCategory)],
    [card.sector, vacancy.sector.map(name).join(', ')],
    [page.posted, <Posted key="posted" vacancy={vacancy} locale={locale} />],
    [page.reference, vacancy.reference],
  ] as const;
  return (
    <section>
      <h2 className="label-mono mb-3 text-accent">{page.facts}</h2>
      <dl className="border-t border-line text-sm">
        {facts.map(([term, fact]) => (
          <div key={term} className="grid grid-cols-[8rem_1fr] gap-3 border-b border-line py-2.5">
            <dt className="text-muted">{term}</dt>
            <dd className="font-medium">{fact}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
