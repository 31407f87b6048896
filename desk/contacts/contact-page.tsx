import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useLocation, useNavigate, useParams } from 'react-router';
import type { Contact, ContactSubmission } from '#domain/inbox/contact.ts';
import { isOpenWork } from '#domain/submissions/work.ts';
import { classNames } from '#ui/class-names.ts';
import { fillIn } from '#words/fill-in.ts';
import { ask } from '#desk/kit/api.ts';
import { linkLook, quietLinkLook, SmallButton, titleLinkLook } from '#desk/kit/controls.tsx';
import { Unanswered } from '#desk/kit/loading.tsx';
import { Moment, useNow } from '#desk/kit/moment.tsx';
import { BackLink, Panel } from '#desk/kit/operations-page.tsx';
import { usePageTitle } from '#desk/kit/page-title.ts';
import { calendarDate, fullDate, fullTime } from '#desk/kit/times.ts';
import { deskWords } from '#desk/kit/words.ts';
import { KeepingText, useKeeping } from '#desk/submissions/keeping.tsx';
import { SubmissionFacts } from '#desk/submissions/sections.tsx';
import { DueLabel, Marks, nameOfOwner, StateLabel } from '#desk/submissions/submission-labels.tsx';
import { contactTimeline, type TimelineEntry } from './timeline.ts';

const words = deskWords.contacts;
const submissionWords = deskWords.submissions;

/** Somebody who wrote to us: everything of the sender of the submission in the address. */
export function ContactPage() {
  const { id = '' } = useParams();
  const query = useQuery({
    queryKey: ['contact', id],
    queryFn: ({ signal }) => ask('GET /contacts/:id', { id }, { signal }),
    staleTime: 0,
  });
  if (!query.data) return <Unanswered query={query} missing={words.missing} />;
  return <ContactView key={id} id={id} contact={query.data} />;
}

function ContactView({ id, contact }: { id: string; contact: Contact }) {
  const { submissions, doubles } = contact;
  const readable = submissions.filter(({ row }) => !row.restricted);
  const [newest] = readable;
  const facts = readable.find(({ row }) => row.kind !== 'contact-dialog') ?? newest;
  return (
    <div className="page-width grid content-start gap-8 pt-6 pb-16">
      <ContactHead submissions={submissions} readable={readable} />
      <div className="grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_clamp(18rem,30%,26rem)]">
        <div className="grid min-w-0 content-start gap-8">
          <Panel heading={words.submissions}>
            <SubmissionList contact={contact} id={id} />
          </Panel>
          <Panel heading={words.timeline}>
            <ol className="grid gap-3">
              {contactTimeline(submissions).map((entry) => (
                <Entry key={entry.key} entry={entry} isOfOne={submissions.length === 1} />
              ))}
            </ol>
          </Panel>
        </div>
        <div className="grid min-w-0 content-start gap-8">
          {doubles.length > 0 && (
            <Panel heading={submissionWords.related.duplicates}>
              <Doubles doubles={doubles} />
            </Panel>
          )}
          <Panel heading={deskWords.mandates.way}>
            <Progress submissions={readable} />
          </Panel>
          {facts && <SubmissionFacts kind={facts.row.kind} fields={facts.fields} />}
          <Files submissions={readable} />
          <Consents submissions={readable} />
        </div>
      </div>
    </div>
  );
}

