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
import type { Form } from '#domain/forms/define-form.ts';
import type { Issue, RefusedPost } from '#domain/forms/issue.ts';
import type { SubmissionKind } from '#domain/forms/submission-kind.ts';
import { notify, type Notice } from '#ui/toast.ts';
import { isReady } from './is-ready.ts';
import { ErrorSummary } from './error-summary.tsx';
import { FormContext } from './form-context.ts';
import type { AnyFormWords, FormSetting } from './form-setting.ts';
import { issueTexts, type IssueTexts } from './issue-text.ts';
import { Questions } from './question.tsx';
import { focusField } from './focus-field.ts';
import type { Receipt } from './send-submission.ts';
import { SendingFailure } from './sending-failure.tsx';
import { StoredReceipt } from './stored-receipt.tsx';
import { SubmitRow } from './submit-row.tsx';
import { HiddenFields, Honeypot } from './unseen-fields.tsx';
import { useHydrated } from './use-hydrated.ts';
import { useSubmission } from './use-submission.ts';

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
          {props.children ?? <Questions />}
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
