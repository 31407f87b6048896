import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, type ReactNode, useEffect, useMemo, useState } from 'react';
import { Link, Navigate, useParams, useSearchParams } from 'react-router';
import { vacancyPath } from '#domain/address/paths.ts';
import { defaultLocale } from '#domain/edition/editions.ts';
import { officeDay } from '#domain/firm/office-day.ts';
import { fillIn } from '#words/fill-in.ts';
import { TextLink } from '#ui/text-link.tsx';
import { DocumentEditor } from '#desk/editor/document-editor.tsx';
import { groupsOf } from '#desk/editor/field-groups.tsx';
import { RoleTabs } from '#desk/kit/role-tabs.tsx';
import { type EditorLayout, useStoredDocument } from '#desk/editor/edited-document.ts';
import { StateBadge } from '#desk/editor/state-badge.tsx';
import { ask } from '#desk/kit/api.ts';
import { firm } from '#desk/kit/session.ts';
import { Failure, Loading } from '#desk/kit/loading.tsx';
import { deskWords } from '#desk/kit/words.ts';
import { RolePeopleList } from '#desk/submissions/role-people.tsx';
import { ClosingView } from './closing-view.tsx';
import { ConfirmationNotice, LawNote, LawPanel, ReportingNotice } from './role-law.tsx';
import { AlertReach } from './role-alerts.tsx';
import { isOver, StateActions, useAdvert, vacanciesKey } from './advert.tsx';
import { UnfitNotice } from './unfit-notice.tsx';
import {
  type AdvertGroup,
  blankFields,
  groupOfField,
  copiedFields,
  issueText,
  vacancyLabelOf,
  slugFor,
  stateIn,
  textAt,
  titleIn,
  type VacancyFields,
  withProposedSlug,
  withShownFrom,
} from './vacancy-fields.ts';
import { FieldError } from '#ui/field.tsx';
import { idOfField } from '#desk/editor/editor-context.ts';
import { denseControlLook, quietLinkLook } from '#desk/kit/controls.tsx';

const lawWords = deskWords.vacancies.law;
const mandateWords = deskWords.mandates;
const words = deskWords.vacancies;

/** `/vacancies/new` is a new role, with `?from=` a copy; anything else names one. */
export function AdvertScreen() {
  const { id = '' } = useParams();
  const [parameters] = useSearchParams();
  const [created] = useState(() => crypto.randomUUID());
  if (id !== 'new') return <Advert key={id} id={id} />;
  const search = new URLSearchParams([...parameters, ['new', '']]);
  return <Navigate replace to={`/vacancies/${created}?${search}`} />;
}

function Advert({ id }: { id: string }) {
  const [parameters] = useSearchParams();
  const [isNew] = useState(parameters.has('new'));
  const [from] = useState(parameters.get('from'));
  const { data, error, refetch } = useStoredDocument({ kind: 'vacancy', id });
  // Anew: a reference that was free a while ago may be taken.
  const list = useQuery({
    queryKey: vacanciesKey,
    queryFn: () => ask('GET /vacancies', {}),
    enabled: isNew,
    staleTime: 0,
  });
  const copies = isNew && from !== null;
  const source = useStoredDocument({ kind: 'vacancy', id: from ?? '' }, copies);
  const [today] = useState(() => officeDay(firm(), Date.now()));
  const reference = list.data?.nextReference ?? '';
  const copied = source.data && (source.data.published ?? source.data.draft)?.content;
  const shown = useMemo((): EditorLayout => {
    const blank = copied ? copiedFields(copied, reference, today) : blankFields(reference, today);
    return { ...layout, blank };
  }, [copied, reference, today]);
  const failed = error ?? list.error ?? source.error;
  if (failed) {
    const retry = () => Promise.all([refetch(), isNew && list.refetch(), from && source.refetch()]);
    return <Failure onRetry={() => void retry()} />;
  }
  if (!data || (isNew && !(list.isFetchedAfterMount && (source.data || !from)))) return <Loading />;
  if (data.version === 0 && !isNew) return <h1 className="p-6 text-xl">{words.missing}</h1>;
  return <DocumentEditor detail={data} layout={shown} />;
}

