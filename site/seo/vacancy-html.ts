import type { Vacancy } from '../../domain/vacancy/vacancy.ts';
import type { Messages } from '../../messages/en.ts';
import { escapeMarkup } from '../../domain/markup/escape-markup.ts';

/** The whole advertisement as the plain HTML that job search engines and feed readers accept. */
export function vacancyHtml(
  { description, responsibilities, skills, requirements }: Vacancy['en'],
  words: Pick<Messages['vacancies']['card'], 'responsibilities' | 'skills' | 'requirements'>,
  /** What the law of the workplace requires besides. */
  required: readonly string[],
): string {
  return [
    `<p>${escapeMarkup(description)}</p>`,
    list(words.responsibilities, responsibilities),
    list(words.skills, skills),
    list(words.requirements, requirements),
    ...required.map((sentence) => `<p>${escapeMarkup(sentence)}</p>`),
  ].join('');
}

function list(heading: string, items: readonly string[]): string {
  const entries = items.map((item) => `<li>${escapeMarkup(item)}</li>`);
  return `<p><strong>${escapeMarkup(heading)}</strong></p><ul>${entries.join('')}</ul>`;
}
