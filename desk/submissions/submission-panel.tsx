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
import { Composer, DeskThread } from './thread.tsx';
import { Consents, SubmissionFacts, isInDocument, Section } from './sections.tsx';
import { FileView } from './file-view.tsx';
import { History, TaskList } from './history.tsx';
import { Notes } from './notes.tsx';
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
  // What its sender wrote last is in sight, whatever else is read.
  const showReply = useEffectEvent(() => {
    const last = replied ? log.current?.querySelector('li:last-of-type') : null;
    last?.scrollIntoView({ block: 'nearest' });
  });
  useEffect(() => showReply(), []);
  const focusOpened = useEffectEvent(() => {
    if (wish !== 'heading') return;
    (replied ? log : heading).current?.focus({ preventScroll: replied });
  });
  useEffect(() => focusOpened(), [wish, location.key]);

  return (
    <article
      aria-labelledby="submission-name"
      className="lg:grid lg:h-full lg:grid-cols-[minmax(0,1fr)_clamp(24rem,38%,38rem)] lg:grid-rows-[auto_minmax(0,1fr)]"
    >
      <SubmissionHead detail={detail} heading={heading} />
      {!row.restricted && <DocumentPane detail={detail} focusWish={wishFor('file')} />}
      <div className="col-start-2 flex min-h-0 flex-col border-line lg:border-l">
        <div className="grid flex-1 content-start gap-5 p-4 lg:min-h-0 lg:overflow-y-auto lg:overscroll-contain">
          <StandingNotice detail={detail} />
          <WorkControls detail={detail} />
          <SubmissionFacts kind={row.kind} fields={detail.fields} />
          {!row.restricted && <DeskThread detail={detail} log={log} />}
          <Notes submissionId={row.id} notes={detail.notes} focusWish={wishFor('note')} />
          <CandidacySection row={row} focusWish={wishFor('move')} />
          <Consents fields={detail.fields} />
          <Related detail={detail} />
          <TaskList submissionId={row.id} tasks={detail.tasks} />
          <History entries={detail.history} />
        </div>
        {!row.restricted && (
          <Composer
            detail={detail}
            focusWish={wishFor('answer')}
            onSent={(then) => (then === 'next' ? act('next') : log.current?.focus())}
          />
        )}
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
    <header className="col-span-full flex items-start gap-x-4 border-line px-4 py-3 lg:border-b">
      <div className="grid min-w-0 flex-1 gap-0.5">
        <p className="flex flex-wrap items-center gap-x-2 text-xs text-muted">
          {words.kinds[row.kind]} · {row.reference} <Marks row={row} />
        </p>
        <h2
          id="submission-name"
          ref={heading}
          tabIndex={-1}
          className="text-lg break-words outline-none"
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
      </div>
      {!narrow && <ActionBar detail={detail} place="head" />}
      <CloseLink />
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
      className="-mt-1 -mr-2 grid size-11 shrink-0 place-items-center rounded-sm text-muted hover:text-ink"
    >
      <Icon name="close" />
    </Link>
  );
}

const presenceMs = 20_000;
/** Longer than between two repeats of a key that is held down. */
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
      // Read before an act of our own and arrived after it, it would name an old version to the next.
      const known = client.getQueryData<SubmissionDetail>(queryKey);
      return known && known.row.version > read.row.version ? known : read;
    },
  });
}

/** The first of several values that follow each other quickly, then the one that stays. */
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

/** Tells the others that this person looks at it, and returns who else does. */
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

/** Kinds whose file is what one reads first; of the others it is what the sender wrote. */
const ledByFile: readonly SubmissionKind[] = ['job-application', 'candidate-registration'];

/** What one reads: the CV, the letter, the brief or the message. */
function DocumentPane({
  detail: { row, fields, file },
  focusWish,
}: {
  detail: SubmissionDetail;
  /** Changes with each wish to see the file. */
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
  const shown = hasBoth ? chosen : file ? 'file' : 'words';
  return (
    <section
      ref={pane}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- WCAG 2.1.1: arrow keys scroll it
      tabIndex={0}
      aria-label={documentWords.label}
      className="grid min-w-0 content-start gap-4 px-4 pt-2 pb-4 -outline-offset-2 lg:overflow-y-auto lg:overscroll-contain lg:pt-4"
    >
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
      {file && (
        // Stays when the letter is read: the audit log records each time that a file is opened.
        <div hidden={shown !== 'file'} className="mx-auto w-full max-w-4xl">
          <FileView address={`/submissions/${row.id}/file`} file={file} />
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
