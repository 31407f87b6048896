import { useEffect, useRef } from 'react';
import type { VacancyQuery } from '../../domain/vacancy/query-string.ts';
import type { Messages } from '../../messages/en.ts';
import { TextField } from '../../ui/text-field.tsx';
import { writePending } from './query-store.ts';
import { changeQuery } from './use-vacancy-query.ts';

/** Keeps what is typed, spaces included, and follows the query where that changes elsewhere. */
export function KeywordField({
  query,
  words,
}: {
  query: VacancyQuery;
  words: Pick<Messages['vacancies'], 'search' | 'searchHint'>;
}) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current && input.current.value.trim() !== query.keywords) {
      input.current.value = query.keywords;
    }
  }, [query.keywords]);

  const search = (typed: string) => {
    const keywords = typed.trim();
    if (keywords === query.keywords) return;
    // The first letter is a step that Back undoes; the letters after it belong to the same step.
    changeQuery((now) => ({ ...now, keywords }), keywords && query.keywords ? 'amendment' : 'step');
  };
  return (
    <TextField
      ref={input}
      type="search"
      label={words.search}
      hint={words.searchHint}
      autoComplete="off"
      enterKeyHint="search"
      onChange={(event) => search(event.currentTarget.value)}
      onBlur={writePending}
    />
  );
}
