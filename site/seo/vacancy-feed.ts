import { escapeMarkup } from '#domain/edition/text.ts';
import type { PublicVacancy } from '#domain/vacancies/summary.ts';
import type { WordsField } from '#domain/vacancies/vacancy-field.ts';
import type { Messages } from '#words/en.ts';

export type VacancyFeed = {
  title: string;
  description: string;
  language: string;
  pageUrl: string;
  jsonUrl: string;
  rssUrl: string;
  items: {
    id: string;
    url: string;
    title: string;
    summary: string;
    html: string;
    postedOn: string;
    changedOn: string;
    tags: string[];
  }[];
};

/** JSON Feed 1.1, https://www.jsonfeed.org/version/1.1/ */
export function jsonFeed(feed: VacancyFeed): string {
  const content = {
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    description: feed.description,
    home_page_url: feed.pageUrl,
    feed_url: feed.jsonUrl,
    language: feed.language,
    items: feed.items.map(({ id, url, title, summary, html, postedOn, changedOn, tags }) => ({
      id,
      url,
      title,
      summary,
      tags,
      content_html: html,
      date_published: startOf(postedOn).toISOString(),
      date_modified: startOf(changedOn).toISOString(),
    })),
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}

/** RSS 2.0, https://www.rssboard.org/rss-specification */
export function rssFeed(feed: VacancyFeed): string {
  const items = feed.items.map(({ id, url, title, html, postedOn, changedOn, tags }) =>
    [
      '    <item>',
      `      ${element('title', title)}`,
      `      ${element('link', url)}`,
      `      ${element('guid', id, ' isPermaLink="false"')}`,
      `      ${element('pubDate', startOf(postedOn).toUTCString())}`,
      `      ${element('atom:updated', startOf(changedOn).toISOString())}`,
      ...tags.map((tag) => `      ${element('category', tag)}`),
      `      ${element('description', html)}`,
      '    </item>',
    ].join('\n'),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '  <channel>',
    `    ${element('title', feed.title)}`,
    `    ${element('link', feed.pageUrl)}`,
    `    ${element('description', feed.description)}`,
    `    ${element('language', feed.language.toLowerCase())}`,
    `    <atom:link href="${xmlText(feed.rssUrl)}" rel="self" type="application/rss+xml"/>`,
    ...items,
    '  </channel>',
    '</rss>',
    '',
  ].join('\n');
}

export function startOf(isoDay: string): Date {
  return new Date(`${isoDay}T00:00:00Z`);
}

/** An element with text. */
function element(name: string, text: string, attributes = ''): string {
  return `<${name}${attributes}>${xmlText(text)}</${name}>`;
}

/** For text between tags and in attributes. */
function xmlText(text: string): string {
  return escapeMarkup(text.replace(notInXml, ''));
}

/** What XML has no way to write (XML 1.0, 2.2): one such character makes the feed unreadable. */
const notInXml = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

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

/** A role as job boards read it, by the names of the elements. What a role does not have is left out. */
export type JobEntry = {
  title: string;
  date: string;
  referencenumber: string;
  url: string;
  company: string;
  city: string;
  state?: string;
  country: string;
  postalcode?: string;
  description: string;
  salary: string;
  jobtype: string;
  category: string;
  expirationdate?: string;
};

/** The format that most job boards and recruiting systems read: https://docs.indeed.com/indeed-apply/xml-feed */
export function jobFeed(
  publisher: { name: string; url: string },
  jobs: readonly JobEntry[],
): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<source>',
    `  ${element('publisher', publisher.name)}`,
    `  ${element('publisherurl', publisher.url)}`,
    ...jobs.map((job) =>
      ['  <job>', ...Object.entries(job).map(jobElement), '  </job>'].join('\n'),
    ),
    '</source>',
    '',
  ].join('\n');
}

/** In CDATA: boards read these texts without an XML parser too. */
function jobElement([name, text]: [string, string]): string {
  const written = text.replace(notInXml, '').replaceAll(']]>', ']]]]><![CDATA[>');
  return `    <${name}><![CDATA[${written}]]></${name}>`;
}
