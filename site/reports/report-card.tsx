import { fillIn } from '#words/fill-in.ts';
import type { Messages } from '#words/en.ts';
import { useReportViews } from './report-views.ts';
import { Badge } from '#ui/badge.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { ShareMenu } from '#site/sections/share-menu.tsx';

export type ReportSummary = {
  id: string;
  title: string;
  description: string;
  tags: string[];
  industries: readonly string[];
  published: string;
  previewImageUrl: string;
  path: string;
  shareUrl: string;
};

/** Opens the loader, which counts the view; the card itself therefore counts nothing. */
export function ReportCard({
  report,
  words,
  share,
  industries,
}: {
  report: ReportSummary;
  words: Messages['reportList'];
  share: Messages['share'];
  industries: Messages['industries'];
}) {
  const views = useReportViews(report.id);
  return (
    <article className="flex flex-col overflow-hidden rounded-md border border-line bg-surface">
      <a href={report.path} tabIndex={-1} aria-hidden className="block border-b border-line">
        <img
          src={report.previewImageUrl}
          alt=""
          width={800}
          height={420}
          loading="lazy"
          decoding="async"
          className="block aspect-40/21 h-auto w-full object-cover"
        />
      </a>
      <div className="flex flex-1 flex-col gap-4 p-6">
        <ul className="flex flex-wrap gap-2">
          {report.industries.map((id) => (
            <li key={id} className="flex">
              <Badge tone="accent">{industries[id]}</Badge>
            </li>
          ))}
        </ul>
        <h2 className="text-xl">
          <a href={report.path} className="underline-offset-4 hover:underline">
            {report.title}
          </a>
        </h2>
        <p className="text-sm text-muted">{report.description}</p>
        <p className="text-xs text-muted">{report.tags.join(', ')}</p>
        <p className="flex flex-wrap justify-between gap-x-4 text-xs text-muted">
          <span>{report.published}</span>
          <span title={words.viewsHint}>
            {views === 1 ? words.oneView : fillIn(words.views, { count: views })}
          </span>
        </p>
        <div className="mt-auto flex flex-wrap items-center gap-3 border-t border-line pt-5">
          <ButtonLink href={report.path}>{words.read}</ButtonLink>
          <ShareMenu id={report.id} title={report.title} url={report.shareUrl} words={share} />
        </div>
      </div>
    </article>
  );
}
