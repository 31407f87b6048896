import { Fragment, useId, useState } from 'react';
import { confirmationOf } from '#domain/vacancies/confirmation.ts';
import { dayAt } from '#domain/vacancies/vacancy-state.ts';
import type { Language } from '#domain/edition/editions.ts';
import { jobRoomAddress, jobRoomTexts, reportLeft } from '#domain/vacancies/law/reporting.ts';
import { parseVacancy } from '#domain/vacancies/vacancy-document.ts';
import { reportingBlock } from '#domain/vacancies/law/reporting-block.ts';
import type { Vacancy } from '#domain/vacancies/vacancy.ts';
import { countryOfLocation } from '#domain/vacancies/engagement.ts';
import { fillIn } from '#words/fill-in.ts';
import { TextLink } from '#ui/text-link.tsx';
import { languageName } from '#desk/editor/labels.ts';
import { denseControlLook, Input, Labelled, SmallButton } from '#desk/kit/controls.tsx';
import { firm } from '#desk/kit/session.ts';
import { useNow } from '#desk/kit/moment.tsx';
import { calendarDate } from '#desk/kit/times.ts';
import { copyText } from '#desk/kit/use-act.ts';
import { deskWords, shownLanguage, shownLocale } from '#desk/kit/words.ts';
import { useAdvert, useStateAct } from './advert.tsx';
import { vacancyLabelOf, textAt } from './vacancy-fields.ts';
import { rulesFor } from '#domain/vacancies/law/advert-law.ts';
import { lawRule, type LawRule } from '#domain/vacancies/law/law-rules.ts';
import { listOfYear } from '#domain/vacancies/law/reporting-duty.ts';
import { officeDay } from '#domain/firm/office-day.ts';

/** Says on the role itself that the action above is asked for. */
export function ConfirmationNotice() {
  const { vacancy, state } = useAdvert().advert;
  const now = useNow();
  if (!vacancy || state.is !== 'open') return null;
  const { is, days } = confirmationOf(vacancy, dayAt(firm(), vacancy.location, new Date(now)));
  if (is === 'fresh') return null;
  return (
    <p
      className={`rounded-md border border-line bg-surface p-3 ${is === 'due' ? 'font-semibold text-danger' : ''}`}
    >
      {fillIn(deskWords.vacancies.unconfirmed, { days })}
    </p>
  );
}

const words = deskWords.vacancies.law.report;
const look = 'grid gap-3 rounded-md border border-line bg-surface p-4';

/** Says on a Swiss role what its report asks for next: the report, the block, the withdrawal. */
export function ReportingNotice() {
  const { advert, detail, fields } = useAdvert();
  const now = new Date(useNow());
  const location = textAt(fields, 'location');
  if (!location || countryOfLocation(firm(), location, firm().country) !== 'CH') return null;
  const vacancy = detail.published ? advert.vacancy : parseVacancy(firm(), fields).vacancy;
  if (textAt(fields, 'reporting', 'is') === 'to-report') return <ToReport vacancy={vacancy} />;
  if (!vacancy || vacancy.reporting?.is !== 'reported') return null;
  const number = reportLeft(firm(), vacancy, now);
  if (number) return <Left number={number} today={dayAt(firm(), location, now)} />;
  const block = reportingBlock(firm(), vacancy);
  if (block?.is !== 'waiting' || dayAt(firm(), location, now) >= block.until) return null;
  const { confirmedOn } = vacancy.reporting;
  return (
    <p className={look}>
      {fillIn(words.waiting, {
        number: vacancy.reporting.number,
        day: calendarDate(confirmedOn),
        first: calendarDate(block.until),
      })}
    </p>
  );
}

function ToReport({ vacancy }: { vacancy: Vacancy | undefined }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={look}>
      <h2 id={heading} className="font-semibold">
        {words.heading}
      </h2>
      <p className="max-w-prose">{words.steps}</p>
      <p>
        <TextLink href={jobRoomAddress} target="_blank" rel="noreferrer">
          {words.link}
        </TextLink>
      </p>
      {vacancy ? (
        <details>
          <summary className="cursor-pointer font-semibold">{words.toPaste}</summary>
          <div className="mt-3 grid gap-3">
            {jobRoomTexts(firm(), vacancy).map(({ language, title, text }) => (
              <Fragment key={language}>
                <ToPaste of="title" language={language} text={title} />
                <ToPaste of="text" language={language} text={text} />
              </Fragment>
            ))}
          </div>
        </details>
      ) : (
        <p className="text-muted">{words.incomplete}</p>
      )}
    </section>
  );
}

