import { queryOptions, useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link, useLocation, useParams } from 'react-router';
import type { SubmissionKind } from '#domain/forms/submission-kind.ts';
import type {
  Likeness,
  ShownField,
  SubmissionDetail,
  Viewer,
} from '#domain/submissions/submission-detail.ts';
import { type InboxRow, isOpenWork } from '#domain/submissions/work.ts';
import { fillIn } from '#words/fill-in.ts';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { ApiError, ask } from '#desk/kit/api.ts';
import { Choices, quietLinkLook } from '#desk/kit/controls.tsx';
import { Failure, Loading } from '#desk/kit/loading.tsx';
import { usePerson } from '#desk/kit/session.ts';
import { fullDate } from '#desk/kit/times.ts';
import { useNarrow } from '#desk/kit/browser-state.ts';
import { deskWords } from '#desk/kit/words.ts';
import { ActionBar, StandingNotice, usePanelActs, WorkControls } from './work-controls.tsx';
import { CandidacySection } from './candidacies.tsx';
import { Composer } from './composer.tsx';
import { DeskThread } from './thread.tsx';
import { Consents, SubmissionFacts, isInDocument, Section } from './sections.tsx';
import { FileContent, FileFactsList } from './file-view.tsx';
import { History, TaskList } from './history.tsx';
import { Notes } from './notes.tsx';
import { KeepingSection } from './keeping.tsx';
import { Marks, StateLabel } from './submission-labels.tsx';
import { useWork } from './work-provider.tsx';

const words = deskWords.submissions;
const documentWords = deskWords.submissions.document;

/** Where the focus goes when it is opened. */
export type FocusWish = 'heading' | 'note' | 'answer' | 'move' | 'file';

/** One submission: what was sent, and beside it the work on it. */
export function SubmissionPanel() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useSubmissionDetail(id);
  if (data) return <Opened key={id} detail={data} />;
  if (error instanceof ApiError && error.status === 404) {
    return (
      <div className="p-4">
        <CloseLink />
        <p className="p-4">{words.missing}</p>
      </div>
    );
  }
  if (error) return <Failure onRetry={() => void refetch()} />;
  return <Loading label={words.loading} />;
}

function Opened({ detail: stored }: { detail: SubmissionDetail }) {
  const row = useWork().shown(stored.row);
  const detail = { ...stored, row };
  const narrow = useNarrow();
  const { act } = usePanelActs();
  const heading = useRef<HTMLHeadingElement>(null);
  const log = useRef<HTMLDivElement>(null);
  const location = useLocation();
  const wish = (location.state as { focus?: FocusWish } | null)?.focus;
  const wishFor = (name: FocusWish) => wish === name && location.key;
  const replied = isOpenWork(row) && row.repliedAt !== null;
  // The sender's last message is in view, whichever document is shown.
  const showReply = useEffectEvent(() => {
    if (replied) log.current?.querySelector('li')?.scrollIntoView({ block: 'nearest' });
  });
  useEffect(() => showReply(), []);
  const focusOpened = useEffectEvent(() => {
    if (wish !== 'heading') return;
    (replied ? log : heading).current?.focus({ preventScroll: replied });
  });
  useEffect(() => focusOpened(), [wish, location.key]);

  return (
    <article aria-labelledby="submission-name" className="flex flex-col lg:h-full">
      <div className="max-lg:contents lg:flex lg:min-h-0 lg:flex-1">
        <div className="min-w-0 max-lg:contents lg:flex lg:flex-1 lg:flex-col">
          <SubmissionHead detail={detail} heading={heading} />
          {!row.restricted && <DocumentPane detail={detail} focusWish={wishFor('file')} />}
          {!row.restricted && (
            <Composer
              detail={detail}
              focusWish={wishFor('answer')}
              onSent={(then) => (then === 'next' ? act('next') : log.current?.focus())}
            />
          )}
        </div>
        <div className="border-line max-lg:contents lg:grid lg:w-90 lg:shrink-0 lg:content-start lg:gap-5 lg:overflow-y-auto lg:overscroll-contain lg:border-l lg:p-4">
          {/* On a phone: what decides, a reply, the answer, then what is read and the work. */}
          <div className="grid min-w-0 gap-4 max-lg:order-1 max-lg:px-4 max-lg:pb-4">
            <StandingNotice detail={detail} />
            <SubmissionFacts kind={row.kind} fields={detail.fields} />
          </div>
          <div
            className={classNames(
              'min-w-0 max-lg:px-4',
              replied ? 'max-lg:order-1 max-lg:pb-4' : 'max-lg:order-4 max-lg:pt-4',
            )}
          >
            {!row.restricted && <DeskThread detail={detail} log={log} />}
          </div>
          <div className="grid min-w-0 content-start gap-5 max-lg:order-4 max-lg:p-4">
            <WorkControls detail={detail} />
            <CandidacySection row={row} focusWish={wishFor('move')} />
            <Notes submissionId={row.id} notes={detail.notes} focusWish={wishFor('note')} />
            <Related detail={detail} />
            <Consents fields={detail.fields} />
            <TaskList submissionId={row.id} tasks={detail.tasks} />
            <History entries={detail.history} />
            {!row.restricted && <KeepingSection id={row.id} />}
          </div>
        </div>
      </div>
      {narrow && <ActionBar detail={detail} place="foot" />}
    </article>
  );
}

