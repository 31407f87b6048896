import type { OpenedCard, VacancyDetails } from '#domain/vacancies/summary.ts';
import type { Messages } from '#words/en.ts';

/** The advertisement itself: what a card shows when opened and a page always. */
export function VacancyText({
  details: { description, responsibilities, requirements },
  skills,
  more = [],
  words,
  heading,
}: {
  details: VacancyDetails;
  skills: readonly string[];
  /** Further lists of a card; a page sets them by itself. */
  more?: OpenedCard['more'];
  words: Messages['vacancies']['card'];
  heading: 'h2' | 'h4';
}) {
  const parts = [
    [words.responsibilities, responsibilities],
    [words.skills, skills],
    [words.requirements, requirements],
    ...more.map(({ heading: title, items }) => [title, items] as const),
  ] as const;
  const Heading = heading;
  const onPage = heading === 'h2';
  return (
    <>
      <section>
        <Heading className={onPage ? 'mb-4 text-2xl' : 'mb-2'}>{words.description}</Heading>
        <p className={onPage ? 'text-lg' : undefined}>{description}</p>
      </section>
      {parts.map(([title, items]) => (
        <section key={title}>
          <Heading className={onPage ? 'mb-4 text-2xl' : 'mb-2'}>{title}</Heading>
          <ul className="grid list-disc gap-2 pl-4.5 marker:text-accent">
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
