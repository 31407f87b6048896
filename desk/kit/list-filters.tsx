import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { denseControlLook } from './dense-control-look.ts';
import { SearchField } from './search-field.tsx';

/** The search of a list, and its other filters beside it. */
export function ListSearch({
  label,
  hint,
  value,
  onSearch,
  children,
}: {
  label: string;
  hint: string;
  value: string;
  onSearch: (text: string) => void;
  children: ReactNode;
}) {
  return (
    <search className="flex flex-wrap items-end gap-3">
      <label className="grid min-w-56 grow gap-1 md:max-w-sm">
        <span className="text-xs font-semibold">{label}</span>
        <SearchField
          value={value}
          onSearch={onSearch}
          placeholder={hint}
          className={denseControlLook}
        />
      </label>
      {children}
    </search>
  );
}

/** One button a state, with how many there are; undefined is all of them. */
export function StateFilter<State extends string>({
  label,
  states,
  chosen,
  nameOf,
  countOf,
  onChoice,
}: {
  label: string;
  states: readonly State[];
  chosen: State | undefined;
  nameOf: (state: State | undefined) => string;
  countOf: (state: State | undefined) => number;
  onChoice: (state: State | undefined) => void;
}) {
  return (
    <fieldset className="flex flex-wrap gap-1">
      <legend className="sr-only">{label}</legend>
      {[undefined, ...states].map((one) => (
        <button
          key={one ?? 'all'}
          type="button"
          aria-pressed={chosen === one}
          onClick={() => onChoice(one)}
          className="min-h-9 rounded-sm border border-line bg-surface px-2.5 text-muted hover:border-ink hover:text-ink aria-pressed:border-accent aria-pressed:font-semibold aria-pressed:text-ink"
        >
          {nameOf(one)} <span className="font-mono text-xs tabular-nums">{countOf(one)}</span>
        </button>
      ))}
    </fieldset>
  );
}

/** Nothing matches: the way back to everything. */
export function NothingFound({
  text,
  clear,
  onClear,
}: {
  text: string;
  clear: string;
  onClear: () => void;
}) {
  return (
    <div className="grid justify-items-center gap-4 rounded-md border border-line bg-surface p-10">
      <p>{text}</p>
      <Button variant="secondary" onClick={onClear}>
        {clear}
      </Button>
    </div>
  );
}
