import { useState } from 'react';
import { Link } from 'react-router';
import { isoDay } from '#domain/working-time/iso-day.ts';
import type { MandateDetail } from '#domain/mandates/mandate-work.ts';
import { deskWords } from '#desk/kit/words.ts';
import { Button } from '#ui/button.tsx';
import { ConflictPanel } from '#desk/editor/differences.tsx';
import { BackLink } from '#desk/kit/document-views.tsx';
import { download } from '#desk/kit/api.ts';
import { Panel } from '#desk/kit/operations-page.tsx';
import { usePageTitle } from '#desk/kit/page-title.ts';
import { Problem } from '#desk/kit/loading.tsx';
import { Select, SmallButton } from '#desk/kit/controls.tsx';
import { useAct } from '#desk/kit/use-act.ts';
import { History } from '#desk/submissions/history.tsx';
import { RolePeople } from '#desk/submissions/role-people.tsx';
import { DateList } from './date-list.tsx';
import { FactsEditor, labelOf } from './facts-editor.tsx';
import { useMandate } from './use-mandate.ts';

const words = deskWords.mandates;

/** One mandate: its people and days first, then its facts, its record and its history. */
export function MandateView({ detail }: { detail: MandateDetail }) {
  const editing = useMandate(detail);
  const { id, facts, advert, brief, dates, history } = detail;
  usePageTitle(facts.role);
  return (
    <div className="page-width grid gap-8 pt-6 pb-24">
      <header className="grid gap-2">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <BackLink to="/mandates" label={words.back} />
          <h1 className="min-w-0 text-xl">{facts.role}</h1>
          <span className="text-muted">
            {facts.employer} · {words.states[facts.state]}
          </span>
        </div>
        <p className="flex flex-wrap gap-x-4">
          {brief && (
            <Link to={`/submissions/${brief.id}?state=all`} className={linkLook}>
              {words.brief} {brief.reference}
            </Link>
          )}
          {advert ? (
            <Link to={`/vacancies/${advert.id}`} className={linkLook}>
              {words.advert} {advert.reference}
            </Link>
          ) : (
            <span className="py-1.5 text-muted">{words.noAdvert}</span>
          )}
        </p>
      </header>
      <Panel heading={words.people}>
        <RolePeople source={{ mandateId: id }} vacancyId={advert?.id ?? null} />
      </Panel>
      <Panel heading={words.dates}>
        <DateList dates={dates} renews={[['mandate', id]]} />
      </Panel>
      <Panel heading={words.facts} aside={<Save detail={detail} editing={editing} />}>
        <Problem>{editing.problem}</Problem>
        {editing.conflict && (
          <ConflictPanel
            by={editing.conflict.current.changedBy}
            at={editing.conflict.current.changedAt}
            merged={editing.conflict.merged}
            labelOf={(field) => labelOf(field.replace(/^facts\.?/, ''))}
            busy={editing.busy}
            onSettled={editing.settle}
          />
        )}
        <FactsEditor facts={editing.facts} attempts={editing.attempts} onChange={editing.change} />
      </Panel>
      <RecordLink id={id} />
      <History entries={history} />
    </div>
  );
}

function Save({
  detail,
  editing,
}: {
  detail: MandateDetail;
  editing: ReturnType<typeof useMandate>;
}) {
  const { owner, changeOwner, dirty, busy, save } = editing;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Select
        aria-label={words.owner}
        value={owner ?? ''}
        unlisted={words.formerPerson}
        onChange={(chosen) => changeOwner(chosen || null)}
        options={[['', words.nobody], ...detail.people.map(({ id, name }) => [id, name] as const)]}
      />
      <output className="text-xs text-muted">{dirty ? words.unsaved : words.upToDate}</output>
      <Button disabled={busy || !dirty} onClick={save}>
        {busy ? words.saving : words.save}
      </Button>
    </div>
  );
}

function RecordLink({ id }: { id: string }) {
  const [name] = useState(() => `mandate-${isoDay(Date.now())}.json`);
  const exporting = useAct({
    act: () => download(`/mandates/${id}/record.json`, name),
    failure: 'notice',
  });
  return (
    <div className="flex flex-wrap items-center gap-3">
      <SmallButton aria-disabled={exporting.busy} onClick={() => exporting.act()}>
        {words.record}
      </SmallButton>
      <span className="text-muted">{words.recordHint}</span>
    </div>
  );
}

const linkLook = 'inline-flex min-h-8 items-center text-accent underline underline-offset-4';
