import { industryIds } from '#domain/firm/related-roles.ts';
import type { Messages } from '#words/en.ts';
import { ButtonLink } from '#ui/button.tsx';
import { ReportCard, type ReportSummary } from './report-card.tsx';
import { ReportFilter } from './report-filter.tsx';
import { useReportFilter } from './use-report-filter.ts';
import type { FirmIndustries } from '#domain/firm/firm.ts';

type Invitation = { heading: string; text: string; link: { label: string; to: string } };

type Props = {
  firm: FirmIndustries;
  reports: ReportSummary[];
  words: Messages['reportList'];
  share: Messages['share'];
  industries: Messages['industries'];
  invitation: Invitation;
};

export function ReportList({ firm, reports, words, share, industries, invitation }: Props) {
  const [chosen, choose] = useReportFilter(firm);
  const shown = reports.filter((report) => chosen === 'all' || report.industries.includes(chosen));
  const options = [
    { id: 'all' as const, label: words.all, count: reports.length },
    ...industryIds(firm).map((id) => ({
      id,
      label: industries[id] ?? id,
      count: reports.filter((report) => report.industries.includes(id)).length,
    })),
  ];

  return (
    <section className="container-page grid gap-10 py-12 md:py-16">
      <ReportFilter label={words.filter} options={options} chosen={chosen} onChoose={choose} />
      <div className="grid gap-6 md:grid-cols-2 lg:grid-cols-3">
        {shown.map((report) => (
          <ReportCard key={report.id} {...{ report, words, share, industries }} />
        ))}
        {shown.length === 0 && (
          <output className="max-w-xl self-center py-10 text-lg text-muted">{words.empty}</output>
        )}
        <Invite {...invitation} />
      </div>
    </section>
  );
}

/** Fills the row while there are few reports and closes it when there are many. */
function Invite({ heading, text, link }: Invitation) {
  return (
    <aside className="grid content-center gap-8 rounded-md border border-dashed border-control p-6 sm:p-8 lg:nth-[3n+2]:col-span-2">
      <div className="graduation w-full max-w-md" aria-hidden />
      <div className="grid max-w-xl justify-items-start gap-5">
        <h2 className="text-2xl">{heading}</h2>
        <p className="text-muted">{text}</p>
        <ButtonLink href={link.to} variant="secondary">
          {link.label}
        </ButtonLink>
      </div>
    </aside>
  );
}
