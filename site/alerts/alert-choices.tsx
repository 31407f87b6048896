import { cadences, type Cadence } from '#domain/alerts/alert-rules.ts';
import type { Locale } from '#domain/edition/editions.ts';
import { maxKeywordsLength, roleFilterOf } from '#domain/alerts/role-filter.ts';
import { filterGroups, filterOptions } from '#domain/vacancies/filter.ts';
import { keywordsParameter, optionParameter } from '#domain/vacancies/query-string.ts';
import type { Messages } from '#words/en.ts';
import { Icon } from '#ui/icon.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextInput } from '#ui/text-field.tsx';
import type { FirmFilters, Firm } from '#domain/firm/firm.ts';

/** What an alert is about, how often it writes and in which edition, as the fields of a plain form. */
export function AlertChoiceFields({
  firm,
  filter,
  sentence,
  cadence,
  locale,
  words,
}: {
  firm: FirmFilters & Pick<Firm, 'editions'>;
  filter: string;
  /** The filter in words. */
  sentence: string;
  cadence: Cadence;
  locale: Locale;
  words: Messages;
}) {
  const { roleAlerts, vacancies } = words;
  const { filters, keywords } = roleFilterOf(firm, filter);
  const groups = filterGroups.filter((group) => group !== 'status');
  return (
    <>
      <div className="rounded-md border border-line border-l-4 border-l-accent bg-surface p-5">
        <h2 className="label-mono text-accent">{roleAlerts.ask.now}</h2>
        <p className="mt-2 text-lg wrap-anywhere">{sentence}</p>
      </div>
      <details className="group/change rounded-md border border-line bg-surface">
        <summary className="flex min-h-12 list-none items-center justify-between gap-3 px-5 py-2 font-semibold [&::-webkit-details-marker]:hidden">
          {roleAlerts.ask.change}
          <Icon
            name="chevron"
            className="size-4 text-accent transition-transform group-open/change:rotate-180"
          />
        </summary>
        <div className="grid gap-7 border-t border-line px-5 pt-5 pb-6 sm:grid-cols-2">
          <div className="sm:col-span-full">
            <TextInput
              id="alert-keywords"
              name={keywordsParameter}
              label={roleAlerts.ask.keywords}
              hint={roleAlerts.ask.keywordsHint}
              defaultValue={keywords}
              maxLength={maxKeywordsLength}
            />
          </div>
          {groups.map((group) => (
            <fieldset key={group} className="min-w-0">
              <legend className="label-mono mb-2 text-accent">{vacancies.groups[group]}</legend>
              {filterOptions(firm)[group].map((option) => (
                <label key={option} className="flex cursor-pointer items-start gap-2.5 text-sm">
                  <input
                    type="checkbox"
                    {...optionParameter(group, option)}
                    defaultChecked={filters[group].includes(option)}
                    className="mt-2 size-4.5 shrink-0 accent-signal"
                  />
                  <span className="min-w-0 py-1.5">{vacancies.options[option] ?? option}</span>
                </label>
              ))}
            </fieldset>
          ))}
        </div>
      </details>
      <fieldset>
        <legend className="mb-1 font-semibold">{roleAlerts.ask.cadence}</legend>
        {cadences.map((one) => (
          <label key={one} className="flex cursor-pointer items-start gap-2.5">
            <input
              type="radio"
              name="cadence"
              value={one}
              defaultChecked={one === cadence}
              className="mt-2.5 size-4.5 shrink-0 accent-signal"
            />
            <span className="py-1.5">{roleAlerts.consent[one]}</span>
          </label>
        ))}
      </fieldset>
      <SelectField
        id="alert-edition"
        name="edition"
        label={roleAlerts.ask.edition}
        hint={roleAlerts.ask.editionHint}
        options={firm.editions.map(({ tag, name }) => ({ value: tag, label: name }))}
        defaultValue={locale}
      />
    </>
  );
}
