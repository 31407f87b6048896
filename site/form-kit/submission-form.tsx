import {
  Fragment,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type FormEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { intakePath } from '#domain/address/paths.ts';
import { controlFields } from '#domain/forms/control-field.ts';
import { type Form, askedFields } from '#domain/forms/define-form.ts';
import type { Issue, RefusedPost } from '#domain/forms/issue.ts';
import type { SubmissionKind } from '#domain/forms/submission-kind.ts';
import { notify, type Notice } from '#ui/toast.ts';
import { focusField, FormContext, useHydrated } from './form-context.ts';
import type { AnyFormWords, FormSetting } from './form-props.ts';
import { issueTexts, type IssueTexts } from './issue-text.ts';
import { FormQuestions } from './question.tsx';
import type { Receipt, Answer } from './send-submission.ts';
import { StoredReceipt } from './stored-receipt.tsx';
import { useSubmission, type Phase } from './use-submission.ts';
import type { ShellWords } from '#words/forms.en.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Progress } from '#ui/progress.tsx';
import { fillIn } from '#words/fill-in.ts';

export type SubmissionFormProps = {
  form: Form<SubmissionKind>;
  setting: FormSetting;
  words: AnyFormWords;
  refused?: RefusedPost;
  /** What is already known, until the form is stored. */
  values?: Record<string, string>;
  /** Sent along unseen, as the role of an application. */
  hidden?: Record<string, string>;
  /** Separates drafts of one form, such as applications for two vacancies. */
  scope?: () => string;
  ref?: RefObject<HTMLFormElement | null>;
  minimumMs?: number;
  /** Until then the button looks and announces itself disabled, and explains why when pressed. */
  blockedUntil?: 'agreed' | 'complete';
  /** The toast for issues of fields that the visitor sees. */
  explain?: (issues: Issue[], texts: IssueTexts) => Notice | undefined;
  /** Instead of the notice of success. The form still holds what was sent. */
  onStored?: (receipt: Receipt, form: HTMLFormElement) => void;
  /** The questions in a layout of their own; without it, one below the other. */
  children?: ReactNode;
  /** Below the form, and gone with it. */
  below?: ReactNode;
  /** What else the receipt offers. */
  next?: ReactNode;
  /** The place closes by itself once the form is stored. */
  closes?: boolean;
};

/**
 * The shell of all forms. Without script it is a plain multipart post with the browser's own
 * checks; with script it checks by our rules, sends in the background and reports the result.
 */
export function SubmissionForm({ ref, ...props }: SubmissionFormProps) {
  const { form, setting, words, hidden = {} } = props;
  const { shell, locale } = setting;
  const id = useId();
  const idOf = (field: string) => `${id}-${field}`;
  const live = useHydrated();
  const [refused, setRefused] = useState(
    props.refused?.kind === form.kind ? props.refused : undefined,
  );
  const [given, setGiven] = useState(props.values);
  const [ready, setReady] = useState(false);
  const texts = issueTexts(form, words, shell);
  const isSeen = ({ field }: Issue) => field in words.labels;
  const ownElement = useRef<HTMLFormElement>(null);
  const element = ref ?? ownElement;

  const anyChange = (current: HTMLFormElement) => {
    setReady(isReady(form, current, props.blockedUntil));
  };
  const submission = useSubmission(element, {
    form,
    scope: props.scope ?? (() => form.kind),
    termsVersion: setting.termsVersion,
    firm: setting.firm,
    minimumMs: props.minimumMs ?? 0,
    refused,
    explain: (issues) => {
      const seen = issues.filter(isSeen);
      const [unseen] = issues.filter((issue) => !isSeen(issue));
      return seen.length > 0 || !unseen
        ? (props.explain ?? texts.fieldsNotice)(seen, texts)
        : texts.failureNotice(texts.summary(unseen));
    },
    explainFile: texts.fileNotice,
    explainFailure: () => texts.failureNotice(words.failure),
    onStored:
      props.onStored ??
      (() => notify({ variant: 'success', title: words.successTitle, description: words.success })),
    onReset: (current) => {
      setRefused(undefined);
      setGiven(undefined);
      anyChange(current);
    },
  });

  // A visitor may have begun before the island was hydrated.
  const begin = useEffectEvent(() => element.current && anyChange(element.current));
  useEffect(() => void begin(), []);

  const { phase } = submission;
  const again = () => {
    submission.again();
    focusField(element.current, Object.keys(form.fields)[0]!);
  };
  const onInput = (event: FormEvent<HTMLFormElement>) => {
    submission.changed((event.target as HTMLInputElement).name);
    anyChange(event.currentTarget);
  };

  return (
    <FormContext
      value={{
        form,
        setting,
        words,
        idOf,
        errorOf: (field) => {
          const issue = submission.errorOf(field);
          return issue && texts.inline(issue);
        },
        valueOf: (field) => (refused?.values ?? given)?.[field],
        fileLost: refused?.fileSent ?? false,
        file: submission.file,
        chooseFile: submission.chooseFile,
      }}
    >
      {phase.is === 'stored' && (
        <StoredReceipt
          receipt={phase.receipt}
          words={words}
          shell={shell}
          onAgain={props.closes ? undefined : again}
        >
          {props.next}
        </StoredReceipt>
      )}
      <form
        ref={element}
        hidden={phase.is === 'stored'}
        id={form.kind}
        method="post"
        encType="multipart/form-data"
        // The page that shows a refused post again opens at the form.
        action={`${intakePath(form.kind)}#${form.kind}`}
        noValidate={live}
        // Shown by the chrome when it is sent offline before it is hydrated.
        data-failure={words.failure}
        aria-busy={phase.is === 'sending'}
        onSubmit={(event) => void submission.submit(event)}
        onInput={onInput}
        className="grid scroll-mt-[calc(var(--header-height)+1.5rem)] gap-6"
      >
        <HiddenFields
          values={{
            ...hidden,
            source: form.source,
            [controlFields.locale]: locale,
          }}
        />
        <Honeypot label={shell.honeypot} />
        {/* Where the page opens that shows a refused post again. */}
        {phase.is === 'failed' && phase.arrived && (
          <SendingFailure answer={phase.answer} failure={words.failure} shell={shell} />
        )}
        {submission.refusal.length > 0 && (
          <ErrorSummary
            heading={shell.summary}
            issues={submission.refusal}
            arrived={submission.refusal === refused?.issues}
            fieldIdOf={(issue) => (isSeen(issue) ? idOf(issue.field) : undefined)}
            textOf={texts.summary}
          />
        )}
        {/* Another key once it is stored: a reset alone would bring the given values back. */}
        <Fragment key={refused || given ? 'given' : 'fresh'}>
          {props.children ?? <FormQuestions />}
        </Fragment>
        <SubmitRow
          phase={phase}
          words={words}
          shell={shell}
          fileName={submission.file?.name}
          blocked={live && props.blockedUntil !== undefined && !ready}
          onCancel={submission.cancel}
        />
      </form>
      {phase.is !== 'stored' && props.below}
    </FormContext>
  );
}

/** Whether every required consent is given or every required field is filled in. */
function isReady(
  form: Form,
  element: HTMLFormElement,
  until: 'agreed' | 'complete' | undefined,
): boolean {
  const entries = new FormData(element);
  return askedFields(form)
    .filter(([, field]) => field.required && (until === 'complete' || field.type === 'consent'))
    .every(([name]) => {
      const value = entries.get(name);
      return typeof value === 'string' ? value.trim() !== '' : value !== null && value.size > 0;
    });
}

/** Sent along unseen. */
function HiddenFields({ values }: { values: Record<string, string> }) {
  return Object.entries(values).map(([name, value]) => (
    // React would put an empty default back over what the script fills in later.
    <input key={name} type="hidden" name={name} defaultValue={value || undefined} />
  ));
}

/** Off the screen, out of the tab order and hidden from assistive technology. */
function Honeypot({ label }: { label: string }) {
  return (
    <div aria-hidden className="absolute -left-[200vw] h-px w-px overflow-hidden">
      <label>
        {label}
        <input type="text" name={controlFields.honeypot} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

/** The button of a form, with progress or failure. */
function SubmitRow({
  phase,
  words,
  shell,
  fileName,
  blocked,
  onCancel,
}: {
  phase: Phase;
  words: AnyFormWords;
  shell: ShellWords;
  fileName: string | undefined;
  blocked: boolean;
  onCancel: () => void;
}) {
  const sending = phase.is === 'sending';
  return (
    <div
      // While a file uploads, button and progress stay in view, also in a dialog that scrolls.
      className={classNames(
        'grid gap-4',
        sending && fileName && 'sticky bottom-0 z-10 bg-surface py-3',
      )}
    >
      {phase.is === 'failed' && !phase.arrived && (
        <SendingFailure answer={phase.answer} failure={words.failure} shell={shell} />
      )}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        {/* Not disabled while sending: the focus would be lost with it. A second press is ignored. */}
        <Button type="submit" size="lg" aria-disabled={sending || blocked || undefined}>
          {sending ? words.busy : words.submit}
        </Button>
        {sending && fileName ? (
          <Button variant="secondary" onClick={onCancel}>
            {shell.cancel}
          </Button>
        ) : (
          <p className="text-sm text-muted">{shell.requiredNote}</p>
        )}
      </div>
      {sending && phase.percent !== undefined && fileName && (
        <Progress label={fillIn(shell.uploading, { name: fileName })} percent={phase.percent} />
      )}
    </div>
  );
}

/** That a form was not sent, and what the visitor can do about it. */
function SendingFailure({
  answer,
  failure,
  shell,
}: {
  answer: Answer;
  failure: string;
  shell: ShellWords;
}) {
  const cancelled = answer.is === 'cancelled';
  return (
    <p
      role={cancelled ? 'status' : 'alert'}
      className="rounded-md border border-l-4 border-danger bg-danger-surface p-4 text-sm"
    >
      {cancelled ? shell.cancelled : `${failure} ${failureDetail(answer, shell)}`}
    </p>
  );
}

/** What the visitor can do about it, beside the specified words; the form says it, no toast. */
export function failureDetail(answer: Answer, shell: ShellWords): string {
  if (answer.is === 'busy' && answer.retryAfterSeconds > 0) {
    return fillIn(shell.wait, { minutes: Math.ceil(answer.retryAfterSeconds / 60) });
  }
  return answer.is === 'failed' && answer.offline ? shell.offline : shell.kept;
}

/**
 * Takes the focus after an attempt, lists every issue and links to each field. Scrolled to the top,
 * because the toast of a narrow screen is at the bottom.
 */
function ErrorSummary({
  heading,
  issues,
  arrived,
  fieldIdOf,
  textOf,
}: {
  heading: string;
  /** The same array until the next attempt, or the focus would be taken while typing. */
  issues: Issue[];
  /** True when it came with the page: a visitor may be typing already. */
  arrived: boolean;
  /** Undefined for an issue that no field of the form can correct. */
  fieldIdOf: (issue: Issue) => string | undefined;
  textOf: (issue: Issue) => string;
}) {
  const region = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (arrived && document.activeElement !== document.body) return;
    region.current?.scrollIntoView({ block: 'start' });
    region.current?.focus({ preventScroll: true });
  }, [issues, arrived]);

  return (
    <div
      ref={region}
      role="alert"
      tabIndex={-1}
      className="grid scroll-mt-[calc(var(--header-height)+1.5rem)] gap-2 rounded-md border border-l-4 border-danger bg-danger-surface p-4 text-sm"
    >
      <p className="font-semibold text-danger">{heading}</p>
      <ul className="grid list-disc gap-1 pl-5">
        {issues.map((issue) => {
          const fieldId = fieldIdOf(issue);
          return (
            <li key={issue.field}>
              {fieldId ? <FieldLink fieldId={fieldId}>{textOf(issue)}</FieldLink> : textOf(issue)}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function FieldLink({ fieldId, children }: { fieldId: string; children: string }) {
  return (
    <a
      href={`#${fieldId}`}
      // The address keeps its anchor, which on some pages has a meaning.
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(fieldId)?.focus();
      }}
      className="underline underline-offset-4 hover:decoration-2"
    >
      {children}
    </a>
  );
}
