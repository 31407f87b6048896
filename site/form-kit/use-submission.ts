import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type RefObject,
  type SubmitEvent,
} from 'react';
import type { FirmOffer } from '#domain/firm/firm.ts';
import type { Form } from '#domain/forms/define-form.ts';
import { checkFile, checkSubmission } from '#domain/forms/check-submission.ts';
import type { Issue, RefusedPost } from '#domain/forms/issue.ts';
import type { SubmissionKind } from '#domain/forms/submission-kind.ts';
import { notify, type Notice } from '#ui/toast.ts';
import { forgetDraft, restoreDraft, keepDraft } from './draft.ts';
import { sendSubmission, type Answer, type Receipt } from './send-submission.ts';
import { completeFields } from '#domain/forms/complete-fields.ts';
import { controlFields, separateControlFields } from '#domain/forms/control-field.ts';

export type Phase =
  | { is: 'editing' }
  | { is: 'sending'; percent: number | undefined }
  | { is: 'stored'; receipt: Receipt }
  /** `arrived` when the page came with it, as after a plain post. */
  | { is: 'failed'; answer: Answer; arrived?: true };

export type SubmissionOptions = {
  form: Form<SubmissionKind>;
  /** Separates forms of one kind, such as applications for two vacancies. Called in the browser. */
  scope: () => string;
  termsVersion: string;
  firm: FirmOffer;
  /** Sending lasts at least this long, so that it can be seen. */
  minimumMs: number;
  refused: RefusedPost | undefined;
  /** The toast for what is missing or wrong. */
  explain: (issues: Issue[]) => Notice | undefined;
  explainFile: (issue: Issue) => Notice;
  explainFailure: () => Notice;
  /** Called while the form still holds what was sent. */
  onStored: (receipt: Receipt, form: HTMLFormElement) => void;
  onReset: (form: HTMLFormElement) => void;
};

/** Checks, sends and keeps what was entered until it is stored. */
export function useSubmission(
  element: RefObject<HTMLFormElement | null>,
  options: SubmissionOptions,
) {
  const { form, scope, refused } = options;
  const fileField = form.file?.field ?? '';
  const sending = useRef<AbortController>(undefined);
  const [phase, setPhase] = useState<Phase>(() => phaseAfter(refused));
  const [issues, setIssues] = useState<Issue[]>(refused?.issues ?? []);
  /** The issues of the last attempt, unchanged until the next one. */
  const [refusal, setRefusal] = useState<Issue[]>(refused?.issues ?? []);
  const [corrected, setCorrected] = useState<readonly string[]>([]);
  const [file, setFile] = useState<File>();

  const begin = useEffectEvent((current: HTMLFormElement) => {
    if (!refused) restoreDraft(scope(), current);
    // Chosen before the island was hydrated.
    const chosen = inputNamed(current, fileField)?.files?.[0];
    if (chosen) chooseFile(chosen);
  });
  useEffect(() => {
    if (element.current) begin(element.current);
  }, [element]);

  const refuse = (found: Issue[]) => {
    setIssues(found);
    setRefusal(found);
    setCorrected([]);
    setPhase({ is: 'editing' });
  };

  function chooseFile(chosen: File | undefined) {
    forgetIdempotencyKey(scope());
    const issue = chosen && checkFile(form.file, chosen);
    setFile(issue ? undefined : chosen);
    setIssues((before) => [
      ...before.filter((other) => other.field !== fileField),
      ...(issue ? [issue] : []),
    ]);
    setCorrected((before) => before.filter((name) => name !== fileField));
    if (issue) rejectFile(issue);
  }

  function rejectFile(issue: Issue) {
    setFile(undefined);
    const input = element.current && inputNamed(element.current, fileField);
    if (input) input.value = '';
    notify(options.explainFile(issue));
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending.current) return;
    const attempt = new AbortController();
    sending.current = attempt;
    const target = event.currentTarget;
    const answer = await attemptWith(target, attempt.signal);
    sending.current = undefined;
    settle(answer, target);
  }

  async function attemptWith(target: HTMLFormElement, signal: AbortSignal): Promise<Answer> {
    const composed = composeSubmission(form, target, file, options);
    if (!composed.ok) return { is: 'refused', issues: composed.issues };
    refuse([]);
    setPhase({ is: 'sending', percent: file && 0 });
    const [answer] = await Promise.all([
      sendSubmission({
        kind: form.kind,
        body: composed.body,
        idempotencyKey: idempotencyKeyOf(scope()),
        onProgress: (percent) => file && setPhase({ is: 'sending', percent }),
        signal,
      }),
      pause(options.minimumMs),
    ]);
    return answer;
  }

  function settle(answer: Answer, target: HTMLFormElement) {
    switch (answer.is) {
      case 'stored':
        forgetIdempotencyKey(scope());
        forgetDraft(scope());
        refuse([]);
        setPhase({ is: 'stored', receipt: answer.receipt });
        options.onStored(answer.receipt, target);
        target.reset();
        setFile(undefined);
        options.onReset(target);
        return;
      case 'refused':
        refuseAndExplain(answer.issues);
        return;
      case 'file-too-large':
      case 'file-type':
        refuseAndExplain([{ field: fileField, code: answer.is }]);
        return;
      default:
        if (answer.is === 'key-reused') forgetIdempotencyKey(scope());
        setPhase({ is: 'failed', answer });
        if (answer.is !== 'cancelled') notify(options.explainFailure());
    }
  }

  /** One toast. A file that the server refuses has the words of one refused at once. */
  function refuseAndExplain(found: Issue[]) {
    refuse(found);
    const ofFile = found.find(({ field, code }) => field === fileField && code !== 'required');
    if (ofFile) {
      rejectFile(ofFile);
      return;
    }
    const notice = options.explain(found);
    if (notice) notify(notice);
  }

  return {
    phase,
    refusal,
    file,
    chooseFile,
    submit,
    cancel: () => sending.current?.abort(),
    again: () => setPhase({ is: 'editing' }),
    errorOf: (field: string) =>
      corrected.includes(field) ? undefined : issues.find((issue) => issue.field === field),
    /** On every change: clears the field's error, saves the draft, drops the idempotency key. */
    changed(field: string) {
      forgetIdempotencyKey(scope());
      if (element.current) keepDraft(scope(), element.current);
      if (phase.is === 'stored') setPhase({ is: 'editing' });
      setCorrected((before) => (before.includes(field) ? before : [...before, field]));
    },
  };
}

