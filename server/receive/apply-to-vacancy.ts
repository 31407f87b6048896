import { locales, type Locale } from '../../domain/edition/editions.ts';
import { wordsIn } from '../../domain/edition/spelling.ts';
import type { Issue } from '../../domain/forms/issue.ts';
import { isOpenOn } from '../../domain/vacancy/is-open-on.ts';
import { undisclosedCompany } from '../../domain/vacancy/undisclosed-company.ts';
import type { Vacancy } from '../../domain/vacancy/vacancy.ts';

/** The role as the catalogue knows it: what the page said of it may be old. */
export function applyToVacancy(
  vacancies: readonly Vacancy[],
  { slug, locale, today }: { slug: string | undefined; locale: Locale; today: string },
  fields: Record<string, string>,
): { fields: Record<string, string>; issues: Issue[] } {
  const vacancy = slug
    ? vacancies.find((one) => one.slug === slug)
    : vacancies.find((one) => isNamed(one, fields));
  if (!vacancy) return { fields, issues: [{ field: 'roleTitle', code: 'invalid' }] };
  return {
    fields: {
      ...fields,
      roleTitle: wordsIn(vacancy, locale).title,
      roleLocation: vacancy.location,
      roleCompany: undisclosedCompany,
      roleWorkType: vacancy.workType,
    },
    issues: isOpenOn(vacancy, today) ? [] : [{ field: 'roleTitle', code: 'closed' }],
  };
}

/** Without a slug, as when the specification's fields are sent alone. */
function isNamed(vacancy: Vacancy, { roleTitle, roleLocation }: Record<string, string>): boolean {
  const titled = locales.some((locale) => wordsIn(vacancy, locale).title === roleTitle);
  return titled && vacancy.location === roleLocation;
}
