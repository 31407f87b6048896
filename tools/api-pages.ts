/**
 * Writes the pages of docs/api that follow from contract/programs.ts and domain/forms. Run it after
 * a change of either; a test compares: npm run api-pages
 */
import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { problems } from '#contract/problem.ts';
import type { FormField } from '#domain/forms/field.ts';
import { MiB } from '#domain/forms/file-type.ts';
import { forms } from '#domain/forms/forms.ts';
import { programContract, type ProgramRoute } from '#contract/programs.ts';
import { vacancySchema } from '#domain/vacancies/vacancy.ts';
import { catalogue } from '#content/catalogue.server.ts';
import { languages } from '#domain/edition/editions.ts';
import { fieldsOf, toJson } from './schema-page.ts';

const subjects = {
  vacancies: {
    title: 'Vacancies by API',
    about:
      'A role is created as a draft, changed as often as needed, published and closed. What the API publishes keeps the same rules as what the desk publishes: complete by its schema, and lawful where the work is done. Both can change the same role: whoever names a version that is no longer the present one is refused and reads it again.',
    example: 'publish-role.mjs',
  },
  submissions: {
    title: 'Submissions by API',
    about:
      'What visitors sent by the forms, read and answered from another system. Nothing is listed that is in quarantine, that its sender took back or wants erased, or that is an invented sample. Whoever keeps a copy asks for it again and deletes it when it is not found; [webhooks](webhooks.md) tell of withdrawals and erasures at once. What `fields` holds of each form: [fields of the forms](forms.md).',
    example: 'answer-applications.mjs',
  },
} as const;
type ApiSubject = keyof typeof subjects;

/** The pages by their names in docs/api. */
export const apiPages: Record<string, () => string> = {
  vacancies: () => pageOf('vacancies'),
  submissions: () => pageOf('submissions'),
  forms: formsPage,
};

function pageOf(subject: ApiSubject): string {
  const { title, about, example } = subjects[subject];
  const routes = Object.entries<ProgramRoute>(programContract).filter(([name]) =>
    name.includes(` /${subject}`),
  );
  /** Under which heading an answer that several routes give is described. */
  const described = new Map<z.ZodType, string>();
  return [
    `# ${title}`,
    `Generated from \`contract/programs.ts\` by \`npm run api-pages\`. Keys, limits, repeats and refusals of all routes are in [the API](README.md); the server describes itself at \`/api/openapi.json\`.`,
    about,
    `A program that does it: [${example}](${example}).`,
    ...routes.flatMap(([name, route]) => sectionOf(name, route, described)),
    ...(subject === 'vacancies' ? advertSection() : []),
  ]
    .join('\n\n')
    .concat('\n');
}

/** What a receiver of webhooks, and `fields` of a submission, have of each form. */
function formsPage(): string {
  return [
    '# Fields of the forms',
    'Generated from `domain/forms` by `npm run api-pages`. A webhook sends them as `multipart/form-data` in this order, `fields` of a submission in the [API](submissions.md) holds them without the file. Every value is a text. How a delivery is verified: [webhooks](webhooks.md).',
    ...forms.flatMap((form) => [
      `## ${form.kind}`,
      [
        ...Object.entries(form.fields).flatMap(([name, field]) => wireLines(name, field)),
        '- `timestamp`: when it was received, as 2026-11-18T09:30:00.000Z',
        `- \`source\`: always \`${form.source}\``,
      ].join('\n'),
    ]),
  ]
    .join('\n\n')
    .concat('\n');
}

function wireLines(name: string, field: FormField): string[] {
  switch (field.type) {
    case 'text': {
      const facts = [
        field.format ?? (field.rows ? 'text of several lines' : 'text'),
        `up to ${field.maxLength.toLocaleString('en')} characters`,
        ...(field.required ? [] : ['optional']),
      ];
      return [`- \`${name}\`: ${facts.join(', ')}`];
    }
    case 'choice': {
      const options = field.options(catalogue().firm).map((option) => `\`${option}\``);
      return [`- \`${name}\`: one of ${options.join(' · ')}`];
    }
    case 'consent': {
      const box = `- \`${name}\`: ${field.required ? 'always `true`' : '`true` or `false`'}`;
      const { recordsTimeAs } = field;
      return recordsTimeAs ? [box, `- \`${recordsTimeAs}\`: when it was ticked`] : [box];
    }
    case 'file': {
      const { filename, type, size } = field.companions;
      const taken = 'only' in field.takes ? field.takes.only.join(', ') : 'any harmless format';
      return [
        `- \`${name}\`: the file, ${taken}, up to ${field.maxBytes / MiB} MiB${field.required ? '' : ', optional'}. Where it is too large for the receiver, \`${name}_url\` is a link that expires`,
        `- \`${filename}\`, \`${type}\`, \`${size}\`: its name, type and size in bytes`,
      ];
    }
    case 'role':
      return [`- \`${name}\`: ${roleFacts[field.fact]} of the role applied for`];
    case 'terms-version':
      return [`- \`${name}\`: the day of the terms that were shown`];
    case 'copy':
      return [`- \`${name}\`: the same as \`${field.of}\``];
  }
}

const roleFacts = {
  title: 'title',
  location: 'place',
  company: 'employer',
  salary: 'pay',
  workType: 'kind of contract',
} as const;

function sectionOf(
  name: string,
  { summary, about, scope, query, body, answer, file, status, refusals }: ProgramRoute,
  described: Map<z.ZodType, string>,
): string[] {
  const [method, path] = name.split(' ');
  const others = refusals.map((code) => `\`${code}\` (${problems[code][0]})`);
  const same = answer && described.get(answer);
  if (answer && !same) described.set(answer, summary);
  return [
    `## ${summary}`,
    `\`${method} /api/v1${path}\` needs \`${scope}\`.${about ? ` ${about}` : ''}`,
    ...(query ? ['Query:', fieldsOf(toJson(query, 'input'))] : []),
    ...(body ? ['Body:', fieldsOf(toJson(body, 'input'))] : []),
    ...(file ? ['Answers 200 with the file as it is.'] : []),
    ...(same ? [`Answers ${status ?? 200} as under “${same}”.`] : []),
    ...(answer && !same ? [`Answers ${status ?? 200}:`, fieldsOf(toJson(answer, 'output'))] : []),
    ...(others.length > 0 ? [`Refuses beside the usual: ${others.join(', ')}.`] : []),
  ];
}

function advertSection(): string[] {
  const { firm } = catalogue();
  const { properties = {}, ...schema } = toJson(vacancySchema(firm), 'input');
  const [language, ...others] = languages(firm);
  // Acts set the first two.
  const left = new Set<string>(['state', 'postedOn', ...others]);
  const shown = Object.entries(properties).filter(([name]) => !left.has(name));
  return [
    '## The content of an advert',
    `The object \`${language}\` holds the words in that language; each language of the firm has one. Which places, industries, levels and areas there are, the schema \`VacancyContent\` in \`/api/openapi.json\` of the server says.`,
    fieldsOf({ ...schema, properties: Object.fromEntries(shown) }),
  ];
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const [name, page] of Object.entries(apiPages)) writeFileSync(`docs/api/${name}.md`, page());
}
