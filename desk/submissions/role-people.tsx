import { useState } from 'react';
import { Link } from 'react-router';
import {
  roleCountNames,
  type RoleCounts as Counts,
  type RolePerson,
} from '#domain/mandates/mandate-work.ts';
import { deskWords } from '#desk/kit/words.ts';
import { fillIn } from '#words/fill-in.ts';
import { MoreRows, Table, TableRow, usePages } from '#desk/kit/table.tsx';
import { ask } from '#desk/kit/api.ts';
import { Unanswered } from '#desk/kit/loading.tsx';
import { quietLinkLook, SmallButton, titleLinkLook } from '#desk/kit/controls.tsx';
import { calendarDate, fullDate, fullTime } from '#desk/kit/times.ts';
import { StateLabel } from './submission-labels.tsx';
import { StepDialog, useCandidacies } from './candidacies.tsx';

const words = deskWords.mandates;

type Source = { vacancyId: string } | { mandateId: string };

/** Everybody of a role, in pages: who applied for its advert, and who is considered for it. */
export function RolePeopleList({
  source,
  vacancyId,
  making,
}: {
  source: Source;
  vacancyId: string | null;
  /** Where the mandate of an advert is made while it has none. */
  making?: string;
}) {
  const id = 'vacancyId' in source ? source.vacancyId : source.mandateId;
  const route = 'vacancyId' in source ? 'GET /vacancies/:id/people' : 'GET /mandates/:id/people';
  const list = usePages(['role-people', id], (after, signal) =>
    ask(route, { id }, { query: after && `after=${after}`, signal }),
  );
  const [moved, setMoved] = useState<RolePerson>();
  if (!list.data) {
    return <Unanswered query={list} loading={<p className="text-muted">{words.loading}</p>} />;
  }
  const { pages } = list.data;
  const { counts, mandateId, people } = pages[0]!;
  const rows = pages.flatMap((page) => page.rows);
  const names = new Map(people.map((person) => [person.id, person.name]));
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <RoleCountsLine counts={counts} />
        {making && mandateId === null && (
          <Link to={making} className={quietLinkLook}>
            {words.mandateForAdvert}
          </Link>
        )}
        {vacancyId && rows.length > 0 && (
          <Link to={`/inbox?state=all&vacancy=${vacancyId}`} className={`ml-auto ${quietLinkLook}`}>
            {words.allInInbox}
          </Link>
        )}
      </div>
      {rows.length === 0 ? (
        <p className="text-muted">{words.noPeople}</p>
      ) : (
        <Table columns={columnsOf(mandateId !== null)}>
          {rows.map((row) => (
            <Row
              key={row.id}
              row={row}
              owner={row.owner && (names.get(row.owner) ?? words.formerPerson)}
              search={vacancyId ? `?state=all&vacancy=${vacancyId}` : ''}
              onMove={mandateId ? () => setMoved(row) : undefined}
            />
          ))}
        </Table>
      )}
      <MoreRows list={list}>{words.more}</MoreRows>
      {moved && mandateId && (
        <Mover mandateId={mandateId} row={moved} onClose={() => setMoved(undefined)} />
      )}
    </div>
  );
}

function columnsOf(hasMandate: boolean) {
  const { name, received, state, stage, owner, due, actions } = words.peopleColumns;
  const wide = [owner, due].map((label) => ({ label, look: 'max-lg:hidden' }));
  return [name, received, state, stage, ...wide, ...(hasMandate ? [actions] : [])];
}

/** Without those that are nought. */
export function RoleCountsLine({ counts }: { counts: Counts }) {
  return (
    <ul className="flex flex-wrap gap-x-3 gap-y-1">
      {roleCountNames
        .filter((name) => counts[name] > 0)
        .map((name) => (
          <li key={name} className="whitespace-nowrap">
            <span className="text-muted">{words.counts[name]}</span>{' '}
            <span className="font-semibold tabular-nums">{counts[name]}</span>
          </li>
        ))}
    </ul>
  );
}

function Row({
  row,
  owner,
  search,
  onMove,
}: {
  row: RolePerson;
  owner: string | null;
  search: string;
  onMove: (() => void) | undefined;
}) {
  const { id, reference, kind, name, receivedAt, dueAt, state, candidacy } = row;
  const isOpen = state === 'new' || state === 'in-work';
  return (
    <TableRow narrow="max-md:grid max-md:grid-cols-[1fr_auto] max-md:gap-x-3 max-md:gap-y-1">
      <th scope="row" className="font-normal max-md:min-w-0">
        <Link
          to={{ pathname: `/submissions/${id}`, search }}
          state={{ focus: 'heading' }}
          className={titleLinkLook}
        >
          {name || reference}
        </Link>
        <span className="block text-xs text-muted">
          {deskWords.submissions.kinds[kind]}
          {row.restricted && ` · ${words.restricted}`}
          {row.withdrawn && !row.restricted && ` · ${words.withdrawn}`}
        </span>
      </th>
      <td className="text-xs whitespace-nowrap text-muted">{fullDate(receivedAt)}</td>
      <td>
        <StateLabel state={state} />
      </td>
      <td className="whitespace-nowrap">
        {candidacy
          ? fillIn(words.since, {
              stage: words.stages[candidacy.stage],
              day: calendarDate(candidacy.since),
            })
          : words.applied}
      </td>
      <td className="max-lg:hidden">{owner ?? words.nobody}</td>
      <td className="text-xs text-muted max-lg:hidden">
        {isOpen && !row.withdrawn && dueAt !== null && fullTime(dueAt)}
      </td>
      {onMove && (
        <td className="max-md:col-span-2">
          <SmallButton
            aria-label={fillIn(words.moveNamed, { name: name || reference })}
            onClick={onMove}
          >
            {words.move}
          </SmallButton>
        </td>
      )}
    </TableRow>
  );
}

/** Where somebody stands, and the words of the consent, are read anew: a step begins with them. */
function Mover({
  mandateId,
  row,
  onClose,
}: {
  mandateId: string;
  row: RolePerson;
  onClose: () => void;
}) {
  const { data, isFetchedAfterMount } = useCandidacies(row.id, { refetchOnMount: 'always' });
  if (!data || !isFetchedAfterMount) return null;
  const way = data.ways.find((one) => one.mandateId === mandateId);
  const consentWords =
    way?.consentWords ?? data.open.find(({ id }) => id === mandateId)?.consentWords ?? '';
  return (
    <StepDialog
      person={{
        mandateId,
        submissionId: row.id,
        name: row.name || row.reference,
        version: way?.version ?? 0,
        stage: way?.stage,
        receivedAt: row.receivedAt,
        introduced: way?.steps.some(({ stage }) => stage === 'introduced') ?? false,
        consentWords,
        locale: data.locale,
      }}
      onClose={onClose}
    />
  );
}
