import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { isoDay } from '#domain/working-time/wall-clock.ts';
import { type MandateFacts, mandateSchema } from '#domain/mandates/mandate.ts';
import type { MandateDetail } from '#domain/mandates/mandate-work.ts';
import { EditingMessages, LeaveGuard } from '#desk/editor/editing-messages.tsx';
import { blankValue } from '#desk/editor/shape.ts';
import { useEditing } from '#desk/editor/use-editing.ts';
import { ApiError, ask, download } from '#desk/kit/api.ts';
import { linkLook, Select, SmallButton } from '#desk/kit/controls.tsx';
import { BackLink, Panel } from '#desk/kit/operations-page.tsx';
import { usePageTitle } from '#desk/kit/page-title.ts';
import { Unanswered } from '#desk/kit/loading.tsx';
import { useAct } from '#desk/kit/use-act.ts';
import { deskWords } from '#desk/kit/words.ts';
import { History } from '#desk/submissions/history.tsx';
import { RolePeopleList } from '#desk/submissions/role-people.tsx';
import { DateList } from './date-list.tsx';
import { jsonSchemaOf } from '#domain/documents/json-schema.ts';
import { fieldLabel } from '#desk/editor/labels.ts';
import { groupsOf } from '#desk/editor/field-groups.tsx';
import { SchemaEditor } from '#desk/editor/schema-editor.tsx';
import { RoleTabs } from '#desk/kit/role-tabs.tsx';

const words = deskWords.mandates;

/** `/mandates/new` is a new one, with `?vacancy=` for an advert that has none. */
export function MandatePage() {
  const { id = '' } = useParams();
  return id === 'new' ? <NewMandate /> : <KnownMandate key={id} id={id} />;
}

function KnownMandate({ id }: { id: string }) {
  const query = useQuery({
    queryKey: mandateKey(id),
    queryFn: ({ signal }) => ask('GET /mandates/:id', { id }, { signal }),
    // A change that arrives while somebody types is found when they save.
    refetchOnWindowFocus: false,
    staleTime: 0,
  });
  if (!query.data) return <Unanswered query={query} missing={words.missing} />;
  return <MandateView detail={query.data} />;
}

/** One mandate, and the people of its role where there is no advert to show them. */
function MandateView({ detail }: { detail: MandateDetail }) {
  const editing = useMandate(detail);
  const { id, facts, advert } = detail;
  const [parameters] = useSearchParams();
  const isOfPeople = parameters.get('view') === 'people';
  usePageTitle(facts.role);
  return (
    <div className="page-width grid gap-8 pt-6 pb-24">
      <header className="grid gap-2">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <BackLink to="/roles" label={words.back} />
          <h1 className="min-w-0 text-xl">{facts.role}</h1>
          <span className="text-muted">
            {facts.employer} · {words.states[facts.state]}
          </span>
        </div>
        <RoleTabs
          label={facts.role}
          advert={advert ? `/vacancies/${advert.id}` : undefined}
          mandate={`/mandates/${id}`}
          current={isOfPeople ? 'people' : 'mandate'}
        />
      </header>
      {isOfPeople ? (
        <RolePeopleList source={{ mandateId: id }} vacancyId={advert?.id ?? null} />
      ) : (
        <Mandate detail={detail} editing={editing} />
      )}
      <LeaveGuard dirty={editing.dirty && !editing.busy} />
    </div>
  );
}

/** Its days first, then its facts, its record and its history. */
function Mandate({ detail, editing }: EditedMandate) {
  const { id, brief, dates, history } = detail;
  return (
    <>
      {brief && (
        <p>
          <Link to={`/submissions/${brief.id}?state=all`} className={linkLook}>
            {words.brief} {brief.reference}
          </Link>
        </p>
      )}
      <Panel heading={words.dates}>
        <DateList dates={dates} renews={[['mandate', id]]} />
      </Panel>
      <Panel heading={words.facts} aside={<Save detail={detail} editing={editing} />}>
        <EditingMessages
          editing={editing}
          labelOf={(field) => labelOf(field.replace(/^facts\.?/, ''))}
          onSettled={editing.saveSettled}
        />
        <FactsEditor
          facts={editing.facts}
          attempts={editing.attempts}
          onChange={editing.changeFacts}
        />
      </Panel>
      <RecordLink id={id} />
      <History entries={history} />
    </>
  );
}

type EditedMandate = { detail: MandateDetail; editing: ReturnType<typeof useMandate> };

function Save({ detail, editing }: EditedMandate) {
  const { owner, changeOwner, dirty, busy, save } = editing;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <label className="flex items-center gap-2">
        <span className="text-xs text-muted">{words.owner}</span>
        <Select
          value={owner ?? ''}
          unlisted={words.formerPerson}
          onChange={(chosen) => changeOwner(chosen || null)}
          options={[
            ['', words.nobody],
            ...detail.people.map(({ id, name }) => [id, name] as const),
          ]}
        />
      </label>
      <output className="text-xs text-muted">{dirty ? words.unsaved : words.upToDate}</output>
      <SmallButton variant="primary" disabled={busy || !dirty} onClick={save}>
        {busy ? words.saving : words.save}
      </SmallButton>
    </div>
  );
}

