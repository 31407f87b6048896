/** Unknown: no answer arrived or the server failed, so the change may be stored or not. */
export type Answer = 'done' | 'unknown' | 'refused';

/** Undefined: it is not stored. */
export type Value = string | number | undefined;
/** What nobody at work has set yet may be anything. */
export const anything = 'anything';

/** What somebody relies on, and its value before anybody wrote it. */
const facts = {
  submission: undefined,
  reference: undefined,
  phone: undefined,
  withdrawn: undefined,
  owner: undefined,
  dueAt: anything,
  state: anything,
  note: undefined,
  draft: undefined,
  message: undefined,
  advertDraft: undefined,
  revision: undefined,
  alert: undefined,
} as const satisfies Record<string, Value>;
export type Fact = keyof typeof facts;

type Entry = {
  /** The submission that it is erased with. */
  of: string | undefined;
  /** The acknowledged value, and those whose answer never came. */
  possible: Set<Value>;
  /** When the acknowledged value was. */
  doneAt: number | undefined;
  /** Of what is written to by several. */
  version: number;
};

/** In the order in which `killRounds` waits for each. */
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

export type Ledger = ReturnType<typeof newLedger>;

/** Everything that the server acknowledged, to be compared with what it stored. */
export function newLedger() {
  const entries = new Map<Fact, Map<string, Entry>>();
  const of = (fact: Fact) => entries.get(fact) ?? new Map<string, Entry>();
  const possible = (fact: Fact, about: string): ReadonlySet<Value> =>
    of(fact).get(about)?.possible ?? new Set([facts[fact]]);
  const emailOf = (named: string) =>
    [...of('reference')].find(([, entry]) => entry.possible.has(named))?.[0] ?? named;
  return {
    /** Answers of each kind of work by status; 0 where the connection broke. */
    statuses: kindsOfWork.map((work) => ({ work, counts: new Map<number, number>() })),
    /** Answers that nobody at work should see. */
    surprises: new Set<string>(),
    /** A machine without power answers nothing: what is acknowledged meanwhile is unknown. */
    isDeaf: false,
    of,
    possible,
    isCertain: (fact: Fact, about: string, value: Value) =>
      possible(fact, about).size === 1 && possible(fact, about).has(value),
    /** A submission, by its address or its reference, may be erased or withdrawn. */
    mayBeGone: (named: string) => possible('submission', emailOf(named)).has(undefined),
    mayBeWithdrawn: (named: string) => possible('withdrawn', emailOf(named)).has('yes'),
    /** Answers may arrive in another order than the versions that they are about. */
    write: (
      fact: Fact,
      about: string,
      value: Value,
      answer: Answer,
      erased?: string,
      version = 0,
    ) => {
      const before = of(fact).get(about);
      if (before && before.version > version) return;
      const after = new Set(answer === 'done' ? [] : (before?.possible ?? [facts[fact]]));
      if (answer !== 'refused') after.add(value);
      const doneAt = answer === 'done' ? Date.now() : before?.doneAt;
      entries.set(fact, of(fact).set(about, { of: erased, possible: after, doneAt, version }));
    },
  };
}

/** How often a kind of work, or any, was answered with a status from the first to the last. */
export function countAnswers({ statuses }: Ledger, first: number, last = first, kind?: KindOfWork) {
  return statuses
    .filter(({ work }) => kind === undefined || work === kind)
    .flatMap(({ counts }) => [...counts])
    .reduce((sum, [status, count]) => sum + (status >= first && status <= last ? count : 0), 0);
}

export function acknowledged(ledger: Ledger, kind?: KindOfWork): number {
  return countAnswers(ledger, 200, 399, kind);
}
