import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { mergeContent, type MergeConflict } from '#domain/documents/merge-content.ts';
import type { OwnRefusals } from '#words/desk/kit.en.ts';
import { isUnreachable, untilReachable } from '#desk/kit/api.ts';
import { useLeaveWarning } from '#desk/kit/browser-state.ts';
import { keepText, keptText } from '#desk/kit/kept.ts';
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
export type DraftConflict = {
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

/** What is typed, what it is based on, and what became of it. */
type State = {
  content: unknown;
  base: Base;
  saving: Saving;
  conflict: DraftConflict | undefined;
  merged: { by: string; at: number } | undefined;
  /** How often saving or publishing was refused, or its problems were asked for. */
  attempts: number;
};

/**
 * What is typed in a document, an advert or a mandate. It is kept in the tab until the server has
 * it, and merged with what others saved. A draft is saved by itself, and again when the connection
 * comes back.
 */
export function useEditing<Detail extends Version, Saved extends Version>(
  detail: Detail,
  edited: Edited<Detail, Saved>,
) {
  const [editing] = useState(() => createEditing(detail, edited));
  useLayoutEffect(() => editing.follow(edited));
  useEffect(() => editing.enter(), [editing]);
  const shown = useSyncExternalStore(editing.subscribe, editing.shown);
  useLeaveWarning(shown.dirty && !edited.isDraft);
  return { ...editing, ...shown };
}

/** Outside of React: what it waits for goes on whichever rendering began it. */
export function createEditing<Detail extends Version, Saved extends Version>(
  detail: Detail,
  given: Edited<Detail, Saved>,
) {
  let edited = given;
  const { name, isDraft } = edited;
  const kept = readKept(name);
  const baseOf = (one: Detail): Base => ({ content: edited.contentOf(one), version: one.version });
  const base = kept?.base ?? baseOf(detail);
  let state: State = {
    content: kept ? kept.content : base.content,
    base,
    saving: { is: 'saved' },
    conflict: undefined,
    merged: undefined,
    attempts: 0,
  };
  let shown = shownOf(state);
  let isOpen = false;
  let running: Promise<Base> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  function shownOf({ base: { content, version }, ...rest }: State) {
    const dirty = !same(rest.content, content);
    const saving: Saving = dirty && rest.saving.is === 'saved' ? { is: 'unsaved' } : rest.saving;
    return { ...rest, dirty, saving, version, wasKept: kept !== undefined && dirty };
  }

  function become(changed: Partial<State>) {
    state = { ...state, ...changed };
    shown = shownOf(state);
    // Full or switched off: a draft is saved to the server as soon as it is reached.
    const { content, base: from } = state;
    keepText(keyOf(name), shown.dirty ? JSON.stringify({ content, base: from }) : null, tab);
    saveSoon();
    for (const changedState of listeners) changedState();
  }

  function saveSoon() {
    clearTimeout(timer);
    const isHeld = state.conflict || state.saving.is === 'saving' || state.saving.is === 'refused';
    if (!isOpen || !isDraft || !shown.dirty || isHeld) return;
    timer = setTimeout(() => void save().catch(() => {}), pauseMs);
  }

  function save(): Promise<Base> {
    running = saveNow(state.content, state.base.version).finally(() => {
      running = undefined;
    });
    return running;
  }

  async function saveNow(content: unknown, version: number): Promise<Base> {
    become({ saving: { is: 'saving' } });
    try {
      const answer = await edited.save(content, version);
      const saved = { content, version: answer.version };
      become({ base: saved, saving: { is: 'saved' }, ...(!isDraft && { attempts: 0 }) });
      edited.onSaved?.(answer);
      return saved;
    } catch (error) {
      if (meet(error)) become({ saving: { is: 'saved' } });
      else if (isUnreachable(error)) {
        become({ saving: { is: 'unreachable' } });
        void untilReachable().then(
          () => state.saving.is === 'unreachable' && become({ saving: { is: 'unsaved' } }),
        );
      } else become({ saving: { is: 'refused', problem: wordsOf(error, edited.refusals) } });
      throw error;
    }
  }

  /** Whether it was refused because somebody else saved: then both are put together. */
  function meet(error: unknown): boolean {
    const stale = edited.staleOf(error);
    if (!stale) return false;
    const { by, at } = stale;
    const { content: mine, base: from } = state;
    const theirs = baseOf(stale.current);
    const typed = withUntyped(mine, from.content, theirs.content, edited.untyped);
    const both = mergeContent(from.content, typed, theirs.content);
    if (both.conflicts.length > 0 || !isDraft) become({ conflict: { by, at, theirs, ...both } });
    // Nothing overlaps: both are kept without a question.
    else become({ base: theirs, content: both.content, merged: { by, at } });
    return true;
  }

  return {
    shown: () => shown,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** The callbacks of the present rendering. */
    follow: (next: Edited<Detail, Saved>) => {
      edited = next;
    },
    /** What was typed in the last second is saved when the editor is left. */
    enter: () => {
      isOpen = true;
      saveSoon();
      return () => {
        isOpen = false;
        clearTimeout(timer);
        if (isDraft && !running && shown.dirty) void save().catch(() => {});
      };
    },
    change: (update: (before: unknown) => unknown) => {
      const saving: Saving = state.saving.is === 'refused' ? { is: 'unsaved' } : state.saving;
      become({ content: update(state.content), saving });
    },
    attempt: () => become({ attempts: state.attempts + 1 }),
    meet,
    /**
     * What is typed and what that is based on, once nothing is on its way: for an act that takes it
     * along. A save meanwhile would name the version that the act ends.
     */
    settled: async () => {
      await running?.catch(() => {});
      // Who waited for that one before has begun the next.
      await running?.catch(() => {});
      clearTimeout(timer);
      return shown;
    },
    /** The version under which the server has everything that is typed. */
    flush: async (): Promise<number> => {
      await running?.catch(() => {});
      return shown.dirty || shown.version === 0 ? (await save()).version : shown.version;
    },
    /** Both texts were seen: this is the one to go on with. */
    settle: (chosen: unknown) => {
      if (!state.conflict) return;
      become({ base: state.conflict.theirs, content: chosen, conflict: undefined });
    },
    /** As the server has it now. */
    accept: (current: Detail) => {
      const stored = baseOf(current);
      become({
        content: stored.content,
        base: stored,
        conflict: undefined,
        merged: undefined,
        saving: { is: 'saved' },
        attempts: 0,
      });
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

/** A reload of the tab keeps what the server has not stored yet. */
const tab = 'sessionStorage';
const keyOf = (name: string) => `desk-text-${name}`;

function readKept(name: string): { content: unknown; base: Base } | undefined {
  const text = keptText(keyOf(name), tab);
  return text ? (JSON.parse(text) as { content: unknown; base: Base }) : undefined;
}
