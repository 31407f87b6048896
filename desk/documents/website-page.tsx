import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import { useState } from 'react';
import { websiteGroups } from '#domain/documents/document-group.ts';
import type { WebsiteRow } from '#domain/documents/website-work.ts';
import { isDocumentId } from '#domain/documents/documents.ts';
import { fillIn } from '#words/fill-in.ts';
import { Icon } from '#ui/icon.tsx';
import { StateBadge } from '#desk/editor/state-badge.tsx';
import { websiteKey } from '#desk/editor/edited-document.ts';
import { ask } from '#desk/kit/api.ts';
import { ActDialog } from '#desk/kit/act-dialog.tsx';
import {
  Choices,
  denseControlLook,
  Labelled,
  Select,
  SmallButton,
  titleLinkLook,
} from '#desk/kit/controls.tsx';
import { ListSearch, NothingFound } from '#desk/kit/list-filters.tsx';
import { searchOf, useListAddress } from '#desk/kit/list-address.ts';
import { Unanswered } from '#desk/kit/loading.tsx';
import { Table, TableRow } from '#desk/kit/table.tsx';
import { fullTime } from '#desk/kit/times.ts';
import { deskWords } from '#desk/kit/words.ts';

const words = deskWords.documents;

const filters = ['published', 'changed', 'draft', 'scheduled', 'problems'] as const;
type Filter = (typeof filters)[number];

/** Everything that the firm says and is, by group. Search and state stand in the address. */
export function WebsitePage() {
  const { parameters, change, clear } = useListAddress();
  const search = parameters.get('q') ?? '';
  const filter = filters.find((one) => one === parameters.get('state')) ?? '';
  const query = useQuery({
    queryKey: [...websiteKey, 'list', search],
    queryFn: () => ask('GET /website', {}, { query: searchOf({ q: search }).toString() }),
    placeholderData: keepPreviousData,
  });
  const { data } = query;
  if (!data) return <Unanswered query={query} />;
  const shown = data.rows.filter((row) => matches(row, filter));
  return (
    <div className="page-width grid grid-cols-[minmax(0,1fr)] content-start gap-4 py-6">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="text-xl">{deskWords.kit.nav.website}</h1>
        <output className="text-muted">
          {fillIn(words.summary, { shown: shown.length, total: data.rows.length })}
        </output>
        <AddDocument rows={data.rows} />
      </div>
      <ListSearch
        label={words.search}
        hint={words.searchHint}
        value={search}
        onSearch={(text) => change('q', text)}
      >
        <Choices
          label={words.states}
          options={(['', ...filters] as const).map((one) => [
            one,
            nameOf(one),
            data.rows.filter((row) => matches(row, one)).length,
          ])}
          chosen={filter}
          onChoice={(one) => change('state', one)}
        />
      </ListSearch>
      {shown.length === 0 && <NothingFound text={words.none} clear={words.clear} onClear={clear} />}
      {websiteGroups
        .map((group) => ({ group, rows: shown.filter((row) => row.group === group) }))
        .filter(({ rows }) => rows.length > 0)
        .map(({ group, rows }) => (
          <section key={group} aria-labelledby={group} className="grid gap-2">
            <h2 id={group} className="text-lg">
              {words.groups[group]}
            </h2>
            <DocumentTable rows={rows} />
          </section>
        ))}
      <p className="text-muted">
        <Link to="/roles" className="text-accent underline underline-offset-4">
          {words.groups.vacancies}
        </Link>
        : {words.toVacancies}
      </p>
    </div>
  );
}

function matches({ state, problems }: WebsiteRow, filter: Filter | ''): boolean {
  if (!filter) return true;
  return filter === 'problems' ? problems > 0 : state.is === filter;
}

function nameOf(filter: Filter | ''): string {
  if (!filter) return words.all;
  return filter === 'problems' ? words.problems : words.state[filter];
}

export function DocumentTable({ rows }: { rows: readonly WebsiteRow[] }) {
  const { title, state, changed } = words.columns;
  const columns = [
    title,
    { label: state, look: 'w-72' },
    { label: changed, look: 'w-72 max-lg:hidden' },
  ];
  return (
    <Table columns={columns}>
      {rows.map((row) => (
        <Row key={`${row.kind}/${row.id}`} row={row} />
      ))}
    </Table>
  );
}

function Row({ row: { kind, id, title, state, problems, changed, found } }: { row: WebsiteRow }) {
  return (
    <TableRow narrow="max-md:grid max-md:gap-y-1">
      <th scope="row" className="font-normal">
        <Link to={`/website/${kind}/${id}`} className={titleLinkLook}>
          {title}
        </Link>
        {found && <span className="line-clamp-2 block text-xs text-muted">{found}</span>}
      </th>
      <td>
        <span className="flex flex-wrap items-center gap-x-3">
          <StateBadge state={state} />
          {problems > 0 && (
            <span className="inline-flex items-center gap-1 text-xs text-danger">
              <Icon name="alert" className="size-4" />
              {fillIn(words.problemCount, { count: problems })}
            </span>
          )}
        </span>
      </td>
      <td className="text-xs text-muted max-lg:hidden">
        {changed
          ? fillIn(words.changedBy, { when: fullTime(changed.at), name: changed.by })
          : words.unchanged}
      </td>
    </TableRow>
  );
}

const addable = ['person', 'testimonial', 'answer', 'report', 'download'] as const;
type Addable = (typeof addable)[number];

/** A new person, testimonial, answer or report: its short name, then its empty editor. */
export function AddDocument({ rows }: { rows: readonly WebsiteRow[] }) {
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const [kind, setKind] = useState<Addable>('person');
  const [id, setId] = useState('');
  const [problem, setProblem] = useState<string>();
  const add = () => {
    if (!isDocumentId(id)) return setProblem(words.addIdWrong);
    if (rows.some((row) => row.kind === kind && row.id === id)) return setProblem(words.addIdTaken);
    void navigate(`/website/${kind}/${id}`);
  };
  return (
    <>
      <SmallButton
        className="ml-auto"
        onClick={() => {
          setId('');
          setProblem(undefined);
          setOpen(true);
        }}
      >
        {words.add}
      </SmallButton>
      <ActDialog
        open={open}
        onClose={() => setOpen(false)}
        heading={words.addHeading}
        act={{ act: add, problem }}
        label={words.add}
        keepLabel={words.cancel}
      >
        <Labelled label={words.addKind}>
          <Select
            look="field"
            value={kind}
            onChange={setKind}
            options={addable.map((one) => [one, words.kinds[one]] as const)}
          />
        </Labelled>
        <div className="grid gap-1">
          <label htmlFor="new-document" className="text-xs font-semibold">
            {words.addId}
          </label>
          <input
            id="new-document"
            value={id}
            maxLength={80}
            spellCheck={false}
            autoCapitalize="none"
            aria-describedby="new-document-hint"
            onChange={({ target }) => setId(target.value)}
            className={denseControlLook}
          />
          <p id="new-document-hint" className="text-xs text-muted">
            {words.addIdHint}
          </p>
        </div>
      </ActDialog>
    </>
  );
}
