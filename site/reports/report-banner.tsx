import { Badge } from '#ui/badge.tsx';

export function ReportBanner({
  label,
  heading,
  text,
}: {
  label: string;
  heading: string;
  text: string;
}) {
  return (
    <section aria-labelledby="report-banner" className="border-b border-line bg-surface">
      <div className="container-page grid gap-x-8 gap-y-3 py-8 md:grid-cols-[auto_1fr] lg:grid-cols-[auto_20rem_1fr] lg:items-baseline">
        <Badge tone="accent" className="justify-self-start">
          {label}
        </Badge>
        <h2 id="report-banner" className="text-lg">
          {heading}
        </h2>
        <p className="max-w-2xl text-muted md:col-start-2 lg:col-start-3">{text}</p>
      </div>
    </section>
  );
}
