import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Today, TodayDate, TodayGroup, TodayRole, TodayWork } from '#domain/inbox/today.ts';
import { fillIn } from '#words/fill-in.ts';
import { classNames } from '#ui/class-names.ts';
import { ask } from '#desk/kit/api.ts';
import { quietLinkLook, SmallButton } from '#desk/kit/controls.tsx';
import { Moment } from '#desk/kit/moment.tsx';
import { usePerson } from '#desk/kit/session.ts';
import {
  calendarDate,
  clockTime,
  countText,
  distance,
  duration,
  longTime,
  shortTime,
} from '#desk/kit/times.ts';
import { useAct } from '#desk/kit/use-act.ts';
import { deskWords } from '#desk/kit/words.ts';

const words = deskWords.today;
const renews = [['today'], ['inbox'], ['roles'], ['mandates'], ['vacancies']];

type People = Today['people'];

/** Rows below their name, with the way to those that are not listed. */
export function RowGroup({
  heading,
  count,
  shown = count,
  all,
  urgent = false,
  children,
}: {
  heading: string;
  count: number;
  shown?: number;
  /** Where all of them are. */
  all?: string;
  urgent?: boolean;
  children: ReactNode;
}) {
  return (
    <section
      aria-label={heading}
      className="grid grid-cols-[minmax(0,1fr)] content-start gap-x-6 gap-y-1 lg:grid-cols-[8rem_minmax(0,1fr)]"
    >
      <h2 className={classNames('py-2 font-semibold', urgent && 'text-danger')}>
        {heading} <span className="font-normal text-muted tabular-nums">{countText(count)}</span>
      </h2>
      <div className="grid grid-cols-[minmax(0,1fr)]">
        <ul className="divide-y divide-line rounded-md border border-line bg-surface">
          {children}
        </ul>
        {all && count > shown && (
          <Link to={all} className={`justify-self-start ${quietLinkLook}`}>
            {words.listed(countText(count))}
          </Link>
        )}
      </div>
    </section>
  );
}

/** One line: what it is, its time, and at most one act. The link of its title covers the row. */
function Row({
  to,
  state,
  answer,
  title,
  about,
  said,
  owner,
  when,
  late = false,
  children,
}: {
  to: string;
  state?: object;
  /** Where it is answered, if it can be. */
  answer?: string;
  title: string;
  about?: string;
  said?: string;
  owner?: string | undefined;
  when?: ReactNode;
  late?: boolean;
  children?: ReactNode;
}) {
  return (
    <li
      data-row
      data-answer={answer}
      className="relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 px-3 py-1 hover:bg-ink/3 has-[a:focus-visible]:bg-ink/8 has-[a:focus-visible]:shadow-[inset_3px_0_0_var(--color-signal)] md:min-h-11 md:grid-cols-[minmax(0,1fr)_auto_8rem]"
    >
      <div className="min-w-0 max-md:col-span-2">
        <p className="truncate">
          <Link
            to={to}
            state={state}
            className="font-semibold after:absolute after:inset-0 focus-visible:outline-none"
          >
            {title}
          </Link>
          {about && <span className="text-muted"> · {about}</span>}
        </p>
        {said && <p className="truncate text-muted">{said}</p>}
      </div>
      <p className={classNames('text-right max-md:text-left', late ? 'text-danger' : 'text-muted')}>
        {owner && <span className="text-muted">{owner} · </span>}
        {when}
      </p>
      <div className="relative z-10 justify-self-end">{children}</div>
    </li>
  );
}

export function TodayWorkRow({
  group,
  row,
  now,
  people,
}: {
  group: TodayGroup;
  row: TodayWork;
  now: number;
  people: People;
}) {
  const me = usePerson().id;
  const { id, version, kind, reference, about, owner, said } = row;
  const name = row.name || reference;
  const assigning = useAct({
    act: () => ask('POST /work', {}, { body: { items: [{ id, version }], change: { owner: me } } }),
    done: fillIn(words.assigned, { name }),
    renews,
  });
  return (
    <Row
      to={`/submissions/${id}`}
      state={{ focus: 'heading' }}
      answer={`/submissions/${id}`}
      title={name}
      about={about ? `${about} · ${words.kinds[kind]}` : words.kinds[kind]}
      said={said}
      owner={nameOfOther(people, owner, me)}
      when={<When group={group} row={row} now={now} />}
      late={group === 'overdue'}
    >
      {owner === null && (
        <SmallButton
          data-assign
          variant="quiet"
          aria-label={fillIn(words.assignNamed, { name })}
          aria-disabled={assigning.busy}
          onClick={() => assigning.act()}
        >
          {words.assign}
        </SmallButton>
      )}
    </Row>
  );
}

