import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { mergeContent, type MergeConflict } from '#domain/documents/merge-content.ts';
import type { OwnRefusals } from '#words/desk/kit.en.ts';
import { isUnreachable, untilReachable } from '#desk/kit/api.ts';
import { wordsOf } from '#desk/kit/use-act.ts';
import { ownValue } from './pointer.ts';

/** The last letter is this long ago when a draft is saved. */
const pauseMs = 1_000;

export type Saving =
  | { is: 'saved' }
  | { is: 'unsaved' }
  | { is: 'saving' }
  | { is: 'unreachable' }
  /** Not to be tried again without a change. */
  | { is: 'refused'; problem: string };

/** Somebody else saved: what both changed differently, and everything else of both. */
export type Conflict = {
  by: string;
  at: number;
  content: unknown;
  conflicts: readonly MergeConflict[];
  /** What they saved. */
  theirs: Base;
};

/** What is typed began with this content, which had this version. */
type Base = { content: unknown; version: number };

/** What a kind of thing says about being edited. */
export type Edited<Detail, Saved> = {
  /** Under which its text is kept in the tab. */
  name: string;
  contentOf(detail: Detail): unknown;
  save(content: unknown, version: number): Promise<Saved>;
  /** Who saved meanwhile, if it is refused for that. */
  staleOf(error: unknown): { by: string; at: number; current: Detail } | undefined;
  /** A draft is saved by itself after a pause; anything else when somebody says so. */
  isDraft: boolean;
  /** Fields that are not typed: what they saved stays. */
  untyped?: readonly string[];
  /** Words for refusals, where it has its own. */
  refusals?: OwnRefusals;
  onSaved?(saved: Saved): void;
};

type Version = { version: number };

/**
 * What is typed in a document, an advert or a mandate. It is kept in the tab until the server has
 * it, and merged with what others saved. A draft is saved by itself, and again when the connection
 * comes back.
 */