function RecordLink({ id }: { id: string }) {
  const [name] = useState(() => `mandate-${isoDay(Date.now())}.json`);
  const exporting = useAct({
    act: () => download(`/mandates/${id}/record.json`, name),
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

const unsaved = { version: 0 };

/** A mandate without a brief: a retained search, or that of an advert which has none. */
function NewMandate() {
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const vacancyId = parameters.get('vacancy') ?? undefined;
  const [blank] = useState(() => ({
    ...(blankValue(mandateForm) as object),
    state: 'open',
    role: parameters.get('role') ?? '',
  }));
  const [opened, setOpened] = useState('');
  const editing = useEditing<Version, Version>(unsaved, {
    name: `mandate/new-${vacancyId ?? ''}`,
    isDraft: false,
    contentOf: () => blank,
    save: async (facts) => {
      const { id } = await ask(
        'POST /mandates',
        {},
        { body: { facts: facts as MandateFacts, vacancyId } },
      );
      setOpened(id);
      return { version: 1 };
    },
    staleOf: () => undefined,
  });
  const saving = useAct({
    act: () => editing.flush(),
    failure: 'shown',
    done: words.opened,
    renews: [['mandates'], ['role-people'], ['mandate-dates']],
  });
  useEffect(() => {
    if (opened) void navigate(`/mandates/${opened}`, { replace: true });
  }, [opened, navigate]);
  usePageTitle(words.new);
  const save = () => (issuesIn(editing.content).length > 0 ? editing.attempt() : saving.act());
  return (
    <div className="page-width grid gap-5 pt-6 pb-24">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-xl">{words.new}</h1>
        <SmallButton variant="primary" aria-disabled={saving.busy} onClick={save}>
          {saving.busy ? words.saving : words.save}
        </SmallButton>
      </div>
      <EditingMessages editing={editing} labelOf={labelOf} onSettled={editing.settle} />
      <FactsEditor facts={editing.content} attempts={editing.attempts} onChange={editing.change} />
      <LeaveGuard dirty={editing.dirty && !opened} />
    </div>
  );
}

type Version = { version: number };

const mandateKey = (id: string) => ['mandate', id];

/** As typed: the server judges it. */
type Edited = { facts: MandateFacts; owner: string | null };

/** What is typed of a mandate. It has no draft: what is saved counts. */
function useMandate(detail: MandateDetail) {
  const client = useQueryClient();
  const { id } = detail;
  const editing = useEditing<MandateDetail, MandateDetail>(detail, {
    name: `mandate/${id}`,
    isDraft: false,
    contentOf: ({ facts, owner }): Edited => ({ facts, owner }),
    save: (content, version) =>
      ask('PUT /mandates/:id', { id }, { body: { version, ...(content as Edited) } }),
    staleOf: (error) => {
      const body = error instanceof ApiError ? error.body : undefined;
      if (body?.error !== 'mandate-stale') return undefined;
      const { current } = body;
      return { by: current.changedBy, at: current.changedAt, current };
    },
    refusals: { invalid: words.incomplete },
    onSaved: (saved) => client.setQueryData(mandateKey(id), saved),
  });
  const { change, attempt, settle } = editing;
  const saving = useAct({
    act: () => editing.flush(),
    // The messages of the editor tell it.
    failure: 'shown',
    done: words.saved,
    onRefused: attempt,
    renews: [['mandates'], ['mandate-dates'], ['inbox']],
  });
  const edited = editing.content as Edited;
  return {
    ...editing,
    ...edited,
    busy: saving.busy,
    changeFacts: useCallback(
      (update: (before: unknown) => unknown) =>
        change((before) => ({
          ...(before as Edited),
          facts: update((before as Edited).facts) as MandateFacts,
        })),
      [change],
    ),
    changeOwner: (owner: string | null) => change((before) => ({ ...(before as Edited), owner })),
    save: () => (issuesIn(edited.facts).length > 0 ? attempt() : saving.act()),
    /** Both versions were seen: this is the one to save. */
    saveSettled: (chosen: unknown) => {
      settle(chosen);
      saving.act();
    },
  };
}

type MandateGroup = 'main' | keyof typeof words.groups;

/** Where the editor draws each field, in this order. */
const groupOfField: Record<keyof MandateFacts, MandateGroup> = {
  role: 'main',
  employer: 'main',
  state: 'main',
  contacts: 'main',
  notes: 'main',
  model: 'terms',
  fee: 'terms',
  authority: 'terms',
  promisedOn: 'plan',
  orderedOn: 'plan',
  plan: 'plan',
  seat: 'employer',
  privateSheet: 'private',
};
const groups = groupsOf<MandateGroup>(groupOfField, {
  main: {},
  terms: { label: words.groups.terms },
  plan: { label: words.groups.plan },
  employer: { label: words.groups.employer },
  private: { label: words.groups.private },
});

/** It is written in one language. */
const stay = () => {};
const none: never[] = [];
const noFacts = {};

/** The facts of a mandate, in the form that its schema has. */
function FactsEditor({
  facts,
  attempts,
  onChange,
}: {
  facts: unknown;
  /** How often saving was refused: from the first on every issue is shown. */
  attempts: number;
  onChange: (update: (before: unknown) => unknown) => void;
}) {
  const issues = useMemo(
    () =>
      issuesIn(facts).map(({ field }) => ({ field, text: `${labelOf(field)} ${words.invalid}.` })),
    [facts],
  );
  return (
    <SchemaEditor
      schema={mandateForm}
      value={facts}
      languages={none}
      facts={noFacts}
      issues={issues}
      attempts={attempts}
      language=""
      onLanguage={stay}
      groups={groups}
      onChange={useCallback((update) => onChange(update), [onChange])}
    />
  );
}

/** What the general editor draws of a mandate. */
const mandateForm = jsonSchemaOf(mandateSchema);

const labelOf = (field: string) => fieldLabel(mandateForm, field, []);

/** What keeps it from being saved, each with its field. */
function issuesIn(facts: unknown): { field: string }[] {
  const { error } = mandateSchema.safeParse(facts);
  const fields = new Set(error?.issues.map(({ path }) => path.join('.')));
  return [...fields].map((field) => ({ field }));
}
