import { useEffect, useEffectEvent, useId, useRef, type FormEvent, type ReactNode } from 'react';
import type { Locale } from '../../domain/edition/editions.ts';
import { controlFields } from '../../domain/forms/control-field.ts';
import type { Issue } from '../../domain/forms/issue.ts';
import {
  fileSlotOf,
  submissionFacts,
  type SubmissionKind,
} from '../../domain/forms/submission-kind.ts';
import type { ShellWords } from '../../messages/forms.en.ts';
import { intakePath } from '../../domain/address/paths.ts';
import type { Notice } from '../../ui/toast.ts';
import { ErrorSummary } from './error-summary.tsx';
import { failureNotice } from './failure-text.ts';
import { FormContext } from './form-context.ts';
import { fileNotice, issueText, requiredFieldsNotice, type FileWords } from './issue-text.ts';
import { SubmitRow } from './submit-row.tsx';
import { HiddenFields, Honeypot } from './unseen-fields.tsx';
import { useHydrated } from './use-hydrated.ts';
import { useSubmission } from './use-submission.ts';

/** What the loader gives to every form beside the words of its own. */
export type FormSetting = {
  locale: Locale;
  termsVersion: string;
  shell: ShellWords;
  notices: { label: string; close: string };
};

export type SubmissionFormProps = {
  kind: SubmissionKind;
  setting: FormSetting;
  words: {
    submit: string;
    busy: string;
    failure: string;
    labels: Record<string, string>;
    file?: FileWords;
  };
  /** Sent along unseen, as the role of an application. */
  hidden?: Record<string, string>;
  scope?: string;
  keepDraft?: boolean;
  minimumMs?: number;
  /** The button looks and announces itself disabled, and explains why when pressed. */
  blocked?: boolean;
  explain?: (issues: Issue[]) => Notice[];
  onStored: (reference: string, form: HTMLFormElement) => void;
  /** After any change, and once at the start: a visitor may have begun before the script did. */
  onAnyChange?: (form: HTMLFormElement) => void;
  /** Shown once stored, beside the button. */
  confirmation?: string;
  children: ReactNode;
};

/**
 * The shell of all five forms. Without script it is a plain multipart post with the browser's own
 * checks; with script it checks by our rules, sends in the background and says what happened.
 */
export function SubmissionForm(props: SubmissionFormProps) {
  const { kind, setting, words, hidden = {}, blocked = false, onAnyChange } = props;
  const { shell, locale } = setting;
  const id = useId();
  const live = useHydrated();
  const labelOf = (field: string) => words.labels[field] ?? field;
  const fileWords = words.file ?? shell.file;
  const textOf = (issue: Issue) => issueText(issue, labelOf(issue.field), shell, fileWords);
  const isAsked = ({ field }: Issue) => field in words.labels;
  /** A fault of something that the visitor never sees: the role is closed, or we are mistaken. */
  const unseenText = ({ code }: Issue) => (code === 'closed' ? shell.issues.closed : words.failure);
  const idOf = (field: string) => `${id}-${field}`;

  const explainAsked =
    props.explain ?? ((issues: Issue[]) => list(requiredFieldsNotice(issues, labelOf, shell)));
  const form = useRef<HTMLFormElement>(null);
  const submission = useSubmission(form, {
    kind,
    scope: props.scope ?? kind,
    termsVersion: setting.termsVersion,
    keepDraft: props.keepDraft ?? false,
    minimumMs: props.minimumMs,
    explain: (issues) => [
      ...explainAsked(issues.filter(isAsked)),
      ...issues
        .filter((issue) => !isAsked(issue))
        .slice(0, 1)
        .map((issue): Notice => ({
          variant: 'destructive',
          title: shell.errorTitle,
          description: unseenText(issue),
        })),
    ],
    explainFile: (issue) => fileNotice(issue, shell, fileWords),
    explainFailure: (answer) => failureNotice(answer, words.failure, shell),
    onStored: props.onStored,
    onReset: onAnyChange,
  });

  const begin = useEffectEvent(() => {
    const renderedAt = form.current?.elements.namedItem(controlFields.renderedAt);
    if (renderedAt instanceof HTMLInputElement) renderedAt.value = new Date().toISOString();
    if (form.current) onAnyChange?.(form.current);
  });
  useEffect(() => begin(), []);

  const onInput = (event: FormEvent<HTMLFormElement>) => {
    const { name } = event.target as HTMLInputElement;
    submission.changed(name);
    onAnyChange?.(event.currentTarget);
  };

  return (
    <FormContext
      value={{
        locale,
        shell,
        labelOf,
        idOf,
        errorOf: (field) => {
          const issue = submission.errorOf(field);
          return issue && textOf(issue);
        },
        slot: fileSlotOf(kind),
        file: submission.file,
        chooseFile: submission.chooseFile,
      }}
    >
      <form
        ref={form}
        method="post"
        encType="multipart/form-data"
        action={intakePath(kind)}
        noValidate={live}
        aria-busy={submission.phase.is === 'sending'}
        onSubmit={(event) => void submission.submit(event)}
        onInput={onInput}
        className="grid gap-6"
      >
        <HiddenFields
          values={{
            ...hidden,
            source: submissionFacts[kind].source,
            [controlFields.locale]: locale,
            [controlFields.renderedAt]: '',
          }}
        />
        <Honeypot label={shell.honeypot} />
        {submission.refusal.length > 0 && (
          <ErrorSummary
            heading={shell.summary}
            issues={submission.refusal}
            fieldIdOf={(issue) => (isAsked(issue) ? idOf(issue.field) : undefined)}
            textOf={(issue) =>
              isAsked(issue) ? withLabel(textOf(issue), labelOf(issue.field)) : unseenText(issue)
            }
          />
        )}
        {props.children}
        <SubmitRow
          phase={submission.phase}
          words={{ ...words, confirmation: props.confirmation }}
          shell={shell}
          fileName={submission.file?.name}
          blocked={live && blocked}
          onCancel={submission.cancel}
        />
      </form>
    </FormContext>
  );
}

function withLabel(text: string, label: string): string {
  return text.includes(label) ? text : `${label}: ${text}`;
}

function list<T>(item: T | undefined): T[] {
  return item === undefined ? [] : [item];
}
