import { industryIds } from '#domain/firm/related-roles.ts';
import type { Messages } from '#words/en.ts';
import { ButtonLink } from '#ui/button.tsx';
import { ReportCard, type ReportSummary } from './report-card.tsx';
import type { FirmIndustries } from '#domain/firm/firm.ts';
import { classNames } from '#ui/class-names.ts';
import { useSyncExternalStore } from 'react';

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

type Option = { id: ReportFilterChoice; label: string; count: number };

/** A row of switches of which one is on. Without script every report is shown and no row. */
function ReportFilter({
  label,
  options,
  chosen,
  onChoose,
}: {
  label: string;
  options: Option[];
  chosen: ReportFilterChoice;
  onChoose: (choice: ReportFilterChoice) => void;
}) {
  return (
    <fieldset className="needs-script flex flex-wrap gap-2">
      <legend className="sr-only">{label}</legend>
      {options.map(({ id, label: name, count }) => (
        <button
          key={id}
          type="button"
          aria-pressed={chosen === id}
          disabled={count === 0 && id !== 'all'}
          onClick={() => onChoose(id)}
          className={classNames(
            'flex min-h-11 items-center gap-2.5 rounded-sm border px-4 py-2 text-sm font-medium',
            'disabled:cursor-not-allowed disabled:border-line disabled:text-muted',
            chosen === id
              ? 'border-ink bg-ink text-paper'
              : 'border-control hover:border-ink not-disabled:hover:bg-ink/5',
          )}
        >
          {name}
          <span className="label-mono">{count}</span>
        </button>
      ))}
    </fieldset>
  );
}

/** The anchor of an industry. */
type ReportFilterChoice = string;

const parameter = 'industry';
const listeners = new Set<() => void>();

/**
 * The chosen industry is part of the address, so that a filtered list can be linked to. The page is
 * static, so it shows all reports until it is hydrated.
 */
function useReportFilter(firm: FirmIndustries) {
  const chosen = useSyncExternalStore(
    onChoice,
    () => chosenIndustry(firm),
    () => 'all' as const,
  );
  return [chosen, chooseIndustry] as const;
}

function chosenIndustry(firm: FirmIndustries): ReportFilterChoice {
  const asked = new URLSearchParams(window.location.search).get(parameter);
  return industryIds(firm).find((id) => id === asked) ?? 'all';
}

function chooseIndustry(choice: ReportFilterChoice) {
  const address = new URL(window.location.href);
  if (choice === 'all') address.searchParams.delete(parameter);
  else address.searchParams.set(parameter, choice);
  window.history.replaceState(window.history.state, '', address);
  listeners.forEach((listener) => listener());
}

function onChoice(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
