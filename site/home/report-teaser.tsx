import type { HomePage } from '#domain/pages/pages.ts';
import type { Locale } from '#domain/edition/editions.ts';
import { pagePath, reportPath } from '#domain/address/paths.ts';
import { Badge } from '#ui/badge.tsx';
import { ButtonLink } from '#ui/button.tsx';
import type { FirmEditions } from '#domain/firm/firm.ts';

export type TeasedReport = {
  id: string;
  title: string;
  description: string;
  tags: readonly string[];
  /** Formatted. */
  publishedOn: string;
};

export function ReportTeaser({
  firm,
  locale,
  copy,
  report,
}: {
  firm: FirmEditions;
  locale: Locale;
  copy: HomePage['report'];
  report: TeasedReport;
}) {
  const { title, description, tags, publishedOn } = report;
  return (
    <section className="border-t border-line bg-sunken">
      <div className="container-page grid gap-x-16 gap-y-10 py-20 lg:grid-cols-[3fr_2fr] lg:items-end">
        <div>
          <p className="label-mono mb-4 text-accent">{copy.eyebrow}</p>
          <h2 className="text-2xl">{title}</h2>
          <p className="mt-4 text-lg text-muted">{description}</p>
          <ul className="mt-6 flex flex-wrap gap-2">
            {tags.map((tag) => (
              <li key={tag} className="flex">
                <Badge>{tag}</Badge>
              </li>
            ))}
          </ul>
        </div>
        <div className="border-l-2 border-signal pl-6">
          <p>
            {copy.published} {publishedOn}
          </p>
          <div className="mt-6 flex flex-wrap gap-3">
            <ButtonLink href={reportPath(firm, report.id, locale)}>{copy.open}</ButtonLink>
            <ButtonLink
              variant="secondary"
              href={pagePath(firm, copy.all.page, locale, copy.all.anchor)}
            >
              {copy.all.label}
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  );
}
