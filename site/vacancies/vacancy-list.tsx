import {
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useRef,
  type ReactNode,
  useEffectEvent,
  useLayoutEffect,
  type RefObject,
  useCallback,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { pagePath, vacancyDetailsPath } from '#domain/address/paths.ts';
import type { Locale } from '#domain/edition/editions.ts';
import {
  defaultQuery,
  isFiltered,
  resultsAtATime,
  toQueryString,
  type VacancyQuery,
  fromQueryString,
  keywordsParameter,
} from '#domain/vacancies/query-string.ts';
import { fillIn } from '#words/fill-in.ts';
import { TextLink } from '#ui/text-link.tsx';
import { ApplyWaysExplained } from './apply-ways.tsx';
import { ChosenFilters, filterFormId, FilterPanel, FilterSheet } from './filters.tsx';
import { LinkButton } from './link-button.tsx';
import type { ListWords } from './list-words.ts';
import type { ListedVacancies } from './listed-vacancies.ts';
import { changeQuery, useVacancyQuery } from './use-vacancy-query.ts';
import { useVacancyDetails } from './use-vacancy-details.ts';
import { VacancyCard } from './vacancy-card.tsx';
import type { FirmFilters, FirmEditions } from '#domain/firm/firm.ts';
import type { VacancySummary } from '#domain/vacancies/summary.ts';
import type { FormProps } from '#site/form-kit/form-props.ts';
import type { Receipt } from '#site/form-kit/send-submission.ts';
import type { ApplicationPlace } from './job-application-form.tsx';
import { controlLook } from '#ui/field.tsx';
import type { ApplicationDialog } from './application-dialog.tsx';

/** The filters, the count and the cards. All of it follows the query string. */
export function VacancyList({
  firm,
  listed,
  rendered,
  application,
  locale,
  words,
  offer,
}: {
  firm: FirmFilters & FirmEditions;
  listed: ListedVacancies;
  /** The query string that the server rendered the list for. */
  rendered: string;
  application: ApplicationForm;
  locale: Locale;
  words: ListWords;
  /** What else a visitor can do with this list, a slot of the Astro page. */
  offer?: ReactNode;
}) {
  const path = pagePath(firm, 'vacancies', locale);
  const headingId = useId();
  const form = useRef<HTMLFormElement>(null);
  const results = useRef<HTMLElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const { details, load } = useVacancyDetails(vacancyDetailsPath(firm, locale));
  const { query, matching, count, total, counts, state } = useVacancyQuery(
    firm,
    rendered,
    listed,
    details,
    words.options,
  );
  const { apply, receipts, dialog } = useApplication(application, words.options, list);
  // The count answers a click at once, the cards as soon as there is time.
  const cards = useDeferredValue(
    useMemo(() => matching.slice(0, query.limit), [matching, query.limit]),
  );
  useEarlyChoice(firm, form, rendered);

  // Keywords also search the long texts.
  useEffect(() => {
    if (query.keywords) void load();
  }, [query.keywords, load]);

  /** For a control that disappears with its change and would take the focus along. */
  const changeAndFocus = (next: VacancyQuery) => {
    changeQuery(firm, () => next);
    results.current?.focus({ preventScroll: true });
  };
  const clear = () => changeAndFocus(defaultQuery);

  const more = Math.min(resultsAtATime, count - query.limit);
  const extended = { ...query, limit: query.limit + resultsAtATime };
  const showMore = () => {
    flushSync(() => changeQuery(firm, () => extended, 'replace'));
    const first = list.current?.querySelectorAll('article')[query.limit];
    first?.querySelector('a')?.focus({ preventScroll: true });
  };

  return (
    <div className="container-page grid gap-x-8 gap-y-3 py-4 md:py-6 lg:grid-cols-[17rem_minmax(0,1fr)] lg:grid-rows-[auto_auto_1fr] lg:gap-y-4">
      <search className="flex items-end gap-3 lg:col-span-full">
        <KeywordField
          firm={firm}
          form={filterFormId}
          keywords={query.keywords}
          onFocus={() => void load()}
          words={words}
        />
        <FilterSheet
          firm={firm}
          query={query}
          counts={counts}
          matching={count}
          onClear={() => changeQuery(firm, () => defaultQuery)}
          words={words}
        />
      </search>
      <FilterPanel
        firm={firm}
        form={form}
        path={path}
        query={query}
        counts={counts}
        onShow={() => results.current?.focus()}
        words={words}
      />
      <div className="flex min-h-12 flex-wrap items-center gap-x-6 gap-y-2">
        <output className="text-sm font-semibold">
          {fillIn(words.showing, { shown: count, total })}
        </output>
        {count > 0 && offer}
        <ChosenFilters
          firm={firm}
          query={query}
          path={path}
          onRemove={changeAndFocus}
          words={words}
        />
        {isFiltered(query) && (
          <LinkButton variant="quiet" href={path} onPress={clear} className="-mx-5 sm:ml-auto">
            {words.clear}
          </LinkButton>
        )}
      </div>
      {/* By sibling, not by :has(): that restyled the whole list at every click on a filter. */}
      <section
        ref={results}
        tabIndex={-1}
        aria-labelledby={headingId}
        className="flex min-w-0 flex-col outline-none [#filters:not([open])~&]:lg:col-span-full"
      >
        <h2 id={headingId} className="sr-only">
          {words.results}
        </h2>
        {state === 'failed' && (
          <div role="alert" className="mb-4 rounded-md border border-line bg-surface p-5">
            <p>{words.listFailed}</p>
            <TextLink href={path + toQueryString(query)}>{words.listReload}</TextLink>
          </div>
        )}
        {count === 0 && (
          <div className="grid justify-items-center gap-6 rounded-md border border-line bg-surface px-6 py-16 text-center">
            <p className="text-lg">{words.none}</p>
            <LinkButton href={path} onPress={clear}>
              {words.clearWhenNone}
            </LinkButton>
            <div className="[&_p]:justify-center">{offer}</div>
          </div>
        )}
        {cards.some(({ closed }) => !closed) && (
          <div className="mb-3">
            <ApplyWaysExplained id={headingId} words={words.card} />
          </div>
        )}
        <ul
          ref={list}
          aria-busy={state === 'loading'}
          hidden={state === 'failed'}
          className="grid grid-flow-dense gap-x-4 sm:grid-cols-2 md:grid-cols-3 lg:grid-cols-2 xl:grid-cols-3 [#filters:not([open])~*_&]:lg:grid-cols-3 [#filters:not([open])~*_&]:xl:grid-cols-4"
        >
          {cards.map((vacancy) => (
            <VacancyCard
              key={vacancy.slug}
              firm={firm}
              vacancy={vacancy}
              details={details}
              onOpen={load}
              onApply={apply}
              receipt={receipts.get(vacancy.slug)}
              waysId={headingId}
              locale={locale}
              words={words}
            />
          ))}
        </ul>
        {more > 0 && (
          <div className="mt-2 text-center">
            <LinkButton
              variant="secondary"
              size="lg"
              href={path + toQueryString(extended)}
              onPress={showMore}
            >
              {fillIn(words.showMore, { count: more })}
            </LinkButton>
          </div>
        )}
      </section>
      {dialog}
    </div>
  );
}

/**
 * Takes over what a visitor ticked or typed before hydration. A layout effect, because it reads the
 * form before the effects of its fields write to it.
 */
function useEarlyChoice(
  firm: FirmFilters,
  form: RefObject<HTMLFormElement | null>,
  rendered: string,
) {
  const takeOver = useEffectEvent(() => {
    if (!form.current) return;
    const fields = new URLSearchParams();
    for (const [name, value] of new FormData(form.current)) fields.append(name, String(value));
    const query = fromQueryString(firm, rendered);
    const entered = { ...fromQueryString(firm, `?${fields}`), limit: query.limit };
    // Compared with what was rendered and not with the address: a cache in between may have left
    // the query string out, and then the address is right and the form is not.
    if (toQueryString(entered) !== toQueryString(query))
      changeQuery(firm, () => entered, 'replace');
  });
  useLayoutEffect(() => takeOver(), []);
}

/** What `formProps(catalogue, 'job-application', locale)` gives, and what each location decides. */
export type ApplicationForm = FormProps<'job-application'> & {
  places: Readonly<Record<string, ApplicationPlace>>;
};

const loadDialog = () => import('./application-dialog.tsx');
const prepareDialog = () => void loadDialog().catch(() => {});

/**
 * One dialog for all cards, kept mounted once opened, and the receipts of what was sent. Its form is
 * a sixth of all script of the page: it is loaded when a pointer or the focus reaches the list. If it
 * cannot be, a press follows the link, or says offline that it cannot.
 */
function useApplication(
  { places, ...form }: ApplicationForm,
  optionNames: Readonly<Record<string, string>>,
  list: RefObject<HTMLElement | null>,
): {
  apply: (vacancy: VacancySummary, page: string) => void;
  receipts: ReadonlyMap<string, Receipt>;
  dialog: ReactNode;
} {
  const [Dialog, setDialog] = useState<typeof ApplicationDialog>();
  const [vacancy, setVacancy] = useState<VacancySummary>();
  const [open, setOpen] = useState(false);
  const [receipts, setReceipts] = useState<ReadonlyMap<string, Receipt>>(new Map());
  useEffect(() => {
    for (const reached of ['pointerover', 'focusin']) {
      list.current?.addEventListener(reached, prepareDialog, { once: true });
    }
  }, [list]);
  const apply = useCallback((chosen: VacancySummary, page: string) => {
    loadDialog().then(
      (loaded) => {
        setDialog(() => loaded.ApplicationDialog);
        setVacancy(chosen);
        setOpen(true);
      },
      () => {
        if (navigator.onLine) location.assign(page);
        else document.dispatchEvent(new Event('offline-press'));
      },
    );
  }, []);
  const place = vacancy && places[vacancy.location];
  const dialog = Dialog && vacancy && place && (
    <Dialog
      {...form}
      open={open}
      onClose={() => setOpen(false)}
      vacancy={vacancy}
      place={place}
      placeName={optionNames[vacancy.location] ?? vacancy.location}
      onStored={(receipt) => setReceipts((known) => new Map(known).set(vacancy.slug, receipt))}
    />
  );
  return { apply, receipts, dialog };
}

/** Uncontrolled: it keeps spaces while they are typed, and follows the address when that changes. */
function KeywordField({
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
