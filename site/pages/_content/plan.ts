import { catalogue } from '#content/catalogue.server.ts';
import { pagePath, planPath } from '#domain/address/paths.ts';
import { countryOf, type Locale } from '#domain/edition/editions.ts';
import type { HiringModelId } from '#domain/hiring-models/model-figures.ts';
import { figuresOf, offeredModels } from '#domain/hiring-models/hiring-model.ts';
import { readPlanQuery } from '#domain/hiring-models/plan-query.ts';
import { planFor } from '#domain/hiring-models/plan.ts';
import { officeDay } from '#domain/firm/office-day.ts';
import { workingDayFrom } from '#domain/working-time/working-day.ts';
import { describe, type Head } from '#site/seo/describe.ts';
import { breadcrumbs, employmentAgency } from '#site/seo/structured-data.ts';
import type { Wording } from '#site/plan/plan-formats.ts';
import { cardImage, pageCard } from './social-cards.ts';
import { wordsFor } from './words.ts';
import type { PageCopy } from '#domain/pages/pages.ts';
import { formatNumber, formatRange } from '#domain/edition/format.ts';

/** The plan that an address asks for, and what is needed to put it into words. */
export function planAt(
  { searchParams }: URL,
  { today = officeDay(catalogue().firm, Date.now()) }: App.Locals,
  locale: Locale,
) {
  const { answers, ignored } = readPlanQuery(catalogue().firm, searchParams, {
    country: countryOf(locale),
    today,
    workingDay: (country, canton) =>
      workingDayFrom(today, catalogue().firm.publicHolidays(country, canton)),
  });
  const plan = planFor(
    catalogue().firm,
    answers,
    catalogue().firm.publicHolidays(answers.country, answers.canton),
  );
  return { plan, ignored, today, wording: wordingIn(locale) };
}

function wordingIn(locale: Locale): Wording {
  const models = catalogue().hiringModels(locale);
  const names = offeredModels(catalogue().firm).map((id) => [id, models[id].name]);
  const modelNames = Object.fromEntries(names) as Record<HiringModelId, string>;
  return { locale, words: wordsFor(locale).plan, modelNames };
}

/** Search engines know one plan an edition: the address without answers. */
export function describePlan(locale: Locale): Head {
  const { company } = catalogue();
  const { navigation, plan } = wordsFor(locale);
  return describe(catalogue().firm, {
    company,
    meta: plan.meta,
    locale,
    pathIn: (other) => planPath(catalogue().firm, other),
    card: cardImage('employers', pageCard('employers', locale), locale),
    structuredData: [
      employmentAgency(company),
      breadcrumbs(company, [
        { name: navigation.home, path: pagePath(catalogue().firm, 'home', locale) },
        { name: navigation.employers, path: pagePath(catalogue().firm, 'employers', locale) },
        { name: plan.meta.title, path: planPath(catalogue().firm, locale) },
      ]),
    ],
  });
}

const order = ['intake', 'calibration', 'sourcing', 'shortlist'] as const;

/** The sprint's days from the domain with the page's words for them, ready to draw. */
export function sprintPhases(
  { day, phases }: PageCopy<'employers'>['sprintTimeline'],
  locale: Locale,
) {
  const { timeline } = figuresOf(catalogue().firm, 'sprint');
  return {
    lastDay: Math.max(...order.map((phase) => timeline[phase].max)),
    phases: order.map((phase) => {
      const range = timeline[phase];
      const days =
        range.min === range.max ? formatNumber(range.min, locale) : formatRange(range, locale);
      return { ...phases[phase], days: `${day} ${days}`, from: range.min, to: range.max };
    }),
  };
}
