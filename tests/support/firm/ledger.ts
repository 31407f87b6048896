import type { Locale } from '#domain/edition/editions.ts';
import type { SubmissionKind } from '#domain/forms/submission-kind.ts';
import type { AnswerResult, PreparedAnswer } from '#domain/threads/message.ts';
import type { FormFile } from '../server/send-form.ts';

/** Unknown: the connection broke or the server failed, so the change may be stored or not. */
export type Answer = 'done' | 'unknown' | 'refused';

/** A value that one person changes: the acknowledged one, and those whose answer never came. */
export type Written<T> = { possible: T[]; certain(): T | undefined };

/** A message of a conversation. No other has its text. */
export type Said = {
  author: 'desk' | 'sender';
  text: string;
  /** Of its file. */
  sha256: string | undefined;
  answer: Answer;
};

/** One visitor's submission, and what became of it. */
export type Visit = {
  kind: SubmissionKind;
  /** Of this visit alone: finds every trace of it. */
  email: string;
  /** The same when it is sent again, as the site's script does. */
  key: string;
  fields: Record<string, string>;
  /** Dropped once it is acknowledged. */
  file: FormFile | undefined;
  sha256: string;
  /** What the answer said, once there was one. */
  receipt: { reference: string; status: string } | undefined;
  phone: Written<string>;
  withdrawn: Written<boolean>;
  erased: Written<boolean>;
  owner: Written<string | null>;
  dueAt: Written<number | undefined>;
  closed: Written<boolean>;
  notes: { text: string; answer: Answer }[];
  /** Staff and its sender write to each other, and nobody closes it. */
  talks: boolean;
  said: Said[];
  /** The slug of the role applied for, whose closing answers it. */
  role: string | undefined;
};

/** A vacancy and its acknowledged revisions. */
export type Advert = {
  slug: string;
  reference: string;
  id: string | undefined;
  revisions: Map<number, { title: string; is: string }>;
  /** The last change may be stored or not. */
  uncertain: boolean;
  /** When its publication was asked for first, acknowledged or not. */
  publishedAt: number | undefined;
};

/** A role that is closed, and the answers to everybody who waits for it. */
export type Closing = {
  advert: Advert;
  /** Sent again as they are until all are acknowledged. */
  answers: PreparedAnswer[];
  version: number;
  results: Map<string, AnswerResult>;
  done: boolean;
};

/** A page of the website and its acknowledged headings by revision. */
export type EditedPage = {
  id: string;
  headings: Map<number, string>;
  /** The last change may be stored or not. */
  uncertain: boolean;
};

/** A visitor who asked for alerts about roles, once and from an address of their own. */
export type Subscriber = {
  email: string;
  locale: Locale;
  confirmed: Written<boolean>;
  /** When the confirmation and the end were acknowledged. */
  confirmedAt: number | undefined;
  ended: Written<boolean>;
  endedAt: number | undefined;
};

export const kindsOfWork = [
  'submission',
  'status',
  'desk',
  'vacancy',
  'message',
  'closing',
  'page',
  'alert',
] as const;
export type KindOfWork = (typeof kindsOfWork)[number];

/** Everything that the server acknowledged, to be compared with the store. */
export type Ledger = {
  visits: Visit[];
  /** Sent, without an answer yet. */
  unanswered: Visit[];
  adverts: Advert[];
  closings: Closing[];
  pages: EditedPage[];
  subscribers: Subscriber[];
  /** The private page of an alert by the address that its mail went to. */
  alertLinks: Map<string, string>;
  /** Answers of each kind of work by status; 0 where the connection broke. */
  statuses: Map<KindOfWork, Map<number, number>>;
  /** Answers that nobody at work should see. */
  surprises: Set<string>;
  /** A machine without power answers nothing: what is acknowledged meanwhile is unknown. */
  deaf: boolean;
};

export function newLedger(): Ledger {
  return {
    visits: [],
    unanswered: [],
    adverts: [],
    closings: [],
    pages: [],
    subscribers: [],
    alertLinks: new Map(),
    statuses: new Map(),
    surprises: new Set(),
    deaf: false,
  };
}

export function written<T>(initial: T): Written<T> {
  const possible = [initial];
  return { possible, certain: () => (possible.length === 1 ? possible[0] : undefined) };
}

export function write<T>({ possible }: Written<T>, value: T, answer: Answer): void {
  if (answer === 'done') possible.length = 0;
  if (answer !== 'refused') possible.push(value);
}

/** How many were acknowledged, of one kind of work or of all. */
export function acknowledged({ statuses }: Ledger, work?: KindOfWork): number {
  const counted = work === undefined ? [...statuses.values()] : [statuses.get(work)];
  return counted
    .flatMap((byStatus) => [...(byStatus ?? [])])
    .filter(([status]) => status >= 200 && status < 400)
    .reduce((sum, [, count]) => sum + count, 0);
}

/** As `submission 120, status 31, …, alert 12, answers to many 36`. */
export function workDone(ledger: Ledger): string {
  const kinds = kindsOfWork.map((work) => `${work} ${acknowledged(ledger, work)}`);
  const results = ledger.closings.flatMap((closing) => [...closing.results.values()]);
  const answers = results.filter((result) => result === 'sent' || result === 'repeated');
  return [...kinds, `answers to many ${answers.length}`].join(', ');
}

/** Nothing to do yet: do not spin. */
export function pause(milliseconds = 20): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
