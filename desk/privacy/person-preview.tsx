import { useState } from 'react';
import { Link } from 'react-router';
import { briefDraftDays } from '#domain/forms/employer-brief.ts';
import type { Erased, PersonData, PersonSubmission } from '#domain/privacy/person-data.ts';
import { TextInput } from '#ui/text-field.tsx';
import { ActDialog } from '#desk/kit/act-dialog.tsx';
import { ask, download } from '#desk/kit/api.ts';
import { linkLook, SmallButton } from '#desk/kit/controls.tsx';
import { Fact } from '#desk/kit/operations-page.tsx';
import { refusalCode, useAct } from '#desk/kit/use-act.ts';
import { usePerson } from '#desk/kit/session.ts';
import { calendarDate, fullTime } from '#desk/kit/times.ts';
import { deskWords } from '#desk/kit/words.ts';
import { KeepingText } from '#desk/submissions/keeping.tsx';

const words = deskWords.privacy;

/** Everything that an export holds and an erasure deletes. */
export function PersonPreview({
  person,
  onStale,
  onErased,
}: {
  person: PersonData;
  onStale: () => void;
  onErased: (erased: Erased) => void;
}) {
  const [erasing, setErasing] = useState(false);
  const { role } = usePerson();
  const { email, submissions, mentionedIn, briefDrafts, mandates, savedViews } = person;
  const { roleAlerts, roleLists, placements } = person;
  const inUse = placements.filter(({ restricted }) => !restricted).length;
  const named = mandates.length + savedViews + inUse;
  const canBeErased = submissions.length + briefDrafts + roleAlerts.length + roleLists + named > 0;
  const exporting = useAct({
    act: () =>
      download(
        `/privacy/person/export?email=${encodeURIComponent(email)}`,
        `personal-data-${new Date().toISOString().slice(0, 10)}.zip`,
      ),
    refusals: words.refusals,
    done: words.exported,
  });
  return (
    <div className="grid gap-4">
      {!isEmpty(person) && (
        <>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h3>{words.found(submissions.length, email)}</h3>
            <div className="flex flex-wrap items-center gap-3">
              <SmallButton aria-disabled={exporting.busy} onClick={() => exporting.act()}>
                {exporting.busy ? words.exporting : words.export}
              </SmallButton>
              {!canBeErased ? null : role === 'administrator' ? (
                <SmallButton variant="danger" onClick={() => setErasing(true)}>
                  {words.erase}
                </SmallButton>
              ) : (
                <span className="text-muted">{words.onlyAdministrators}</span>
              )}
            </div>
          </div>
          {submissions.length > 0 && (
            <ul className="grid divide-y divide-line rounded-md border border-line bg-surface">
              {submissions.map((submission) => (
                <SubmissionRow key={submission.id} submission={submission} />
              ))}
            </ul>
          )}
          {submissions.some(({ copiesAt }) => copiesAt.length > 0) && <p>{words.copiesHint}</p>}
          <EraseDialog
            person={person}
            open={erasing}
            onClose={() => setErasing(false)}
            onStale={onStale}
            onErased={onErased}
          />
        </>
      )}
      <NamedIn
        text={words.mandates}
        hint={words.mandatesHint}
        links={mandates.map(({ id, employer, role: wanted }) => [
          `/mandates/${id}`,
          `${wanted}, ${employer}`,
        ])}
      />
      {placements.length > 0 && <Placements placements={placements} />}
      {savedViews > 0 && <p className="text-muted">{words.savedViews(savedViews)}</p>}
      <NamedIn
        text={words.mentioned}
        hint={words.mentionedHint}
        links={mentionedIn.map(({ id, reference }) => [`/submissions/${id}`, reference])}
      />
      <p className="text-muted">{words.drafts(briefDrafts, briefDraftDays)}</p>
      {person.roleAlertProofs > 0 && (
        <p className="text-muted">{words.roleAlertProofs(person.roleAlertProofs)}</p>
      )}
      {person.roleMailBlockedAt !== null && (
        <RoleMailBlocked email={email} since={person.roleMailBlockedAt} onAllowed={onStale} />
      )}
      {roleLists > 0 && <p className="text-muted">{words.roleLists(roleLists)}</p>}
      {roleAlerts.length > 0 && (
        <div>
          <h3>{words.roleAlerts(roleAlerts.length)}</h3>
          <ul className="mt-2 grid gap-1">
            {roleAlerts.map(({ locale, sentence, requestedAt, endsAt }) => (
              <li key={`${locale}${sentence}${requestedAt}`} className="wrap-anywhere">
                {sentence}{' '}
                <span className="text-muted">
                  {locale}, {endsAt === null ? words.unconfirmed : words.ends(fullTime(endsAt))}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

function Placements({ placements }: { placements: PersonData['placements'] }) {
  return (
    <div className="rounded-md border border-line bg-surface p-4">
      <p>{words.placements}</p>
      <ul className="my-1 grid gap-1">
        {placements.map(({ mandateId, employer, role, placedOn, until, restricted }) => (
          <li key={`${mandateId} ${placedOn}`} className="wrap-anywhere">
            <Link to={`/mandates/${mandateId}`} className={linkLook}>
              {words.placement(role, employer, calendarDate(placedOn))}
            </Link>{' '}
            <span className="text-muted">
              {words.placementUntil(calendarDate(until))}
              {restricted && `, ${words.placementRestricted}`}
            </span>
          </li>
        ))}
      </ul>
      <p className="text-muted">{words.placementsHint}</p>
    </div>
  );
}

/** What else names the person, without being theirs. */
function NamedIn({
  text,
  hint,
  links,
}: {
  text: string;
  hint: string;
  links: readonly (readonly [to: string, name: string])[];
}) {
  if (links.length === 0) return null;
  return (
    <div className="rounded-md border border-line bg-surface p-4">
      <p>{text}</p>
      <ul className="my-1 flex flex-wrap gap-x-4">
        {links.map(([to, name]) => (
          <li key={to}>
            <Link to={to} className={linkLook}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
      <p className="text-muted">{hint}</p>
    </div>
  );
}

/** Nothing to export either. */
export function isEmpty(person: PersonData): boolean {
  const { submissions, briefDrafts, roleAlerts, roleAlertProofs, mandates, savedViews } = person;
  const sent = submissions.length + briefDrafts + roleAlerts.length + roleAlertProofs;
  const named = mandates.length + savedViews + person.placements.length;
  return sent + person.roleLists + named === 0 && person.roleMailBlockedAt === null;
}

/** What an administrator lifts at the wish of the owner. */
function RoleMailBlocked({
  email,
  since,
  onAllowed,
}: {
  email: string;
  since: number;
  onAllowed: () => void;
}) {
  const { role } = usePerson();
  const allow = useAct({
    act: () => ask('POST /privacy/role-mail', {}, { body: { email } }),
    refusals: words.refusals,
    done: words.roleMailAllowed,
    onDone: onAllowed,
  });
  return (
    <div className="grid justify-items-start gap-2 rounded-md border border-line bg-surface p-4">
      <p>{words.roleMailBlocked(fullTime(since))}</p>
      <p className="text-muted">{words.allowRoleMailHint}</p>
      {role === 'administrator' && (
        <SmallButton aria-disabled={allow.busy} onClick={() => allow.act()}>
          {words.allowRoleMail}
        </SmallButton>
      )}
    </div>
  );
}

function SubmissionRow({ submission }: { submission: PersonSubmission }) {
  const { id, reference, kind, receivedAt, file, copiesAt, deleteAt, keptUntil, keeping } =
    submission;
  return (
    <li className="grid items-start gap-x-6 gap-y-2 p-4 lg:grid-cols-[14rem_minmax(0,1fr)]">
      <div>
        <Link
          to={`/submissions/${id}`}
          className="font-mono font-medium text-accent underline underline-offset-4"
        >
          {reference}
        </Link>
        <p className="text-muted">{words.kinds[kind]}</p>
      </div>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-2 lg:grid-cols-[11rem_minmax(0,1fr)_minmax(0,1.4fr)_minmax(0,1fr)]">
        <Fact label={words.received}>{fullTime(receivedAt)}</Fact>
        <Fact label={words.file}>
          {file ? `${file.filename ?? words.withheld} (${kilobytes(file.size)})` : words.noFile}
        </Fact>
        <Fact label={words.alsoGoes}>{words.contents(submission)}</Fact>
        <Fact label={words.copies}>{copiesAt.join(', ') || words.noCopies}</Fact>
        {keeping && (
          <div className="col-span-full">
            <KeepingText keeping={keeping} />
          </div>
        )}
        {deleteAt === null && keptUntil !== null && (
          <Fact label={words.keptUntil}>{fullTime(keptUntil)}</Fact>
        )}
        {deleteAt !== null && <Fact label={words.deleteAt}>{fullTime(deleteAt)}</Fact>}
      </dl>
    </li>
  );
}

function kilobytes(bytes: number): string {
  return `${Math.max(1, Math.round(bytes / 1024))} KB`;
}

/** Asks for the address once more: an erasure cannot be undone. */
function EraseDialog({
  person: { email, submissions, briefDrafts, roleAlerts, mandates, placements },
  open,
  onClose,
  onStale,
  onErased,
}: {
  person: PersonData;
  open: boolean;
  onClose: () => void;
  onStale: () => void;
  onErased: (erased: Erased) => void;
}) {
  const [typed, setTyped] = useState('');
  const [tried, setTried] = useState(false);
  const erase = useAct({
    act: () =>
      ask(
        'POST /privacy/erase',
        {},
        {
          body: {
            email,
            confirmation: typed,
            submissions: submissions.map(({ id }) => id),
            briefDrafts,
            roleAlerts: roleAlerts.length,
            mandates: mandates.length,
          },
        },
      ),
    refusals: words.refusals,
    onDone: onErased,
    onRefused: (error) => {
      onClose();
      if (refusalCode(error) === 'stale') onStale();
    },
    renews: [[]],
  });
  const matches = typed.trim().toLowerCase() === email;
  const erased = submissions.filter(({ keptUntil }) => keptUntil === null);
  const files = erased.filter(({ file }) => file !== null).length;
  const kept = submissions.length - erased.length;
  return (
    <ActDialog
      open={open}
      onClose={onClose}
      heading={words.eraseHeading}
      keepLabel={words.keep}
      label={words.eraseNow}
      danger
      act={{
        ...erase,
        act: () => {
          setTried(true);
          if (matches) erase.act();
        },
      }}
    >
      <p>
        <strong>{email}</strong>: {words.eraseText(erased.length, files)}
      </p>
      {kept > 0 && <p>{words.keptText(kept)}</p>}
      {mandates.length > 0 && <p>{words.mandatesHint}</p>}
      {placements.length > 0 && <p>{words.placementsHint}</p>}
      <TextInput
        label={words.confirmation}
        type="text"
        autoComplete="off"
        spellCheck={false}
        value={typed}
        error={tried && !matches ? words.notConfirmed : undefined}
        onChange={({ target }) => setTyped(target.value)}
      />
    </ActDialog>
  );
}