/** A refusal without a field is shown like a server error. */
function phaseAfter(refused: RefusedPost | undefined): Phase {
  if (!refused || refused.issues.length > 0) return { is: 'editing' };
  const { retryAfterSeconds = 0 } = refused;
  return { is: 'failed', answer: { is: 'busy', retryAfterSeconds }, arrived: true };
}

function inputNamed(form: HTMLFormElement, name: string): HTMLInputElement | undefined {
  const input = name ? form.elements.namedItem(name) : null;
  return input instanceof HTMLInputElement ? input : undefined;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

type Composed = { ok: true; body: FormData } | { ok: false; issues: Issue[] };

/** Reads a form, checks it and builds the body of the request. */
function composeSubmission(
  form: Form,
  element: HTMLFormElement,
  file: File | undefined,
  { firm, termsVersion }: { firm: FirmOffer; termsVersion: string },
): Composed {
  const all = textOf(element);
  const { fields: sent } = separateControlFields(all);
  const fields = completeFields(form, sent, { now: new Date(), file, termsVersion });
  const checked = checkSubmission(firm, form, fields, file);
  if (!checked.ok) return checked;

  const control = Object.entries(all).filter(([name]) => !(name in sent));
  const body = new FormData();
  for (const [name, value] of [...control, ...Object.entries(fields)]) body.append(name, value);
  body.append(controlFields.renderedAt, new Date(performance.timeOrigin).toISOString());
  // Last, so that the server has read every field before the long part begins.
  if (form.file && file) body.append(form.file.field, file, file.name);
  return { ok: true, body };
}

function textOf(element: HTMLFormElement): Record<string, string> {
  const entries = [...new FormData(element)];
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/**
 * One key for one filled form, kept until an input changes or the form is stored: a second press,
 * a retry after a lost answer or a reload then stores one submission. Undefined on an insecure
 * origin, where browsers have no randomUUID: the server then compares the content.
 */
function idempotencyKeyOf(scope: string): string | undefined {
  const key = read(scope) ?? crypto.randomUUID?.();
  if (key) write(scope, key);
  return key;
}

function forgetIdempotencyKey(scope: string) {
  held.delete(scope);
  try {
    sessionStorage.removeItem(storageKey(scope));
  } catch {
    // Storage is blocked, so nothing was kept.
  }
}

/** Holds the key where storage is blocked. */
const held = new Map<string, string>();

const storageKey = (scope: string) => `idempotency:${scope}`;

function read(scope: string): string | undefined {
  try {
    return sessionStorage.getItem(storageKey(scope)) ?? held.get(scope);
  } catch {
    return held.get(scope);
  }
}

function write(scope: string, key: string) {
  held.set(scope, key);
  try {
    sessionStorage.setItem(storageKey(scope), key);
  } catch {
    // Storage is blocked: the key holds until the page is left.
  }
}
