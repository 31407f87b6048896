import { languages } from '../../domain/edition/editions.ts';
import { vacancyWords as words } from '../../messages/desk-words/vacancies.ts';
import { fillIn } from '../../messages/fill-in.ts';
import { Icon } from '../../ui/icon.tsx';
import { SmallButton } from '../shell/small-button.tsx';
import { TextControl } from './fields.tsx';
import type { TextByLanguage } from './field-drafts.ts';

type Entry = TextByLanguage & { minutes?: string };

/** Entries in each language in their order; interview stages have a duration too. */
export function EntryRows<Row extends Entry>({
  field,
  rows,
  blank,
  addLabel,
  onChange,
}: {
  field: 'benefits' | 'interviews';
  rows: readonly Row[];
  blank: Row;
  addLabel: string;
  onChange: (rows: Row[]) => void;
}) {
  const name = words.fields[field];
  const set = (at: number, change: Partial<Entry>) =>
    onChange(rows.map((row, index) => (index === at ? { ...row, ...change } : row)));
  const label = (at: number, part: string) =>
    `${fillIn(words.row, { field: name, number: at + 1 })}, ${part}`;
  return (
    <fieldset className="grid justify-items-start gap-2">
      <legend className="mb-1 text-xs font-semibold">{name}</legend>
      {rows.map((row, at) => (
        <div
          // oxlint-disable-next-line react/no-array-index-key -- entries have no identity but their place
          key={at}
          className="flex w-full flex-wrap items-start gap-x-3 gap-y-2 max-md:rounded-md max-md:border max-md:border-line max-md:p-3"
        >
          {languages().map((of) => (
            <TextControl
              key={of}
              className="min-w-56 grow basis-0 max-md:basis-full"
              field={`${field}.${at}.${of}`}
              label={label(at, words.languages[of])}
              lang={of}
              value={row[of]}
              onText={(text) => set(at, { [of]: text })}
            />
          ))}
          {row.minutes !== undefined && (
            <TextControl
              className="w-20"
              field={`${field}.${at}.minutes`}
              label={words.minutes}
              inputMode="numeric"
              value={row.minutes}
              onText={(minutes) => set(at, { minutes })}
            />
          )}
          <div className="flex gap-1.5 md:mt-5">
            <SmallButton
              disabled={at === 0}
              aria-label={fillIn(words.moveUp, { field: name, number: at + 1 })}
              onClick={() => onChange(swapped(rows, at))}
            >
              <Icon name="chevron" className="size-4 rotate-180" />
            </SmallButton>
            <SmallButton
              aria-label={fillIn(words.remove, { field: name, number: at + 1 })}
              onClick={() => onChange(rows.filter((_, index) => index !== at))}
            >
              <Icon name="close" className="size-4" />
            </SmallButton>
          </div>
        </div>
      ))}
      <SmallButton onClick={() => onChange([...rows, blank])}>{addLabel}</SmallButton>
    </fieldset>
  );
}

/** With the entry and the one before it exchanged. */
function swapped<Row>(rows: readonly Row[], at: number): Row[] {
  const next = [...rows];
  [next[at - 1], next[at]] = [next[at]!, next[at - 1]!];
  return next;
}
