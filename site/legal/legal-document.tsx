import { PageHero } from '#site/sections/headings.tsx';

/** A dated text with its table of contents, which stays in view where there is room. */
export function LegalDocument({
  title,
  introduction,
  effective,
  contentsLabel,
  contents,
  html,
}: {
  title: string;
  introduction: string;
  effective: string;
  contentsLabel: string;
  contents: { id: string; text: string }[];
  html: string;
}) {
  return (
    <>
      <PageHero hero={{ eyebrow: effective, heading: title, introduction }} />
      <div className="container-page grid gap-10 py-14 lg:grid-cols-[16rem_1fr] lg:gap-16">
        <nav
          aria-labelledby="contents"
          className="lg:sticky lg:top-24 lg:max-h-[calc(100dvh-8rem)] lg:self-start lg:overflow-y-auto"
        >
          <h2 id="contents" className="label-mono mb-4 text-accent">
            {contentsLabel}
          </h2>
          <ol className="grid gap-1 border-l border-line text-sm">
            {contents.map(({ id, text }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="-ml-px block border-l border-transparent py-1 pl-4 text-muted hover:border-accent hover:text-ink"
                >
                  {text}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
      </div>
    </>
  );
}
