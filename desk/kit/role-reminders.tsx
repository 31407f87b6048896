import { useQuery } from '@tanstack/react-query';
import { use, useId, type ReactNode } from 'react';
import { Link } from 'react-router';
import { askAfterDays, dueAfterDays } from '#domain/vacancies/confirmation.ts';
import type { LeftReport, UnconfirmedRole } from '#domain/vacancies/vacancy-work.ts';
import { deskWords } from './words.ts';
import { fillIn } from '#words/fill-in.ts';
import { classNames } from '#ui/class-names.ts';
import { ask } from './api.ts';
import { SmallButton } from './controls.tsx';
import { PersonContext } from './session.ts';
import { calendarDate } from './times.ts';
import { useAct } from './use-act.ts';

const words = deskWords.overview.unconfirmed;
const reportWords = deskWords.overview.leftReports;
const rowLook = 'flex flex-wrap items-center gap-x-4 gap-y-1 py-1.5';
const remindersKey = ['role-reminders'];

/**
 * Asks for open roles that nobody has confirmed for long, and for reports that ended roles left at
 * Job-Room; `due` shows only the roles whose time is over.
 */
export function RoleReminderList({ due = false }: { due?: boolean }) {
  const { data } = useQuery({
    queryKey: remindersKey,
    queryFn: () => ask('GET /vacancies/reminders', {}),
  });
  const confirming = useAct({
    act: ({ id, version }: UnconfirmedRole) =>
      ask('POST /vacancies/:id/state', { id }, { body: { version, action: { do: 'confirm' } } }),
    done: words.confirmed,
    renews: [remindersKey, ['vacancies'], ['inbox']],
  });
  const unconfirmed = data?.unconfirmed.filter((role) => role.due || !due) ?? [];
  const reports = due ? [] : (data?.reports ?? []);
  return (
    <>
      {unconfirmed.length > 0 && (
        <Reminders
          heading={words.heading}
          hint={fillIn(words.hint, { ask: askAfterDays, due: dueAfterDays })}
        >
          {unconfirmed.map((role) => (
            <li key={role.id} className={rowLook}>
              <span
                className={classNames('w-20 tabular-nums', role.due && 'font-semibold text-danger')}
              >
                {fillIn(words.days, { days: role.days })}
                {role.due && <span className="sr-only">, {words.due}</span>}
              </span>
              <Role role={role} about={fillIn(words.since, { day: calendarDate(role.since) })} />
              <SmallButton
                aria-label={fillIn(words.confirmNamed, { title: role.title })}
                aria-disabled={confirming.busy}
                onClick={() => confirming.act(role)}
              >
                {words.confirm}
              </SmallButton>
            </li>
          ))}
        </Reminders>
      )}
      {reports.length > 0 && (
        <Reminders heading={reportWords.heading} hint={reportWords.hint}>
          {reports.map((role) => (
            <li key={role.id} className={rowLook}>
              <Role role={role} about={fillIn(reportWords.number, { number: role.number })} />
            </li>
          ))}
        </Reminders>
      )}
    </>
  );
}

function Reminders(props: { heading: string; hint: string; children: ReactNode }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-2 rounded-md border border-line bg-surface p-4"
    >
      <h2 id={id} className="font-semibold">
        {props.heading}
      </h2>
      <p className="text-muted">{props.hint}</p>
      <ul className="divide-y divide-line">{props.children}</ul>
    </section>
  );
}

type Asked = Omit<LeftReport, 'number'>;

function Role({ role, about }: { role: Asked; about: string }) {
  const person = use(PersonContext);
  return (
    <>
      <span className="min-w-40 flex-1">
        <Link to={`/vacancies/${role.id}`} className="text-accent underline underline-offset-4">
          {role.title}
        </Link>{' '}
        <span className="text-xs text-muted">
          {role.reference}, {about}
        </span>
      </span>
      <span className="text-xs text-muted">{ownerText(role, person?.id)}</span>
    </>
  );
}

function ownerText({ owner, ownerName }: Asked, personId: string | undefined): string {
  if (owner !== null && owner === personId) return words.yours;
  return ownerName === null ? words.nobody : fillIn(words.owner, { name: ownerName });
}