/** Who it is from, what it is about, and what to do with it. */
function SubmissionHead({
  detail,
  heading,
}: {
  detail: SubmissionDetail;
  heading: RefObject<HTMLHeadingElement | null>;
}) {
  const { row } = detail;
  const { id: me } = usePerson();
  const viewers = useViewers(row.id, me);
  const narrow = useNarrow();
  return (
    <header className="border-line px-4 pt-2 pb-1 lg:border-b">
      <div className="flex items-center gap-x-3">
        <div className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3">
          <h2
            id="submission-name"
            ref={heading}
            tabIndex={-1}
            className="min-w-0 text-lg wrap-anywhere outline-none"
          >
            {row.restricted ? (
              row.reference
            ) : (
              <Link
                to={`/contacts/${row.id}`}
                state={{ focus: 'heading' }}
                className="underline-offset-4 hover:underline"
              >
                {row.name || row.reference}
              </Link>
            )}
          </h2>
          <p className="flex flex-wrap items-center gap-x-2 text-xs text-muted">
            {words.kinds[row.kind]} · {row.reference} <Marks row={row} />
          </p>
        </div>
        {!narrow && <ActionBar detail={detail} place="head" />}
        <CloseLink />
      </div>
      <div className="flex flex-wrap items-center gap-x-4">
        <p className="min-w-0 break-words">{row.about}</p>
        <Contact detail={detail} />
      </div>
      <output className="empty:hidden">
        {viewers.length > 0 && (
          <span className="inline-block rounded-sm bg-sunken px-3 py-1">
            {fillIn(words.viewers, { names: viewers.map(({ name }) => name).join(', ') })}
          </span>
        )}
      </output>
    </header>
  );
}

function Contact({ detail: { email, fields } }: { detail: SubmissionDetail }) {
  const phone = fields.find(({ type, value }) => type === 'phone' && value)?.value;
  const number = phone?.replace(/[^\d+]/g, '') ?? '';
  return (
    <>
      {email && (
        <a href={`mailto:${encodeURIComponent(email)}`} className={linkLook}>
          {email}
        </a>
      )}
      {/* An optional number is often a note such as "after 6 pm". */}
      {phone && number.length < 5 && <span>{phone}</span>}
      {phone && number.length >= 5 && (
        <a href={`tel:${number}`} className={linkLook}>
          {phone}
        </a>
      )}
    </>
  );
}

const linkLook = `${quietLinkLook} break-all`;

function CloseLink() {
  const { search } = useLocation();
  return (
    <Link
      to={{ pathname: '/inbox', search }}
      aria-label={words.close}
      className="-mr-2 grid size-11 shrink-0 place-items-center rounded-sm text-muted hover:text-ink"
    >
      <Icon name="close" />
    </Link>
  );
}

const presenceMs = 20_000;
/** Longer than the repeat interval of a held key. */
const passingMs = 300;

function useSubmissionDetail(id: string) {
  const settledId = useSettled(id);
  return useQuery({ ...detailQuery(id), enabled: id === settledId });
}

export function detailQuery(id: string) {
  const queryKey = ['submission', id];
  return queryOptions({
    queryKey,
    queryFn: async ({ client, signal }) => {
      const read = await ask('GET /submissions/:id', { id }, { signal });
      // A response requested before our own change and received after it carries an old version.
      const known = client.getQueryData<SubmissionDetail>(queryKey);
      return known && known.row.version > read.row.version ? known : read;
    },
  });
}