/** Name, address and telephone as they were given last, and the way to answer. */
function ContactHead({
  submissions,
  readable,
}: {
  submissions: readonly ContactSubmission[];
  readable: readonly ContactSubmission[];
}) {
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const { state } = useLocation();
  const isWished = (state as { focus?: string } | null)?.focus === 'heading';
  useEffect(() => {
    if (isWished) heading.current?.focus();
  }, [isWished]);
  const name = readable.find(({ row }) => row.name)?.row.name ?? submissionWords.marks.restricted;
  usePageTitle(name);
  const emails = [...new Set(readable.map(({ email }) => email))];
  const phones = [
    ...new Set(
      readable.flatMap(({ fields }) =>
        fields.flatMap(({ type, value }) => (type === 'phone' && value ? [value] : [])),
      ),
    ),
  ];
  const waiting = readable.find(({ row }) => isOpenWork(row) && !row.withdrawn);
  const first = submissions.at(-1)!.row.receivedAt;
  return (
    <header className="flex flex-wrap items-start gap-x-4 gap-y-3">
      <div className="grid min-w-0 flex-1 gap-1">
        <div className="flex items-center gap-x-2">
          <BackLink to="/inbox" label={deskWords.kit.nav.inbox} />
          <h1 ref={heading} tabIndex={-1} className="min-w-0 text-xl wrap-anywhere outline-none">
            {name}
          </h1>
        </div>
        <p className="flex flex-wrap gap-x-4">
          {emails.map((email) => (
            <a
              key={email}
              href={`mailto:${encodeURIComponent(email)}`}
              className={`${quietLinkLook} break-all`}
            >
              {email}
            </a>
          ))}
          {phones.map((phone) => (
            <a key={phone} href={`tel:${phone.replace(/[^\d+]/g, '')}`} className={quietLinkLook}>
              {phone}
            </a>
          ))}
        </p>
        <p className="text-muted">{words.summary(submissions.length, fullDate(first))}</p>
      </div>
      {waiting && (
        <SmallButton
          variant="primary"
          onClick={() =>
            void navigate(`/submissions/${waiting.row.id}`, { state: { focus: 'answer' } })
          }
        >
          {submissionWords.thread.answer}
        </SmallButton>
      )}
    </header>
  );
}

