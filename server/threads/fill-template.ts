import { catalogue } from '#content/catalogue.server.ts';
import type { Locale } from '#domain/edition/editions.ts';
import { wordsIn } from '#domain/edition/spelling.ts';
import { formOf } from '#domain/forms/forms.ts';
import {
  type AnswerTemplate,
  type AnswerVariable,
  fillParagraphs,
  fillVariables,
  missingVariables,
  type ShownTemplate,
  type TemplatesFor,
  type VariableValues,
} from '#domain/mail/mail-template.ts';
import { formatDeadline } from '#domain/working-time/promise.ts';
import { formatSalary } from '#domain/vacancies/summary.ts';
import type { Vacancy } from '#domain/vacancies/vacancy.ts';
import { nameIn } from '#domain/inbox/digest.ts';
import { fillIn } from '#words/fill-in.ts';
import { messagesFor } from '#words/messages.ts';
import type { Statements } from '#server/db/db.ts';
import { answerFacts, type AnswerFacts } from '#server/submissions/read-submissions.ts';
import { vacanciesById } from '#server/vacancies/vacancies.ts';

type Values = VariableValues & Record<AnswerVariable, string | undefined>;

/** The usual answers to submissions, filled in for each; none for one that nobody may answer. */
export async function filledTemplates(
  db: Statements,
  ids: readonly string[],
  consultant: string,
): Promise<Map<string, TemplatesFor & { locale: Locale }>> {
  const answered = await answerFacts(db, ids);
  const vacancies = await vacanciesById(
    db,
    [...answered.values()].flatMap(({ vacancyId }) => vacancyId ?? []),
  );
  return new Map(
    [...answered].map(([id, facts]) => {
      const { vacancy } = vacancies.get(facts.vacancyId ?? '') ?? {};
      const values = valuesOf(facts, vacancy, consultant);
      const templates = catalogue()
        .answerTemplates(facts.locale)
        .filter(({ kinds }) => kinds.includes(facts.kind))
        .toSorted((a, b) => a.order - b.order)
        .map((template) => filledTemplate(template, values, facts));
      return [id, { locale: facts.locale, templates, values }];
    }),
  );
}

export function valuesOf(
  { kind, locale, fields, dueAt }: Omit<AnswerFacts, 'vacancyId'>,
  vacancy: Vacancy | undefined,
  consultant: string,
): Values {
  return {
    name: nameIn(formOf(kind), fields),
    // What was stored with an application, where its advert is not known.
    role: vacancy ? wordsIn(vacancy, locale).title : fields.roleTitle,
    salary: vacancy ? formatSalary(vacancy.salary, locale) : fields.roleSalary,
    due: dueAt === null ? undefined : dueIn(locale, dueAt),
    consultant,
    firm: catalogue().company.name,
  };
}

/** The longest subject that an answer may have. */
const maxSubject = 120;

export function filledTemplate(
  { id, name, subject, markdown }: AnswerTemplate,
  values: Values,
  { kind, locale }: Pick<AnswerFacts, 'kind' | 'locale'>,
): ShownTemplate {
  const { text, leftOut } = fillParagraphs(markdown, values);
  const filled = fillVariables(subject, values);
  const fits = missingVariables(subject, values).length === 0 && filled.length <= maxSubject;
  return { id, name, subject: fits ? filled : statusWords(locale).kinds[kind], text, leftOut };
}

function dueIn(locale: Locale, dueAt: number): string {
  const { due, zone } = statusWords(locale);
  return fillIn(due, { time: formatDeadline(dueAt, locale), zone });
}

function statusWords(locale: Locale) {
  return catalogue().quote(messagesFor(catalogue().firm, locale).status, locale);
}
