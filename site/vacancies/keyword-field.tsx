import { useEffect, useId, useRef } from 'react';
import { keywordsParameter, resultsAtATime } from '#domain/vacancies/query-string.ts';
import type { ListWords } from './list-words.ts';
import { controlLook } from '#ui/field.tsx';
import { changeQuery } from './query-string.ts';
import type { FirmFilters } from '#domain/firm/firm.ts';

/** Uncontrolled: it keeps spaces while they are typed, and follows the address when that changes. */
export function KeywordField({
  firm,
  form,
  keywords: current,
  onFocus,
  words,
}: {
  firm: FirmFilters;
  /** The id of the form that it is sent with. */
  form: string;
  keywords: string;
  onFocus: () => void;
  words: ListWords;
}) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current && input.current.value.trim() !== current) input.current.value = current;
  }, [current]);

  const search = (typed: string) => {
    const keywords = typed.trim();
    if (keywords === current) return;
    // The first letter is a step that Back undoes; the letters after it amend that step.
    const how = keywords && current ? 'replace' : 'push';
    changeQuery(firm, (query) => ({ ...query, keywords, limit: resultsAtATime }), how);
  };
  return (
    <div className="grid grow gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold max-md:sr-only">
        {words.search}
      </label>
      <input
        ref={input}
        type="search"
        id={id}
        form={form}
        name={keywordsParameter}
        defaultValue={current}
        placeholder={words.searchHint}
        autoComplete="off"
        enterKeyHint="search"
        onFocus={onFocus}
        onChange={(event) => search(event.currentTarget.value)}
        className={controlLook}
      />
    </div>
  );
}