/** The time that put a row into its group. */
function When({ group, row, now }: { group: TodayGroup; row: TodayWork; now: number }) {
  const { repliedAt, receivedAt } = row;
  const dueAt = row.dueAt ?? 0;
  switch (group) {
    case 'replied':
      return <Moment at={repliedAt ?? 0}>{distance(repliedAt ?? 0, now)}</Moment>;
    case 'overdue':
      return (
        <Moment at={dueAt}>
          {`${fillIn(words.promisedBy, { time: longTime(dueAt) })}\u00A0· ${fillIn(words.late, {
            time: duration(now - dueAt),
          })}`}
        </Moment>
      );
    case 'due':
      return <Moment at={dueAt}>{fillIn(words.by, { time: clockTime(dueAt) })}</Moment>;
    case 'unclaimed':
      return (
        <Moment at={receivedAt}>
          {fillIn(words.received, { time: shortTime(receivedAt, now) })}
        </Moment>
      );
  }
}

export function TodayRoleRow({ role, people }: { role: TodayRole; people: People }) {
  const me = usePerson().id;
  const { id, title, owner } = role;
  const confirming = useAct({
    act: (version: number) =>
      ask('POST /vacancies/:id/state', { id }, { body: { version, action: { do: 'confirm' } } }),
    done: words.confirmed,
    renews,
  });
  const view = role.is === 'ended' || role.is === 'closing' ? '?view=people' : '';
  return (
    <Row
      to={`/vacancies/${id}${view}`}
      title={title}
      about={role.reference}
      owner={nameOfOther(people, owner, me)}
      when={roleText(role)}
      late={role.is === 'ended' || (role.is === 'unconfirmed' && role.due)}
    >
      {role.is === 'unconfirmed' && (
        <SmallButton
          variant="quiet"
          aria-label={fillIn(words.confirmNamed, { name: title })}
          aria-disabled={confirming.busy}
          onClick={() => confirming.act(role.version)}
        >
          {words.confirm}
        </SmallButton>
      )}
    </Row>
  );
}

function roleText(role: TodayRole): string {
  switch (role.is) {
    case 'unconfirmed':
      return words.role.unconfirmed(role.days);
    case 'reported':
      return fillIn(words.role.reported, { number: role.number });
    case 'ended':
      return `${words.role.ended} · ${words.role.waiting(role.waiting)}`;
    case 'closing': {
      const closing = fillIn(words.role.closing, { day: calendarDate(role.on) });
      return role.waiting === 0 ? closing : `${closing} · ${words.role.waiting(role.waiting)}`;
    }
  }
}

export function TodayDateRow({
  date,
  now,
  people,
}: {
  date: TodayDate;
  now: number;
  people: People;
}) {
  const me = usePerson().id;
  const { mandateId, id, day, owner, employer, role } = date;
  const name = date.name || words.dateKinds[date.kind];
  const settling = useAct({
    act: () => ask('POST /mandates/:id/dates', { id: mandateId }, { body: { id, done: true } }),
    done: words.settled,
    renews,
  });
  return (
    <Row
      to={`/mandates/${mandateId}`}
      title={name}
      about={`${role}, ${employer}`}
      owner={nameOfOther(people, owner, me)}
      when={<time dateTime={day}>{calendarDate(day)}</time>}
      late={Date.parse(day) < now}
    >
      <SmallButton
        variant="quiet"
        aria-label={fillIn(words.settleNamed, { name: `${name}, ${role}` })}
        aria-disabled={settling.busy}
        onClick={() => settling.act()}
      >
        {words.settle}
      </SmallButton>
    </Row>
  );
}

export function TroubleRow({ to, title, about }: { to: string; title: string; about?: string }) {
  return <Row to={to} title={title} about={about} />;
}

/** One's own rows need no name. */
function nameOfOther(people: People, owner: string | null, me: string): string | undefined {
  if (owner === me || owner === null) return undefined;
  return people.find(({ id }) => id === owner)?.name ?? words.formerPerson;
}
