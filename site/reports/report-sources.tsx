import type { Source } from '#domain/reports/report.ts';

/** The numbered list that every citation leads to. */
export function ReportSources({
  sources,
  heading,
}: {
  sources: Record<string, Source>;
  heading: string;
}) {
  return (
    <section className="sources" aria-labelledby="sources">
      <h2 id="sources">{heading}</h2>
      <ol>
        {Object.entries(sources).map(([id, { publisher, title, published, url }]) => (
          <li key={id} id={`source-${id}`}>
            {publisher}, <cite>{title}</cite>, {published}.{' '}
            {url && <a href={url}>{url.replace('https://', '')}</a>}
          </li>
        ))}
      </ol>
    </section>
  );
}
