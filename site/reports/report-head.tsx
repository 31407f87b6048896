import { wordsIn } from '#domain/edition/spelling.ts';
import type { ReportInput } from './report-input.ts';

export function ReportHead({ input, css }: { input: ReportInput; css: string }) {
  const { company, report, locale, url, image, robots } = input;
  const { title, description, tags } = wordsIn(report, locale);
  const fullTitle = `${title} | ${company.name}`;
  const structuredData = {
    '@context': 'https://schema.org',
    '@type': 'Report',
    name: title,
    description,
    inLanguage: locale,
    datePublished: report.publishDate,
    keywords: tags,
    image: image.url,
    url,
    publisher: { '@type': 'Organization', name: company.name },
  };
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <meta name="keywords" content={tags.join(', ')} />
      <meta name="robots" content={robots} />
      <link rel="canonical" href={url} />
      <meta property="og:type" content="article" />
      <meta property="og:site_name" content={company.name} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={image.url} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={image.alt} />
      <meta name="twitter:card" content="summary_large_image" />
      <link rel="icon" href="/icons/icon.svg" type="image/svg+xml" />
      <style dangerouslySetInnerHTML={{ __html: css }} />
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{
          __html: JSON.stringify(structuredData).replaceAll('<', '\\u003c'),
        }}
      />
    </head>
  );
}