export function useEditing<Detail extends Version, Saved extends Version>(
  detail: Detail,
  edited: Edited<Detail, Saved>,
) {
  const { name, contentOf, isDraft } = edited;
  const [kept] = useState(() => readKept(name));
  const [content, setContent] = useState(kept ? kept.content : contentOf(detail));
  const [base, setBase] = useState<Base>(
    kept?.base ?? { content: contentOf(detail), version: detail.version },
  );
  const [saving, setSaving] = useState<Saving>({ is: 'saved' });
  const [conflict, setConflict] = useState<Conflict>();
  const [merged, setMerged] = useState<{ by: string; at: number }>();
  const [attempts, setAttempts] = useState(0);
  const running = useRef<Promise<Base> | undefined>(undefined);
  const dirty = !same(content, base.content);
  /** What an act that has waited for a save goes on with: it began in an earlier rendering. */
  const latest = useRef({ content, base, edited });
  useLayoutEffect(() => {
    latest.current = { content, base, edited };
  });

  useEffect(() => {
    if (dirty) keep(name, { content, base });
    else forget(name);
  }, [name, dirty, content, base]);

  /** Whether it was refused because somebody else saved: then both are put together. */
  const meet = useCallback((error: unknown): boolean => {
    const { content: mine, base: from, edited: now } = latest.current;
    const stale = now.staleOf(error);
    if (!stale) return false;
    const theirs = { content: now.contentOf(stale.current), version: stale.current.version };
    const kept = withUntyped(mine, from.content, theirs.content, now.untyped);
    const both = mergeContent(from.content, kept, theirs.content);
    if (both.conflicts.length > 0 || !now.isDraft) {
      setConflict({ by: stale.by, at: stale.at, theirs, ...both });
      return true;
    }
    // Nothing overlaps: both are kept without a question.
    setBase(theirs);
    setContent(both.content);
    setMerged({ by: stale.by, at: stale.at });
    return true;
  }, []);

  const saveNow = useCallback(
    async (given: unknown, version: number): Promise<Base> => {
      setSaving({ is: 'saving' });
      try {
        const answer = await latest.current.edited.save(given, version);
        const next = { content: given, version: answer.version };
        latest.current = { ...latest.current, base: next };
        // Perhaps after the editor was left, when no effect does it.
        if (same(latest.current.content, given)) forget(latest.current.edited.name);
        setBase(next);
        setSaving({ is: 'saved' });
        latest.current.edited.onSaved?.(answer);
        if (!latest.current.edited.isDraft) setAttempts(0);
        return next;
      } catch (error) {
        const { refusals } = latest.current.edited;
        if (meet(error)) setSaving({ is: 'saved' });
        else if (isUnreachable(error)) setSaving({ is: 'unreachable' });
        else setSaving({ is: 'refused', problem: wordsOf(error, refusals) });
        throw error;
      }
    },
    [meet],
  );

  const save = useCallback(
    (given: unknown, version: number) => {
      const saved = saveNow(given, version).finally(() => {
        running.current = undefined;
      });
      running.current = saved;
      return saved;
    },
    [saveNow],
  );

  const waits = isDraft && dirty && !conflict && saving.is !== 'saving' && saving.is !== 'refused';
  useEffect(() => {
    if (!waits) return undefined;
    const timer = setTimeout(() => void save(content, base.version).catch(() => {}), pauseMs);
    return () => clearTimeout(timer);
  }, [waits, content, base, save]);

  // What was typed in the last second is saved when the editor is left.
  useEffect(
    () => () => {
      const { content: typed, base: from, edited: left } = latest.current;
      if (left.isDraft && !running.current && !same(typed, from.content)) {
        void save(typed, from.version).catch(() => {});
      }
    },
    [save],
  );

  const unreachable = saving.is === 'unreachable';
  useEffect(() => {
    if (!unreachable) return undefined;
    let wanted = true;
    void untilReachable().then(() => wanted && setSaving({ is: 'unsaved' }));
    return () => {
      wanted = false;
    };
  }, [unreachable]);

  // Before a page with text that nobody saved is closed, the browser asks.
  const isLost = dirty && !isDraft;
  useEffect(() => {
    if (!isLost) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isLost]);

  return {
    content,
    dirty,
    saving: dirty && saving.is === 'saved' ? ({ is: 'unsaved' } as const) : saving,
    conflict,
    merged,
    wasKept: kept !== undefined && dirty,
    attempts,
    version: base.version,
    change: useCallback((update: (before: unknown) => unknown) => {
      setContent(update);
      setSaving((before) => (before.is === 'refused' ? { is: 'unsaved' } : before));
    }, []),
    /** Saving or publishing was refused, or its problems were asked for. */
    attempt: () => setAttempts((count) => count + 1),
    meet,
    /** What is typed and what that is based on, once nothing is on its way. */
    settled: async () => {
      await running.current?.catch(() => {});
      const { content: typed, base: from } = latest.current;
      return { content: typed, version: from.version, dirty: !same(typed, from.content) };
    },
    /** The version under which the server has everything that is typed. */
    flush: async (): Promise<number> => {
      await running.current?.catch(() => {});
      const { content: typed, base: from } = latest.current;
      if (same(typed, from.content) && from.version > 0) return from.version;
      return (await save(typed, from.version)).version;
    },
    /** Both texts were seen: this is the one to go on with. */
    settle: (chosen: unknown) => {
      if (!conflict) return;
      setBase(conflict.theirs);
      setContent(chosen);
      setConflict(undefined);
      latest.current = { ...latest.current, content: chosen, base: conflict.theirs };
    },
    /** As the server has it now. */
    accept: (current: Detail) => {
      forget(name);
      const stored = contentOf(current);
      setContent(stored);
      setBase({ content: stored, version: current.version });
      latest.current = {
        ...latest.current,
        content: stored,
        base: { content: stored, version: current.version },
      };
      setConflict(undefined);
      setMerged(undefined);
      setSaving({ is: 'saved' });
      setAttempts(0);
    },
  };
}

/** With what an act of theirs changed of fields that nobody types. */
function withUntyped(
  mine: unknown,
  base: unknown,
  theirs: unknown,
  untyped: readonly string[] = [],
): unknown {
  const changed = untyped.filter((name) => !same(ownValue(base, name), ownValue(theirs, name)));
  const fields = changed.map((name) => [name, ownValue(theirs, name)]);
  return changed.length > 0 ? { ...(mine as object), ...Object.fromEntries(fields) } : mine;
}

function same(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

/** Text that the server has not stored yet. A reload of the tab keeps it. */
type KeptText = { content: unknown; base: Base };

const keyOf = (name: string) => `desk-text-${name}`;

function readKept(name: string): KeptText | undefined {
  try {
    const text = sessionStorage.getItem(keyOf(name));
    return text ? (JSON.parse(text) as KeptText) : undefined;
  } catch {
    // Storage may be switched off; then nothing was kept.
    return undefined;
  }
}

function keep(name: string, kept: KeptText) {
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify(kept));
  } catch {
    // Full or switched off: a draft is saved to the server as soon as it is reached.
  }
}

function forget(name: string) {
  try {
    sessionStorage.removeItem(keyOf(name));
  } catch {
    // Nothing was kept.
  }
}
