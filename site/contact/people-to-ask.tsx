import type { Locale } from '#domain/edition/editions.ts';
import type { Consultant } from '#domain/firm/consultant.ts';
import type { Messages } from '#words/en.ts';
import { PersonCard } from '#site/sections/person-card.tsx';

/** The people whom visitors may ask themselves. Nothing without any. */
export function PeopleToAsk({
  people,
  locale,
  words,
}: {
  people: readonly Consultant[];
  locale: Locale;
  words: Messages['people'];
}) {
  const named = people.filter(({ contact }) => contact);
  if (named.length === 0) return null;
  return (
    <section>
      <h2 className="text-2xl">{words.toAsk}</h2>
      <ul className="mt-8 grid gap-4 sm:grid-cols-2 lg:grid-cols-1">
        {named.map((person) => (
          <li key={person.name} className="rounded-md border border-line bg-surface p-5">
            <PersonCard person={person} locale={locale} words={words} />
          </li>
        ))}
      </ul>
    </section>
  );
}
