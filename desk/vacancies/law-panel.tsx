import { rulesFor } from '#domain/vacancies/law/advert-law.ts';
import { lawRule, type LawRule } from '#domain/vacancies/law/law-rules.ts';
import { listOfYear } from '#domain/vacancies/law/reporting-duty.ts';
import { countryOfLocation } from '#domain/vacancies/workplace.ts';
import { officeDay } from '#domain/firm/office-day.ts';
import { languages } from '#domain/edition/editions.ts';
import type { VacancyIssue } from '#domain/vacancies/vacancy-issue.ts';
import { fillIn } from '#words/fill-in.ts';
import { Icon } from '#ui/icon.tsx';
import { languageName } from '#desk/editor/labels.ts';
import { firm } from '#desk/kit/session.ts';
import { useNow } from '#desk/kit/moment.tsx';
import { calendarDate } from '#desk/kit/times.ts';
import { deskWords, shownLanguage } from '#desk/kit/words.ts';
import { useAdvert } from './use-advert.ts';
import { labelOf, textAt } from './vacancy-fields.ts';

const words = deskWords.vacancies.law;

const countryNames = new Intl.DisplayNames(shownLanguage, { type: 'region' });

/** The rules that apply where the role is, each with its source, days and fields. */
export function LawPanel() {
  const { fields } = useAdvert();
  const today = officeDay(firm(), useNow());
  const location = textAt(fields, 'location');
  if (!location) return null;
  const country = countryOfLocation(firm(), location, firm().country);
  const rules = rulesFor(country, today).map(lawRule);
  const heading = { country: countryNames.of(country) ?? country, count: rules.length };
  return (
    <details className="rounded-md border border-line bg-surface p-4">
      <summary className="cursor-pointer text-sm font-semibold">
        {fillIn(words.heading, heading)}
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
                {fillIn(words.fields, { fields: rule.fields.map(labelOf).join(', ') })}
              </span>
            )}
          </li>
        ))}
      </ul>
      {country === 'GB' && <p className="mt-3 text-sm text-muted">{words.authority}</p>}
      {country === 'CH' && <DutyList year={Number(today.slice(0, 4))} />}
    </details>
  );
}

function daysOf({ from, until, reviewedOn }: LawRule): string {
  return [
    fillIn(words.since, { day: calendarDate(from) }),
    ...(until === undefined ? [] : [fillIn(words.until, { day: calendarDate(until) })]),
    fillIn(words.reviewed, { day: calendarDate(reviewedOn) }),
  ].join(', ');
}

/** Occupations that are reported first. */
function DutyList({ year }: { year: number }) {
  const list = listOfYear(firm().reportingDuty, year);
  if (!list) return <p className="mt-3 text-sm">{fillIn(words.noList, { year })}</p>;
  const { occupations, complete } = list;
  return (
    <div className="mt-3 grid gap-1 text-sm">
      <p className="font-semibold">{fillIn(words.list, { year, count: occupations.length })}</p>
      <p>{occupations.map(({ names }) => names[shownLanguage] ?? '').join(' · ')}</p>
      {!complete && <p className="text-muted">{words.excerpt}</p>}
    </div>
  );
}

/** What one language says already and another does not. */
export function TranslationCheck({ issues }: { issues: readonly VacancyIssue[] }) {
  const missing = new Set(
    issues.filter(({ code }) => code === 'missing' || code === 'too-few').map(({ field }) => field),
  );
  const [first = '', ...others] = languages(firm()) as readonly string[];
  const isMissing = (language: string, field: string) =>
    missing.has(language) || missing.has(`${language}.${field}`);
  const fields = ['title', 'description', 'skills', 'responsibilities', 'requirements'];
  return others.map((language) => {
    const untranslated = fields.filter(
      (field) => isMissing(language, field) && !isMissing(first, field),
    );
    return (
      untranslated.length > 0 && (
        <p key={language} className="flex items-start gap-2 text-sm text-muted">
          <Icon name="alert" className="mt-0.5 size-4 shrink-0" />
          {fillIn(deskWords.vacancies.issues.languageMissing, {
            language: languageName(language),
            fields: untranslated.map(labelOf).join(', '),
          })}
        </p>
      )
    );
  });
}
