import { locales, type Locale } from '#domain/edition/editions.ts';
import { wordsIn } from '#domain/edition/spelling.ts';
import type { Form } from '#domain/forms/define-form.ts';
import type { RoleFact } from '#domain/forms/field.ts';
import type { Issue } from '#domain/forms/issue.ts';
import { workTypeOf, undisclosedCompany } from '#domain/vacancies/engagement.ts';
import { formatSalary } from '#domain/vacancies/summary.ts';
import type { Vacancy } from '#domain/vacancies/vacancy.ts';
import { isOpen } from '#domain/vacancies/vacancy-state.ts';
import { catalogue } from '#content/catalogue.server.ts';

type Applied = {
  fields: Record<string, string>;
  issues: Issue[];
  /** That the role has closed: no reason to refuse what was stored while it was open. */
  closed?: Issue;
  /** The slug of the vacancy, also of one that a message is about. */
  vacancy?: string;
};

/** Takes every role field from the vacancy: the values sent may be outdated or forged. */
export function applyToVacancy(
  form: Form,
  vacancies: readonly Vacancy[],
  { slug, locale }: { slug: string | undefined; locale: Locale },
  fields: Record<string, string>,
): Applied {
  const roleFields = roleFieldsOf(form);
  const titleField = roleFields.find(([, fact]) => fact === 'title')?.[0];
  if (titleField === undefined) {
    return { fields, issues: [], vacancy: vacancies.find((one) => one.slug === slug)?.slug };
  }
  const vacancy = vacancies.find((one) =>
    slug ? one.slug === slug : isNamed(one, roleFields, fields),
  );
  if (!vacancy) return { fields, issues: [{ field: titleField, code: 'invalid' }] };
  const facts = factsOf(vacancy, locale);
  return {
    fields: {
      ...fields,
      ...Object.fromEntries(roleFields.map(([name, fact]) => [name, facts[fact]])),
    },
    vacancy: vacancy.slug,
    issues: [],
    ...(!isOpen(vacancy) && { closed: { field: titleField, code: 'closed' } }),
  };
}

function roleFieldsOf(form: Form): [name: string, fact: RoleFact][] {
  return Object.entries(form.fields).flatMap(([name, field]) =>
    field.type === 'role' ? [[name, field.fact]] : [],
  );
}

function factsOf(vacancy: Vacancy, locale: Locale): Record<RoleFact, string> {
  return {
    title: wordsIn(vacancy, locale).title,
    location: vacancy.location,
    company: undisclosedCompany,
    salary: formatSalary(vacancy.salary, locale),
    workType: workTypeOf(vacancy),
  };
}

/** Without a slug, as when the specification's fields are sent alone. */
function isNamed(
  vacancy: Vacancy,
  roleFields: [name: string, fact: RoleFact][],
  fields: Record<string, string>,
): boolean {
  const given = (wanted: RoleFact) =>
    roleFields.flatMap(([name, fact]) => (fact === wanted ? [fields[name]] : []))[0];
  const titled = locales(catalogue().firm).some(
    (locale) => wordsIn(vacancy, locale).title === given('title'),
  );
  return titled && vacancy.location === given('location');
}
