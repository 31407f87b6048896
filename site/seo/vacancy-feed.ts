import { element, xmlText } from './xml.ts';

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

function startOf(isoDay: string): Date {
  return new Date(`${isoDay}T00:00:00Z`);
}
