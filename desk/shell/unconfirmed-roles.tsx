import { useQuery } from '@tanstack/react-query';
import { use, useId } from 'react';
import { Link } from 'react-router';
import { askAfterDays, dueAfterDays } from '../../domain/vacancy/confirmation.ts';
import type { UnconfirmedRole } from '../../domain/work/vacancy-work.ts';
import { vacancyWords } from '../../messages/desk-words/vacancies.ts';
import { fillIn } from '../../messages/fill-in.ts';
import { classNames } from '../../ui/class-names.ts';
import { ask } from './api.ts';
import { SmallButton } from './small-button.tsx';
import { PersonContext } from './session.ts';
import { calendarDate } from './times.ts';
import { useAct } from './use-act.ts';

const words = vacancyWords.unconfirmed;
const unconfirmedKey = ['unconfirmed-roles'];

/** Asks for open roles that nobody has confirmed for long; `due` leaves out those with time left. */
export function UnconfirmedRoles({ due = false }: { due?: boolean }) {
  const heading = useId();
  const person = use(PersonContext);
  const { data = [] } = useQuery({
    queryKey: unconfirmedKey,
    queryFn: () => ask('GET /vacancies/unconfirmed', {}),
  });
  const confirming = useAct({
    act: ({ id, version }: UnconfirmedRole) =>
      ask('POST /vacancies/:id/state', { id }, { body: { version, action: { do: 'confirm' } } }),
    failure: 'notice',
    done: vacancyWords.done.confirm,
    renews: [unconfirmedKey, ['vacancies'], ['inbox']],
  });
  const roles = data.filter((role) => role.due || !due);
  if (roles.length === 0) return null;
  return (
    <section
      aria-labelledby={heading}
      className="grid gap-2 rounded-md border border-line bg-surface p-4"
    >
      <h2 id={heading} className="font-semibold">
        {words.heading}
      </h2>
      <p className="text-muted">{fillIn(words.hint, { ask: askAfterDays, due: dueAfterDays })}</p>
      <ul className="divide-y divide-line">
        {roles.map((role) => (
          <li key={role.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-1.5">
            <span
              className={classNames('w-20 tabular-nums', role.due && 'font-semibold text-danger')}
            >
              {fillIn(words.days, { days: role.days })}
              {role.due && <span className="sr-only">, {words.due}</span>}
            </span>
            <span className="min-w-40 flex-1">
              <Link
                to={`/vacancies/${role.id}`}
                className="text-accent underline underline-offset-4"
              >
                {role.title}
              </Link>{' '}
              <span className="text-xs text-muted">
                {role.reference}, {fillIn(words.since, { day: calendarDate(role.since) })}
              </span>
            </span>
            <span className="text-xs text-muted">{ownerText(role, person?.id)}</span>
            <SmallButton
              aria-label={fillIn(words.confirmNamed, { title: role.title })}
              aria-disabled={confirming.busy}
              onClick={() => confirming.act(role)}
            >
              {words.confirm}
            </SmallButton>
          </li>
        ))}
      </ul>
    </section>
  );
}

function ownerText({ owner, ownerName }: UnconfirmedRole, personId: string | undefined): string {
  if (owner !== null && owner === personId) return words.yours;
  return ownerName === null ? words.nobody : fillIn(words.owner, { name: ownerName });
}
