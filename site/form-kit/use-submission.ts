import { useEffect, useRef, useState, type RefObject, type SubmitEvent } from 'react';
import { checkFile } from '../../domain/forms/file-rules.ts';
import type { Issue } from '../../domain/forms/issue.ts';
import { fileSlotOf, type SubmissionKind } from '../../domain/forms/submission-kind.ts';
import { notify, type Notice } from '../../ui/toast.ts';
import { forgetDraft, restoreDraft, saveDraft } from './draft.ts';
import { forgetIdempotencyKey, idempotencyKeyFor } from './idempotency-key.ts';
import type { Answer } from './send-submission.ts';

export type Phase =
  | { is: 'editing' }
  | { is: 'sending'; percent: number | undefined }
  | { is: 'stored'; reference: string }
  | { is: 'failed'; answer: Answer };

export type SubmissionOptions = {
  kind: SubmissionKind;
  /** Tells apart forms of one kind, as applications for two vacancies. */
  scope: string;
  termsVersion: string;
  keepDraft: boolean;
  /** Sending lasts at least this long, so that it can be seen. */
  minimumMs?: number;
  /** The toasts for what is missing or wrong. */
  explain: (issues: Issue[]) => Notice[];
  explainFile: (issue: Issue) => Notice;
  explainFailure: (answer: Answer) => Notice;
  /** The form still holds what was sent. */
  onStored: (reference: string, form: HTMLFormElement) => void;
  onReset?: (form: HTMLFormElement) => void;
};

/** Checks, sends and keeps what was entered until it is stored. */
export function useSubmission(form: RefObject<HTMLFormElement | null>, options: SubmissionOptions) {
  const { kind, scope, keepDraft } = options;
  const sending = useRef<AbortController>(undefined);
  const [phase, setPhase] = useState<Phase>({ is: 'editing' });
  const [issues, setIssues] = useState<Issue[]>([]);
  /** What the last attempt was refused for; unlike the issues it waits for the next attempt. */
  const [refusal, setRefusal] = useState<Issue[]>([]);
  const [corrected, setCorrected] = useState<readonly string[]>([]);
  const [file, setFile] = useState<File>();

  useEffect(() => {
    const element = form.current;
    if (keepDraft && element) restoreDraft(scope, element);
    element?.addEventListener('focusin', () => void loadMachinery().catch(() => {}), {
      once: true,
    });
  }, [form, scope, keepDraft]);

  const refuse = (found: Issue[]) => {
    setIssues(found);
    setRefusal(found);
    setCorrected([]);
    setPhase({ is: 'editing' });
  };

  function chooseFile(chosen: File | undefined) {
    const issue = chosen && checkFile(kind, chosen);
    const field = fileSlotOf(kind)?.field ?? '';
    setFile(issue ? undefined : chosen);
    setIssues((before) => [...before.filter((other) => other.field !== field), ...list(issue)]);
    setCorrected((before) => before.filter((name) => name !== field));
    if (!issue) return;
    clearFileInput(form.current, field);
    void notify(options.explainFile(issue));
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending.current) return;
    const attempt = new AbortController();
    sending.current = attempt;
    const target = event.currentTarget;
    const answer = await attemptWith(target, attempt.signal);
    sending.current = undefined;
    // Also when the visitor has gone to another page: the notice finds them there.
    settle(answer, target);
  }

  async function attemptWith(target: HTMLFormElement, signal: AbortSignal): Promise<Answer> {
    try {
      const { prepareSubmission, sendSubmission } = await loadMachinery();
      const prepared = prepareSubmission(kind, target, file, options.termsVersion);
      if (!prepared.ok) return { is: 'refused', issues: prepared.issues };
      refuse([]);
      setPhase({ is: 'sending', percent: file && 0 });
      const [answer] = await Promise.all([
        sendSubmission({
          kind,
          body: prepared.body,
          idempotencyKey: idempotencyKeyFor(scope, prepared.content),
          onProgress: (percent) => file && setPhase({ is: 'sending', percent }),
          signal,
        }),
        pause(options.minimumMs ?? 0),
      ]);
      return answer;
    } catch {
      return { is: 'failed' };
    }
  }

  function settle(answer: Answer, target: HTMLFormElement) {
    switch (answer.is) {
      case 'stored':
        forgetIdempotencyKey(scope);
        forgetDraft(scope);
        refuse([]);
        setPhase({ is: 'stored', reference: answer.reference });
        options.onStored(answer.reference, target);
        target.reset();
        setFile(undefined);
        options.onReset?.(target);
        return;
      case 'refused': {
        refuse(answer.issues);
        options.explain(answer.issues).forEach((notice) => void notify(notice));
        return;
      }
      case 'file-too-large':
      case 'file-type': {
        const issue: Issue = { field: fileSlotOf(kind)?.field ?? '', code: answer.is };
        refuse([issue]);
        void notify(options.explainFile(issue));
        return;
      }
      default:
        if (answer.is === 'key-reused') forgetIdempotencyKey(scope);
        setPhase({ is: 'failed', answer });
        if (answer.is !== 'cancelled') void notify(options.explainFailure(answer));
    }
  }

  return {
    phase,
    refusal,
    file,
    chooseFile,
    submit,
    cancel: () => sending.current?.abort(),
    errorOf: (field: string) =>
      corrected.includes(field) ? undefined : issues.find((issue) => issue.field === field),
    /** For every change of a field: its error has been seen to, and the draft grows. */
    changed(field: string) {
      if (keepDraft && form.current) saveDraft(scope, form.current);
      if (phase.is === 'stored') setPhase({ is: 'editing' });
      setCorrected((before) => (before.includes(field) ? before : [...before, field]));
    },
  };
}

/** Fetched when a form is first touched, so that the press of its button need not wait. */
function loadMachinery() {
  return import('./prepare-submission.ts');
}

function clearFileInput(form: HTMLFormElement | null, field: string) {
  const input = form?.elements.namedItem(field);
  if (input instanceof HTMLInputElement) input.value = '';
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

function list(issue: Issue | undefined): Issue[] {
  return issue ? [issue] : [];
}
