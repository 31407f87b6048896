import type { Issue } from '#domain/forms/issue.ts';
import type { SubmissionKind } from '#domain/forms/submission-kind.ts';
import { intakePath } from '#domain/address/paths.ts';

/** What the server tells about a stored submission. */
export type Receipt = {
  reference: string;
  /** The path of the private status page; empty for a repeat that is not given it again. */
  status: string;
  /** The promised time, as the visitor reads it. */
  answerBy: string | undefined;
};

export type Answer =
  | { is: 'stored'; receipt: Receipt }
  | { is: 'refused'; issues: Issue[] }
  | { is: 'file-too-large' }
  | { is: 'file-type' }
  /** Zero or NaN where the server names no number of seconds. */
  | { is: 'busy'; retryAfterSeconds: number }
  /** The key was used for other content; the next attempt takes a new one. */
  | { is: 'key-reused' }
  | { is: 'failed'; offline?: boolean }
  | { is: 'cancelled' };

/** Long enough for the largest file on a slow line. */
const timeoutMs = 5 * 60 * 1000;

/** XMLHttpRequest, since fetch reports no upload progress. */
export function sendSubmission({
  kind,
  body,
  idempotencyKey,
  onProgress,
  signal,
}: {
  kind: SubmissionKind;
  body: FormData;
  idempotencyKey: string | undefined;
  onProgress: (percent: number) => void;
  signal: AbortSignal;
}): Promise<Answer> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', intakePath(kind));
    request.setRequestHeader('Accept', 'application/json');
    if (idempotencyKey) request.setRequestHeader('Idempotency-Key', idempotencyKey);
    request.timeout = timeoutMs;
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress((100 * loaded) / total);
    });
    request.addEventListener('load', () => resolve(readAnswer(request)));
    request.addEventListener('error', () => resolve({ is: 'failed', offline: !navigator.onLine }));
    request.addEventListener('timeout', () => resolve({ is: 'failed' }));
    request.addEventListener('abort', () => resolve({ is: 'cancelled' }));
    signal.addEventListener('abort', () => request.abort());
    // A request under way when the network goes would wait for the timeout.
    const stop = () => {
      resolve({ is: 'failed', offline: true });
      request.abort();
    };
    window.addEventListener('offline', stop);
    request.addEventListener('loadend', () => window.removeEventListener('offline', stop));
    request.send(body);
  });
}

function readAnswer(request: XMLHttpRequest): Answer {
  const content = parse(request.responseText);
  switch (request.status) {
    case 201:
      return typeof content.reference === 'string'
        ? { is: 'stored', receipt: { ...rest(content), reference: content.reference } }
        : { is: 'failed' };
    case 400:
      return Array.isArray(content.issues)
        ? { is: 'refused', issues: content.issues as Issue[] }
        : { is: 'failed' };
    case 413:
      return { is: 'file-too-large' };
    case 415:
      return { is: 'file-type' };
    case 422:
      return { is: 'key-reused' };
    case 429:
    case 503:
      return { is: 'busy', retryAfterSeconds: Number(request.getResponseHeader('Retry-After')) };
    default:
      return { is: 'failed' };
  }
}

function rest({ status, answerBy }: Content): Omit<Receipt, 'reference'> {
  return {
    status: typeof status === 'string' ? status : '',
    answerBy: typeof answerBy === 'string' ? answerBy : undefined,
  };
}

type Content = { reference?: unknown; status?: unknown; answerBy?: unknown; issues?: unknown };

function parse(text: string): Content {
  try {
    return (JSON.parse(text) as object | null) ?? {};
  } catch {
    return {};
  }
}