/** Of several values in quick succession, the first and then the last. */
function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  const changedAt = useRef(-Infinity);
  useEffect(() => {
    const now = performance.now();
    const waitMs = now - changedAt.current < passingMs ? passingMs / 2 : 0;
    changedAt.current = now;
    const timer = setTimeout(() => setSettled(value), waitMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

/** Announces that this person is viewing it, and returns who else is. */
function useViewers(submissionId: string, me: string): Viewer[] {
  useEffect(() => {
    // Presence is a courtesy: without it the desk works as well.
    const look = () => {
      if (document.visibilityState !== 'visible') return;
      void ask('PUT /submissions/:id/viewing', { id: submissionId }).catch(() => {});
    };
    let repeat: ReturnType<typeof setInterval> | undefined;
    const start = setTimeout(() => {
      look();
      repeat = setInterval(look, presenceMs);
    }, passingMs);
    return () => {
      clearTimeout(start);
      clearInterval(repeat);
      if (repeat) void ask('DELETE /submissions/:id/viewing', { id: submissionId }).catch(() => {});
    };
  }, [submissionId]);
  // Filled by the events stream.
  const { data } = useQuery<Viewer[]>({
    queryKey: ['viewers', submissionId],
    queryFn: () => [],
    staleTime: Infinity,
  });
  return (data ?? []).filter(({ id }) => id !== me);
}

/** What else may concern the same person. Nothing is ranked. */
function Related({ detail: { sameSender, likelyDuplicates } }: { detail: SubmissionDetail }) {
  return (
    <>
      {sameSender.length > 0 && (
        <Section heading={words.related.sameSender}>
          <Rows rows={sameSender} />
        </Section>
      )}
      {likelyDuplicates.length > 0 && (
        <Section heading={words.related.duplicates}>
          <Rows rows={likelyDuplicates} />
        </Section>
      )}
    </>
  );
}

function Rows({ rows }: { rows: (InboxRow & { same?: Likeness[] })[] }) {
  const { search } = useLocation();
  return (
    <ul className="grid gap-1">
      {rows.map((row) => (
        <li key={row.id} className="flex flex-wrap items-center gap-x-3">
          <Link
            to={{ pathname: `/submissions/${row.id}`, search }}
            state={{ focus: 'heading' }}
            className="min-h-8 content-center text-accent underline underline-offset-4"
          >
            {row.name}: {row.about || words.kinds[row.kind]}
          </Link>
          <span className="text-muted">
            {words.kinds[row.kind]} · {fullDate(row.receivedAt)}
            {row.same?.map((likeness) => ` · ${words.related.same[likeness]}`)}
          </span>
          <StateLabel state={row.state} />
        </li>
      ))}
    </ul>
  );
}

type Part = 'file' | 'words';

/** Kinds whose file is read first; of the others, the sender's text is. */
const ledByFile: readonly SubmissionKind[] = ['job-application', 'candidate-registration'];

/** The document: the CV, the letter, the brief or the message. */
function DocumentPane({
  detail: { row, fields, file },
  focusWish,
}: {
  detail: SubmissionDetail;
  /** Changes with each request to see the file. */
  focusWish: string | false;
}) {
  const written = fields.filter((field) => field.value && isInDocument(row.kind, field));
  const [chosen, setChosen] = useState<Part>(ledByFile.includes(row.kind) ? 'file' : 'words');
  const [answered, setAnswered] = useState<string | false>(false);
  if (focusWish !== answered) {
    setAnswered(focusWish);
    if (focusWish) setChosen('file');
  }
  const pane = useRef<HTMLElement>(null);
  useEffect(() => {
    if (focusWish) pane.current?.focus();
  }, [focusWish]);
  const hasBoth = file !== null && written.length > 0;
  const address = `/submissions/${row.id}/file`;
  const shown = hasBoth ? chosen : file ? 'file' : 'words';
  return (
    <section
      ref={pane}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- WCAG 2.1.1: arrow keys scroll it
      tabIndex={0}
      aria-label={documentWords.label}
      className="grid min-w-0 content-start gap-2 px-4 pb-4 -outline-offset-2 max-lg:order-3 max-lg:pt-3 lg:min-h-0 lg:flex-1 lg:overflow-y-auto lg:overscroll-contain lg:pt-2"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 empty:hidden">
        {hasBoth && (
          <Choices
            label={documentWords.parts}
            options={(['file', 'words'] as const).map((part) => [
              part,
              documentWords[part][row.kind],
            ])}
            chosen={shown}
            onChoice={setChosen}
          />
        )}
        {file && shown === 'file' && <FileFactsList address={address} file={file} />}
      </div>
      {file && (
        // Stays mounted behind the letter: the audit log records each opening of a file.
        <div hidden={shown !== 'file'} className="mx-auto w-full max-w-6xl">
          <FileContent address={address} file={file} />
        </div>
      )}
      {shown === 'words' && <Written fields={written} />}
    </section>
  );
}

/** As the sender wrote it: short answers beside each other, texts below. */
function Written({ fields }: { fields: ShownField[] }) {
  if (fields.length === 0) return <p className="text-muted">{documentWords.nothing}</p>;
  return (
    <dl className="mx-auto grid w-full max-w-3xl gap-x-6 gap-y-4 rounded-md border border-line bg-surface p-4 text-base sm:grid-cols-2 md:p-6">
      {fields.map(({ name, label, type, value }) => (
        <div key={name} className={type === 'paragraph' ? 'sm:col-span-2' : undefined}>
          <dt className="text-xs text-muted">{label}</dt>
          <dd className="break-words whitespace-pre-wrap">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
