import { jobFeed, rssFeed } from '#site/seo/vacancy-feed.ts';
import { expect, test } from '#tests/support/browser/site.ts';

const words = `</title><script>1</script>]]><!-- <?x &bad; "' 🛩`;
const hostile = `${words}\u0001\u0008\u000B\uFFFF`;

test('hostile words in a vacancy stay text in the feed, read by an XML parser', async ({
  page,
}) => {
  const feed = rssFeed({
    title: hostile,
    description: hostile,
    language: 'en-GB',
    pageUrl: 'https://www.harbourlane.example/vacancies?a=1&b=2',
    jsonUrl: 'https://www.harbourlane.example/vacancies.json',
    rssUrl: `https://www.harbourlane.example/vacancies.xml?"><x>`,
    items: [
      {
        id: 'HL-0001',
        url: 'https://www.harbourlane.example/vacancies/a?b=1&c=2',
        title: hostile,
        summary: hostile,
        html: `<p>${hostile}</p>`,
        postedOn: '2026-11-15',
        changedOn: '2026-11-16',
        tags: [hostile],
      },
    ],
  });
  const read = await page.evaluate((xml) => {
    const parsed = new DOMParser().parseFromString(xml, 'application/xml');
    const textOf = (name: string) => parsed.querySelector(`item > ${name}`)?.textContent;
    return {
      faults: parsed.querySelectorAll('parsererror').length,
      scripts: parsed.querySelectorAll('script, x').length,
      items: parsed.querySelectorAll('item').length,
      texts: [textOf('title'), textOf('category'), textOf('description')],
    };
  }, feed);
  expect(read).toEqual({
    faults: 0,
    scripts: 0,
    items: 1,
    texts: [words, words, `<p>${words}</p>`],
  });
});

test('hostile words in a role stay text in the feed for job boards', async ({ page }) => {
  const feed = jobFeed({ name: hostile, url: 'https://a.example/?b=1&c=2' }, [
    {
      title: hostile,
      date: hostile,
      referencenumber: hostile,
      url: 'https://a.example/?b=1&via=board',
      company: hostile,
      city: hostile,
      country: hostile,
      description: `<p>${hostile}</p>`,
      salary: hostile,
      jobtype: hostile,
      category: hostile,
    },
  ]);
  const read = await page.evaluate((xml) => {
    const parsed = new DOMParser().parseFromString(xml, 'application/xml');
    return {
      faults: parsed.querySelectorAll('parsererror, script').length,
      around: parsed.documentElement.nodeName,
      publisher: parsed.querySelector('source > publisher')?.textContent,
      texts: [...parsed.querySelectorAll('job > *')].map((one) => one.textContent),
    };
  }, feed);
  expect(read).toMatchObject({ faults: 0, around: 'source', publisher: words });
  expect(new Set(read.texts)).toEqual(
    new Set([words, `<p>${words}</p>`, 'https://a.example/?b=1&via=board']),
  );
});
