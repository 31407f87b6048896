import { escapeMarkup } from '#domain/edition/escape-markup.ts';
import type { PublicVacancy } from '#domain/vacancies/summary.ts';
import type { WordsField } from '#domain/vacancies/vacancy-field.ts';
import type { Messages } from '#words/en.ts';

type Headings = Pick<Messages['vacancies']['card'], 'responsibilities' | 'skills' | 'requirements'>;

/** The whole advertisement as the plain HTML that job search engines and feed readers accept. */
export function vacancyHtml(
  vacancy: Pick<PublicVacancy, WordsField>,
  headings: Headings,
  /** What the law of the workplace requires besides. */
  required: readonly string[],
): string {
  const { description, responsibilities, skills, requirements } = vacancy;
  const parts: Record<WordsField, string> = {
    // A posting and an item of a feed have a title of their own.
    title: '',
    description: paragraph(description),
    responsibilities: list(headings.responsibilities, responsibilities),
    skills: list(headings.skills, skills),
    requirements: list(headings.requirements, requirements),
  };
  return [...Object.values(parts), ...required.map(paragraph)].join('');
}

function paragraph(text: string): string {
  return `<p>${escapeMarkup(text)}</p>`;
}

function list(heading: string, items: readonly string[]): string {
  const entries = items.map((item) => `<li>${escapeMarkup(item)}</li>`);
  return `<p><strong>${escapeMarkup(heading)}</strong></p><ul>${entries.join('')}</ul>`;
}
