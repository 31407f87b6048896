import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { defaultLocale } from '#domain/edition/editions.ts';
import { summarise } from '#domain/vacancies/summary.ts';
import type { Vacancy } from '#domain/vacancies/vacancy.ts';
import { vacancies as words } from '#words/vacancies.en.ts';
import { aVacancy } from '#tests/factories/vacancies.ts';
import { type ApplicationForm, VacancyList } from './vacancy-list.tsx';
import { catalogue } from '#content/catalogue.server.ts';

const today = '2026-03-31';
/** No dialog is open in what the server renders. */
const application = {} as ApplicationForm;

function rendered(vacancies: readonly Vacancy[], search = '', found?: readonly string[]): string {
  return renderToString(
    <VacancyList
      firm={catalogue().firm}
      listed={{
        is: 'whole',
        vacancies: vacancies.map((vacancy) =>
          summarise(catalogue().firm, vacancy, defaultLocale(catalogue().firm), today),
        ),
        found,
      }}
      rendered={search}
      application={application}
      locale={defaultLocale(catalogue().firm)}
      words={words}
    />,
  );
}

const many = (count: number) =>
  Array.from({ length: count }, (_, at) => aVacancy({ slug: `role-${at}` }));
const cardsIn = (html: string) => html.match(/<article/g)?.length ?? 0;

const closed = { is: 'closed', on: '2026-03-20' } as const;

test('a list shows 24 vacancies and links to the next 24', () => {
  const html = rendered(many(60));
  expect(cardsIn(html)).toBe(24);
  expect(html).toContain('href="/vacancies?show=48"');
  expect(html).toContain('Show 24 more');
});

test('an address that asks for more gets it, and the link keeps the filters', () => {
  const html = rendered(many(60), '?sector=aviation&show=48');
  expect(cardsIn(html)).toBe(48);
  expect(html).toContain('href="/vacancies?sector=aviation&amp;show=72"');
  expect(html).toContain('Show 12 more');
  expect(rendered(many(60), '?show=72')).not.toContain('show=96');
});

test('the count is of all matching vacancies, not of those shown', () => {
  expect(rendered([...many(30), aVacancy({ slug: 'closed', state: closed })])).toContain(
    'Showing 30 of 31 jobs',
  );
});

test('clearing is offered while a filter is active, the default Open among them', () => {
  expect(rendered(many(1))).toContain('Clear all filters');
  expect(rendered(many(1), '?status=any')).not.toContain('Clear all filters');
  expect(rendered(many(1), '?status=any&q=quality')).toContain('Clear all filters');
});

test('keywords show what the server found in the full texts', () => {
  const html = rendered(many(3), '?q=wind+tunnel', ['role-1']);
  expect(cardsIn(html)).toBe(1);
  expect(html).toContain('href="/vacancies/role-1"');
});

test('a list without results offers to clear all filters', () => {
  const html = rendered(many(3), '?location=graz');
  expect(html).toContain('No jobs match your current filters.');
  expect(html).toContain('Clear All Filters');
});

test('before hydration a card leads to the form on its page and to the contact page', () => {
  const html = rendered([aVacancy({ slug: 'role' })]);
  expect(html).toContain('href="/vacancies/role#apply"');
  expect(html).toContain(
    'href="/contact?subject=Application%3A+Quality+Engineer+-+Munich&amp;vacancy=role#contact-message"',
  );
  expect(html).not.toContain('role="button"');
});

test('a closed card has two disabled buttons and no way to apply', () => {
  const html = rendered([aVacancy({ slug: 'role', state: closed })], '?status=closed');
  expect(html.match(/<button[^>]*disabled[^>]*>Position Closed/g)).toHaveLength(2);
  expect(html).not.toContain('#apply');
  expect(html).not.toContain('subject=');
});

test('a card names three skills and counts the rest', () => {
  const html = rendered([aVacancy({ slug: 'role' })]);
  for (const skill of ['EN 9100', 'FMEA', 'Audit']) expect(html).toContain(skill);
  expect(html).not.toContain('8D');
  expect(html).toContain('+1 more');
});