/** The text stays selected in its field where the clipboard is refused. */
function ToPaste({
  of,
  language,
  text,
}: {
  of: 'title' | 'text';
  language: Language;
  text: string;
}) {
  const id = useId();
  const label = fillIn(words[of], { language: languageName(language) });
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap items-end justify-between gap-2">
        <label htmlFor={id} className="text-xs font-semibold">
          {label}
        </label>
        <SmallButton
          aria-label={`${words.copy}: ${label}`}
          onClick={() => void copyText(text, words.copied)}
        >
          {words.copy}
        </SmallButton>
      </div>
      <textarea
        id={id}
        lang={language}
        readOnly
        rows={text.includes('\n') ? 8 : 1}
        value={text}
        onFocus={({ target }) => target.select()}
        className={denseControlLook}
      />
    </div>
  );
}

function Left({ number, today }: { number: string; today: string }) {
  const { act, busy } = useStateAct();
  const [on, setOn] = useState(today);
  return (
    <form
      className={look}
      onSubmit={(event) => {
        event.preventDefault();
        act({ do: 'withdraw-report', on });
      }}
    >
      <p className="font-semibold">{fillIn(words.left, { number })}</p>
      <p>
        <TextLink href={jobRoomAddress} target="_blank" rel="noreferrer">
          {words.link}
        </TextLink>
      </p>
      <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
        <Labelled label={words.withdrawnOn}>
          <Input type="date" required max={today} value={on} onText={setOn} />
        </Labelled>
        <SmallButton type="submit" disabled={busy}>
          {deskWords.vacancies.actions['withdraw-report']}
        </SmallButton>
      </div>
    </form>
  );
}

const lawWords = deskWords.vacancies.law;

const countryNames = new Intl.DisplayNames(shownLocale, { type: 'region' });

/** The rules that apply where the role is; none before its place is known. */
function useRules() {
  const { fields } = useAdvert();
  const today = officeDay(firm(), useNow());
  const location = textAt(fields, 'location');
  if (!location) return undefined;
  const country = countryOfLocation(firm(), location, firm().country);
  const rules = rulesFor(country, today).map(lawRule);
  const heading = { country: countryNames.of(country) ?? country, count: rules.length };
  return { country, rules, heading, today };
}

/** The country whose law it is, on the line of the folded group. */
export function LawNote() {
  const known = useRules();
  return (
    known && <span className="text-muted">{fillIn(deskWords.vacancies.lawOf, known.heading)}</span>
  );
}

/** Each rule with its source, days and fields. */
export function LawPanel() {
  const known = useRules();
  if (!known) return null;
  const { country, rules, heading, today } = known;
  return (
    <details className="rounded-md border border-line bg-surface p-4">
      <summary className="cursor-pointer text-sm font-semibold">
        {fillIn(lawWords.heading, heading)}
      </summary>
      <ul className="mt-3 grid gap-3 text-sm">
        {rules.map((rule) => (
          <li key={rule.source + rule.asks.en} className="grid gap-0.5">
            <span>{rule.asks[shownLanguage]}</span>
            <span className="text-xs text-muted">
              {rule.source}, {daysOf(rule)}
            </span>
            {rule.fields.length > 0 && (
              <span className="text-xs text-muted">
                {fillIn(lawWords.fields, {
                  fields: rule.fields.map((field) => vacancyLabelOf(field)).join(', '),
                })}
              </span>
            )}
          </li>
        ))}
      </ul>
      {country === 'GB' && <p className="mt-3 text-sm text-muted">{lawWords.authority}</p>}
      {country === 'CH' && <DutyList year={Number(today.slice(0, 4))} />}
    </details>
  );
}

function daysOf({ from, until, reviewedOn }: LawRule): string {
  return [
    fillIn(lawWords.since, { day: calendarDate(from) }),
    ...(until === undefined ? [] : [fillIn(lawWords.until, { day: calendarDate(until) })]),
    fillIn(lawWords.reviewed, { day: calendarDate(reviewedOn) }),
  ].join(', ');
}

/** Occupations that are reported first. */
function DutyList({ year }: { year: number }) {
  const list = listOfYear(firm().reportingDuty, year);
  if (!list) return <p className="mt-3 text-sm">{fillIn(lawWords.noList, { year })}</p>;
  const { occupations, complete } = list;
  return (
    <div className="mt-3 grid gap-1 text-sm">
      <p className="font-semibold">{fillIn(lawWords.list, { year, count: occupations.length })}</p>
      <p>{occupations.map(({ names }) => names[shownLanguage] ?? '').join(' · ')}</p>
      {!complete && <p className="text-muted">{lawWords.excerpt}</p>}
    </div>
  );
}
