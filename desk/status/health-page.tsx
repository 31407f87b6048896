import { useQuery } from '@tanstack/react-query';
import {
  healthAreas,
  type Health,
  type HealthArea,
  type HealthFinding,
} from '#domain/status/health.ts';
import { findingWords } from '#words/desk/status.ts';
import { deskWords } from '#desk/kit/words.ts';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { ask } from '#desk/kit/api.ts';
import { SmallButton } from '#desk/kit/controls.tsx';
import { Unanswered } from '#desk/kit/loading.tsx';
import { Moment } from '#desk/kit/moment.tsx';
import { RemoveSamples } from '#desk/kit/remove-samples.tsx';
import { OperationsPage } from '#desk/kit/operations-page.tsx';
import { fullTime } from '#desk/kit/times.ts';

const words = deskWords.status;

/** What `doctor` finds, with remedies. */
export function HealthPage() {
  const query = useQuery({
    queryKey: ['health'],
    queryFn: ({ signal }) => ask('GET /health', {}, { signal }),
    refetchInterval: 60_000,
  });
  const { data, error, refetch, isFetching } = query;
  return (
    <OperationsPage
      heading={deskWords.kit.nav.health}
      summary={
        data ? (
          <>
            {summaryOf(data)} {words.checked} <Moment at={data.checkedAt} />.
          </>
        ) : (
          !error && words.loading
        )
      }
      action={
        <SmallButton onClick={() => void refetch()} aria-disabled={isFetching}>
          {isFetching ? words.checking : words.again}
        </SmallButton>
      }
    >
      {data ? (
        <Areas findings={data.findings} />
      ) : (
        <Unanswered query={query} loading={<Skeleton className="h-96" />} />
      )}
    </OperationsPage>
  );
}

/** Areas with a fault first, then those with something to do; those in order are folded. */
function Areas({ findings }: Pick<Health, 'findings'>) {
  const areas = healthAreas
    .map((area) => ({ area, own: findings.filter((finding) => finding.area === area) }))
    .filter(({ own }) => own.length > 0)
    .toSorted((one, other) => worst(one.own) - worst(other.own));
  const isFine = ({ own }: (typeof areas)[number]) => worst(own) === levels.indexOf('ok');
  const fine = areas.filter(isFine);
  return (
    <>
      <AreaList areas={areas.filter((area) => !isFine(area))} />
      {fine.length > 0 && (
        <details>
          <summary className="min-h-8 cursor-pointer content-center">
            <Icon name="check" className="mr-2 inline size-4 text-success" />
            {words.levels.ok}: {fine.map(({ area }) => words.areas[area]).join(', ')}
          </summary>
          <div className="pt-3">
            <AreaList areas={fine} />
          </div>
        </details>
      )}
    </>
  );
}

const levels: readonly HealthFinding['level'][] = ['fault', 'open', 'ok'];
const worst = (findings: readonly HealthFinding[]) =>
  Math.min(...findings.map(({ level }) => levels.indexOf(level)));

function AreaList({ areas }: { areas: readonly { area: HealthArea; own: HealthFinding[] }[] }) {
  if (areas.length === 0) return null;
  return (
    <div className="grid divide-y divide-line rounded-md border border-line bg-surface">
      {areas.map(({ area, own }) => (
        <section
          key={area}
          aria-labelledby={`health-${area}`}
          className="grid gap-x-6 gap-y-2 p-4 md:grid-cols-[11rem_minmax(0,1fr)]"
        >
          <h2 id={`health-${area}`} className="font-semibold">
            {words.areas[area]}
          </h2>
          <ul className="grid gap-2">
            {own.map((finding) => (
              <Finding key={findingWords(finding, fullTime, deskWords).text} finding={finding} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

const tones = { ok: 'text-success', fault: 'text-danger', open: 'text-accent' };
const icons = { ok: 'check', fault: 'alert', open: 'arrow' } as const;

function Finding({ finding }: { finding: HealthFinding }) {
  const { level } = finding;
  const { text, remedy } = findingWords(finding, fullTime, deskWords);
  return (
    <li className="flex items-start gap-2.5">
      <Icon name={icons[level]} className={classNames('mt-0.5 size-4 shrink-0', tones[level])} />
      <div className="grid min-w-0 gap-1">
        <p className="wrap-anywhere">
          <span className={level === 'ok' ? 'sr-only' : classNames('font-semibold', tones[level])}>
            {words.levels[level]}:
          </span>{' '}
          {text}
        </p>
        {remedy && (
          <details>
            <summary className="min-h-8 cursor-pointer content-center text-accent">
              {words.remedy}
            </summary>
            <p className="border-l-2 border-line pl-3 wrap-anywhere">{remedy}</p>
          </details>
        )}
        {finding.is === 'samples' && (
          <div>
            <RemoveSamples counts={finding} />
          </div>
        )}
      </div>
    </li>
  );
}

function summaryOf({ findings }: Health): string {
  const count = (level: HealthFinding['level']) =>
    findings.filter((finding) => finding.level === level).length;
  return words.summary(count('fault'), count('open'));
}