function SubmissionList({
  contact: { submissions, people },
  id,
}: {
  contact: Contact;
  /** Of the submission that names the contact. */
  id: string;
}) {
  const now = useNow();
  const keeping = useKeeping(id);
  return (
    <ul className="grid rounded-md border border-line bg-surface">
      {submissions.map(({ row, deleteAt }) => (
        <li
          key={row.id}
          className="grid gap-x-4 gap-y-1 border-line px-4 py-3 not-last:border-b sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center"
        >
          <div className="grid min-w-0 gap-0.5">
            <p className="flex flex-wrap items-center gap-x-2 text-xs text-muted">
              {submissionWords.kinds[row.kind]} · {row.reference} · {fullDate(row.receivedAt)}
              <Marks row={row} />
            </p>
            <Link
              to={`/submissions/${row.id}`}
              state={{ focus: 'heading' }}
              className={`wrap-anywhere ${titleLinkLook}`}
            >
              {row.about || submissionWords.kinds[row.kind]}
            </Link>
            {row.restricted && (
              <p className="text-muted">
                {words.withheld} {deleteAt !== null && fullDate(deleteAt)}
              </p>
            )}
            {keeping[row.id] && <KeepingText keeping={keeping[row.id]!} />}
          </div>
          <p className="flex flex-wrap items-center gap-x-4">
            <DueLabel row={row} now={now} />
            <StateLabel state={row.state} />
            <span className="text-muted">{nameOfOwner(people, row.owner)}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}

function Entry({ entry, isOfOne }: { entry: TimelineEntry; isOfOne: boolean }) {
  const { of, at } = entry;
  const { row } = of;
  const subject = row.about || submissionWords.kinds[row.kind];
  return (
    <li className={classNames('grid gap-1 rounded-md border px-4 py-3', lookOf(entry))}>
      <div className="flex flex-wrap justify-between gap-x-4">
        <p className="min-w-0 wrap-anywhere">
          <Headline entry={entry} />
        </p>
        <Moment at={at} className="text-muted">
          {fullTime(at)}
        </Moment>
      </div>
      <Said entry={entry} />
      {!isOfOne && (
        <Link
          to={`/submissions/${row.id}`}
          state={{ focus: 'heading' }}
          className={`justify-self-start ${quietLinkLook}`}
        >
          {fillIn(words.about, { subject })}
        </Link>
      )}
    </li>
  );
}

/** Who wrote it is told by colour too. */
function lookOf(entry: TimelineEntry): string {
  if (entry.what === 'step') return 'border-line';
  const bySender = entry.what === 'sent' || (entry.what === 'message' && !isOurs(entry));
  return bySender ? 'border-accent bg-sunken' : 'border-line bg-surface';
}

function isOurs({ message }: Extract<TimelineEntry, { what: 'message' }>): boolean {
  return message.author === 'desk';
}

function Headline({ entry }: { entry: TimelineEntry }) {
  const { row } = entry.of;
  switch (entry.what) {
    case 'sent':
      return <Who name={row.name || row.reference}>{words.entries.sent}</Who>;
    case 'message':
      return isOurs(entry) ? (
        <Who name={entry.message.by ?? submissionWords.thread.firm}>{words.entries.answered}</Who>
      ) : (
        <Who name={row.name || row.reference}>{words.entries.replied}</Who>
      );
    case 'note':
      return <Who name={entry.note.by}>{words.entries.noted}</Who>;
    case 'step': {
      const { step, role, employer } = entry;
      const stage = deskWords.mandates.stages[step.stage];
      const day = calendarDate(step.on);
      return (
        <Who name={step.by}>{fillIn(words.entries.moved, { stage, day, role, employer })}</Who>
      );
    }
  }
}

function Who({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <span className="font-semibold">{name}</span> <span className="text-muted">{children}</span>
    </>
  );
}

/** The beginning of a long text; the whole is read where it was written. */
function Said({ entry }: { entry: TimelineEntry }) {
  const text = textOf(entry);
  if (!text) return null;
  return <p className="line-clamp-6 wrap-anywhere whitespace-pre-line">{text}</p>;
}

function textOf(entry: TimelineEntry): string {
  switch (entry.what) {
    case 'sent':
      return entry.of.fields.find(({ type, value }) => type === 'paragraph' && value)?.value ?? '';
    case 'message':
      return entry.message.text;
    case 'note':
      return entry.note.text;
    case 'step':
      return entry.step.note;
  }
}

function Progress({ submissions }: { submissions: readonly ContactSubmission[] }) {
  const ways = submissions.flatMap((one) => one.ways);
  if (ways.length === 0) return <p className="text-muted">{deskWords.mandates.noWay}</p>;
  return (
    <ul className="grid gap-3">
      {ways.map(({ mandateId, role, employer, stage, since }) => (
        <li key={`${mandateId} ${since}`} className="grid rounded-md border border-line px-3 py-2">
          <Link to={`/mandates/${mandateId}`} className={`wrap-anywhere ${titleLinkLook}`}>
            {role}
          </Link>
          <span className="text-muted">{employer}</span>
          <span>
            {deskWords.mandates.stages[stage]}{' '}
            <span className="text-muted">{fillIn(words.since, { day: calendarDate(since) })}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Opened where it is read, so that the audit log records it. */
function Files({ submissions }: { submissions: readonly ContactSubmission[] }) {
  const files = submissions.flatMap(({ row, file, messages }) => [
    ...(file ? [{ row, filename: file.filename, at: row.receivedAt, focus: 'file' }] : []),
    ...messages.flatMap((message) =>
      message.file
        ? [{ row, filename: message.file.filename, at: message.at, focus: 'heading' }]
        : [],
    ),
  ]);
  if (files.length === 0) return null;
  return (
    <Panel heading={words.files}>
      <ul className="grid gap-1">
        {files.map(({ row, filename, at, focus }) => (
          <li key={`${row.id} ${at}`} className="flex flex-wrap items-baseline gap-x-3">
            <Link
              to={`/submissions/${row.id}`}
              state={{ focus }}
              className={`break-all ${linkLook}`}
            >
              {filename}
            </Link>
            <span className="text-muted">{fullDate(at)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** What was agreed to, by whichever form; the words that were shown stand with the submission. */
function Consents({ submissions }: { submissions: readonly ContactSubmission[] }) {
  const given = submissions.flatMap(({ row, fields }) =>
    fields
      .filter(({ type }) => type === 'consent')
      .map((field) => ({ ...field, row, id: `${row.id} ${field.name}` })),
  );
  if (given.length === 0) return null;
  return (
    <Panel heading={submissionWords.consents}>
      <ul className="grid gap-1">
        {given.map(({ id, label, given: isGiven, at, row }) => (
          <li key={id} className="grid">
            <span>{label}</span>
            <span className="text-muted">
              {isGiven
                ? fillIn(submissionWords.given, { time: at === undefined ? '' : fullTime(at) })
                : submissionWords.notGiven}{' '}
              · {submissionWords.kinds[row.kind]}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Doubles({ doubles }: { doubles: Contact['doubles'] }) {
  return (
    <ul className="grid gap-3">
      {doubles.map(({ id, name, email, about, same }) => (
        <li key={id} className="grid rounded-md border border-accent px-3 py-2">
          <Link
            to={`/contacts/${id}`}
            state={{ focus: 'heading' }}
            className={`wrap-anywhere ${titleLinkLook}`}
          >
            {name}
          </Link>
          <span className="break-all text-muted">{email}</span>
          <span className="text-muted wrap-anywhere">{about}</span>
          <span>{same.map((likeness) => submissionWords.related.same[likeness]).join(', ')}</span>
        </li>
      ))}
    </ul>
  );
}