/** What an advert has beside the fields, pages and revisions of any document. */
const layout: EditorLayout = {
  list: { to: '/roles', label: words.back, key: vacanciesKey },
  views: ({ detail }) => ['edit', 'preview', ...(detail.published ? ['revisions'] : [])],
  viewNames: words.views,
  drawn: {
    people: People,
    close: () => <ClosingView closing="close" />,
    withdraw: () => <ClosingView closing="withdraw" />,
  },
  untitled: words.untitled,
  Beside,
  Acts: StateActions,
  Above,
  Tabs,
  groups: () =>
    groupsOf<AdvertGroup>(groupOfField, {
      main: {},
      filters: { label: words.groups.filters },
      terms: { label: words.groups.terms },
      law: { label: words.groups.law, First: LawPanel, Note: LawNote },
      more: { label: words.groups.more },
      publication: {
        label: words.groups.publication,
        First: Publication,
        ownLabels: words.fields,
      },
    }),
  apart: ['slug', 'state'],
  untyped: ['state'],
  follow: (before, after, { advert }) => {
    const [typed, next] = [before as VacancyFields, after as VacancyFields];
    const shown = withShownFrom(typed, next);
    return advert?.wasShown ? shown : withProposedSlug(typed, shown);
  },
  labelOf: (field, _, length) => vacancyLabelOf(field, length),
  issueText,
  discardRefusals: { incomplete: lawWords.report.discard },
  corrects: {
    label: words.publishChanges,
    // What is not shown any more is opened again, with its changes.
    isRare: ({ advert }) => isOver(advert!.state),
    done: ({ published }) => fillIn(words.published, { revision: published!.revision }),
  },
};

function Beside() {
  const { advert, detail, draft, fields } = useAdvert();
  const { state, unfit, slug } = advert;
  const hasPage = !unfit && (state.is === 'open' || state.is === 'closed');
  return (
    <>
      <span className="font-mono text-xs text-muted">{textAt(fields, 'reference')}</span>
      <StateBadge state={state} />
      {detail.version > 0 && (
        <Link
          to={`/vacancies/new?from=${detail.id}`}
          aria-label={fillIn(words.copyOf, { title: titleIn(fields) })}
          className={quietLinkLook}
        >
          {words.copy}
        </Link>
      )}
      {hasPage && (
        <TextLink
          href={vacancyPath(firm(), slug, defaultLocale(firm()))}
          target="_blank"
          className="text-xs"
        >
          {words.onSite}
        </TextLink>
      )}
      {draft.version > 0 && <AlertReach id={detail.id} version={detail.version} />}
      {draft.issues.length === 0 && draft.version > 0 && state.is === 'draft' && (
        <span className="text-xs text-muted">{words.issues.none}</span>
      )}
    </>
  );
}

function Above() {
  const { advert, detail, draft } = useAdvert();
  const [parameters, setParameters] = useSearchParams();
  // Once it is saved, a new one is known by its address.
  const isNamed = draft.version > 0 && parameters.has('new');
  useEffect(() => {
    if (isNamed) setParameters({}, { replace: true });
  }, [isNamed, setParameters]);
  return (
    <>
      {advert.unfit && detail.published && <UnfitNotice unfit={advert.unfit} />}
      <ConfirmationNotice />
      <ReportingNotice />
    </>
  );
}

/** The role's people, advert and mandate, and the views of the advert beside them. */
function Tabs({ views, current }: { views: readonly string[]; current: string }) {
  const { advert, detail, draft, fields } = useAdvert();
  const address = `/vacancies/${detail.id}`;
  const making = new URLSearchParams({ vacancy: detail.id, role: titleIn(fields) });
  const mandate = advert.mandate ? `/mandates/${advert.mandate}` : `/mandates/new?${making}`;
  if (draft.version === 0) return null;
  return (
    <RoleTabs
      label={titleIn(fields)}
      advert={address}
      mandate={mandate}
      current={current === 'edit' ? 'advert' : current}
      more={views
        .filter((view) => view !== 'edit')
        .map((view) => [view, words.views[view as keyof typeof words.views]])}
    />
  );
}

