import type { Clock } from '#server/base/clock.ts';
import { pollLog, type Log } from '#server/base/log.ts';
import type { Db } from '#server/db/db.ts';
import type { ActContext } from '#server/db/act.ts';
import { nameOf, type DocumentRecord } from './document.ts';
import { publishDue } from './publish.ts';
import type { RuleOf } from './publishing-rule.ts';
import { documentsSince, documentTally } from './read-documents.ts';

export type Polling = Pick<ActContext, 'planTasks'> & { log: Log; ruleOf: RuleOf };

/** Called after each poll, one after the other, with the times of the last one and of this one. */
export type Follower = (times: { before: number; now: number }, polling: Polling) => Promise<void>;

export type LiveDocuments = {
  /** What is published: the same list until something changes. */
  published(): readonly DocumentRecord[];
  /** The same on every server that has read the same documents. */
  version(): string;
  startPolling(polling: Polling, ...followers: readonly Follower[]): void;
  /** Resolves after the poll in flight has ended. */
  stop(): Promise<void>;
};

/** The published documents in memory, read again when another process changed them. */
export async function openLiveDocuments(db: Db, clock: Clock): Promise<LiveDocuments> {
  const known = new Map<string, DocumentRecord>();
  const stopping = new AbortController();
  let pause = new AbortController();
  let finished = Promise.resolve();
  let sequence = 0;
  let list: readonly DocumentRecord[] = [];
  let version = '';
  await load();

  return {
    published: () => list,
    version: () => version,
    startPolling: (polling, ...followers) => {
      finished = poll(polling, followers);
    },
    stop: async () => {
      stopping.abort();
      pause.abort();
      await finished;
    },
  };

  async function poll(polling: Polling, followers: readonly Follower[]) {
    const { log, planTasks, ruleOf } = polling;
    const polled = pollLog({ log, db }, { event: 'documents-failure' }, 'documents not read');
    let before = clock.now();
    // Changes come from commands and other servers too: one number finds them all.
    const endWaking = db.changes.onChange(['document'], () => pause.abort());
    for (;;) {
      await clock.wait(db.changes.pollIntervalMs(), pause.signal);
      if (stopping.signal.aborted) return endWaking();
      pause = new AbortController();
      try {
        const now = clock.now();
        for (const { key, refusal } of await publishDue({ db, now, planTasks }, ruleOf)) {
          log.error(
            { event: 'document-not-published', document: nameOf(key), reason: refusal.reason },
            'scheduled draft not published: correct it and publish it again',
          );
        }
        await load();
        for (const follow of followers) await follow({ before, now }, polling);
        before = now;
        polled.worked();
      } catch (error) {
        polled.failed(error);
      }
    }
  }

  async function load(): Promise<void> {
    const changed = await documentsSince(db, sequence);
    take(changed);
    const { count, changedAt } = await documentTally(db);
    const removed = count !== known.size || changedAt !== newestChange();
    if (removed) {
      known.clear();
      sequence = 0;
      take(await documentsSince(db, 0));
    }
    if (changed.length > 0 || removed) list = [...known.values()].filter(isPublished);
    version = `${sequence} ${changedAt} ${count}`;
  }

  function take(changed: readonly DocumentRecord[]) {
    for (const one of changed) known.set(nameOf(one.key), one);
    sequence = Math.max(sequence, ...changed.map((one) => one.sequence ?? 0));
  }

  function newestChange(): number {
    return Math.max(0, ...[...known.values()].map((one) => one.publishedAt ?? 0));
  }
}

function isPublished({ published }: DocumentRecord): boolean {
  return published !== undefined;
}