/** Address and closing day, which are no fields of the schema's form. */
function Publication() {
  return (
    <div className="grid gap-x-5 gap-y-3 sm:grid-cols-2">
      <SlugField />
      <Until />
    </div>
  );
}

/** Who applied, and the mandate that the role is filled for. */
function People() {
  const { detail, fields } = useAdvert();
  const { id } = detail;
  const making = `/mandates/new?${new URLSearchParams({ vacancy: id, role: titleIn(fields) })}`;
  return (
    <section aria-label={mandateWords.people}>
      <RolePeopleList source={{ vacancyId: id }} vacancyId={id} making={making} />
    </section>
  );
}

/** Proposed from the title. Once the role was published, changing it takes a decision. */
function SlugField() {
  const { advert, fields, change } = useAdvert();
  const { wasShown: slugFixed, earlierSlugs } = advert;
  const [changing, setChanging] = useState(false);
  const fixed = slugFixed && !changing;
  const proposal = slugFor(fields);
  const hints = [
    slugFixed && (changing ? words.slugRedirects : words.slugFixed),
    earlierSlugs.length > 0 && fillIn(words.slugEarlier, { slugs: earlierSlugs.join(', ') }),
  ].filter(Boolean);
  return (
    <OwnField
      field="slug"
      value={fields.slug}
      readOnly={fixed}
      spellCheck={false}
      hint={hints.join(' ') || undefined}
      onChange={({ target }) => change((before) => ({ ...before, slug: target.value }))}
    >
      {fixed && <InlineButton onClick={() => setChanging(true)}>{words.slugChange}</InlineButton>}
      {!fixed && proposal && proposal !== fields.slug && (
        <InlineButton onClick={() => change((before) => ({ ...before, slug: proposal }))}>
          {words.slugPropose}
        </InlineButton>
      )}
    </OwnField>
  );
}

function InlineButton({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="min-h-6 justify-self-start text-xs text-accent underline-offset-4 hover:underline"
    >
      {children}
    </button>
  );
}

/** A field that is not of the form: the address, and the one part of the state that is typed. */
function OwnField({
  field,
  hint,
  children,
  ...input
}: { field: 'slug' | 'state.until'; hint?: string | undefined; children?: ReactNode } & Pick<
  ComponentProps<'input'>,
  'type' | 'value' | 'readOnly' | 'spellCheck' | 'onChange'
>) {
  const { draft } = useAdvert();
  const { attempts } = draft;
  const issue = draft.issues.find((one) => one.field === field);
  const shown = issue && (attempts > 0 || issue.code !== 'no-slug') ? issueText(issue) : undefined;
  const id = idOfField(field);
  const described = [hint && `${id}-hint`, shown && `${id}-issue`].filter(Boolean).join(' ');
  return (
    <div className="grid content-start gap-1">
      <label htmlFor={id} className="text-xs font-semibold">
        {vacancyLabelOf(field)}
      </label>
      <input
        {...input}
        id={id}
        aria-describedby={described || undefined}
        aria-invalid={shown ? true : undefined}
        className={denseControlLook}
      />
      {hint && (
        <p id={`${id}-hint`} className="text-xs text-muted">
          {hint}
        </p>
      )}
      {children}
      <div aria-live="polite">{shown && <FieldError id={`${id}-issue`}>{shown}</FieldError>}</div>
    </div>
  );
}

/** The rest of the state is changed by publishing and its kin. */
function Until() {
  const { fields, change } = useAdvert();
  const state = stateIn(fields);
  if (state.is !== 'open' && state.is !== 'scheduled') return null;
  return (
    <OwnField
      field="state.until"
      type="date"
      hint={words.untilHint}
      value={state.until ?? ''}
      onChange={({ target }) =>
        change((before) => ({ ...before, state: { ...state, until: target.value || undefined } }))
      }
    />
  );
}
