import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { DocumentIssue } from '#domain/documents/document-issue.ts';
import { mergeContent, type MergeConflict } from '#domain/documents/merge-content.ts';
import type { DraftSaved, WebsiteDetail } from '#domain/documents/website-work.ts';
import { blankValue, type JsonSchema } from '#desk/editor/shape.ts';
import { ApiError, isUnreachable, untilReachable } from '#desk/kit/api.ts';
import { wordsOf } from '#desk/kit/use-act.ts';
import { forget, keep, readKept } from './kept-text.ts';
import { saveDraft, websiteKey } from './website-api.ts';

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
  theirs: { content: unknown; version: number };
};

export type Draft = ReturnType<typeof useDraft>;

/**
 * What is typed in a document. It is saved as a draft after a pause, kept in the tab until the
 * server has it, tried again when the connection comes back, and merged with what others saved.
 */
export function useDraft(detail: WebsiteDetail) {
  const client = useQueryClient();
  const { kind, id } = detail;
  const name = `${kind}/${id}`;
  const [kept] = useState(() => readKept(name));
  const [content, setContent] = useState(kept ? kept.content : contentOf(detail));
  const [base, setBase] = useState(kept ?? { base: contentOf(detail), version: detail.version });
  const [saving, setSaving] = useState<Saving>({ is: 'saved' });
  const [known, setKnown] = useState<Pick<DraftSaved, 'state' | 'issues' | 'title'>>(detail);
  const [conflict, setConflict] = useState<Conflict>();
  const [merged, setMerged] = useState<{ by: string; at: number }>();
  const [attempts, setAttempts] = useState(0);
  const running = useRef<Promise<number> | undefined>(undefined);
  const dirty = !same(content, base.base);
  /** What an act that has waited for a save goes on with: it began in an earlier rendering. */
  const latest = useRef({ content, base });
  useLayoutEffect(() => {
    latest.current = { content, base };
  }, [content, base]);

  useEffect(() => {
    if (dirty) keep(name, { content, base: base.base, version: base.version });
    else forget(name);
  }, [name, dirty, content, base]);

  /** Saves what is typed and answers with the version that it then has. */
  const save = useCallback(
    async (given: unknown, from: { base: unknown; version: number }): Promise<number> => {
      setSaving({ is: 'saving' });
      try {
        const saved = await saveDraft({ kind, id }, given, from.version);
        const next = { base: given, version: saved.version };
        latest.current = { ...latest.current, base: next };
        setBase(next);
        setKnown(saved);
        setSaving({ is: 'saved' });
        void client.invalidateQueries({ queryKey: [...websiteKey, 'list'] });
        return saved.version;
      } catch (error) {
        // With what was typed while the answer was on its way.
        const stale = conflictOf(error, from.base, latest.current.content);
        if (stale) {
          meet(stale);
          setSaving({ is: 'saved' });
        } else if (isUnreachable(error)) {
          setSaving({ is: 'unreachable' });
        } else {
          setSaving({ is: 'refused', problem: wordsOf(error) });
        }
        throw error;
      }

      function meet(stale: Conflict) {
        if (stale.conflicts.length > 0) return setConflict(stale);
        // Nothing overlaps: both are kept without a question.
        setBase({ base: stale.theirs.content, version: stale.theirs.version });
        setContent(stale.content);
        setMerged({ by: stale.by, at: stale.at });
      }
    },
    [client, kind, id],
  );

  const saveOnce = useCallback(
    (given: unknown, from: { base: unknown; version: number }) => {
      const saved = save(given, from).finally(() => {
        running.current = undefined;
      });
      running.current = saved;
      return saved;
    },
    [save],
  );

  const waits = dirty && !conflict && saving.is !== 'saving' && saving.is !== 'refused';
  useEffect(() => {
    if (!waits) return undefined;
    let wanted = true;
    const tries = () => wanted && void saveOnce(content, base).catch(() => {});
    const timer = setTimeout(tries, pauseMs);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [waits, content, base, saveOnce]);

  useEffect(() => {
    if (saving.is !== 'unreachable') return undefined;
    let wanted = true;
    void untilReachable().then(() => wanted && setSaving({ is: 'unsaved' }));
    return () => {
      wanted = false;
    };
  }, [saving.is]);

  return {
    content,
    dirty,
    saving: dirty && saving.is === 'saved' ? ({ is: 'unsaved' } as const) : saving,
    ...known,
    conflict,
    merged,
    wasKept: kept !== undefined,
    attempts,
    version: base.version,
    change: useCallback((update: (before: unknown) => unknown) => {
      setContent(update);
      setSaving((before) => (before.is === 'refused' ? { is: 'unsaved' } : before));
    }, []),
    /** Publishing was refused, or its problems were asked for. */
    attempt: (issues?: DocumentIssue[]) => {
      setAttempts((count) => count + 1);
      if (issues) setKnown((before) => ({ ...before, issues }));
    },
    /** The version of a draft that the server has completely. */
    flush: async (): Promise<number> => {
      await running.current?.catch(() => {});
      const { content: typed, base: from } = latest.current;
      return same(typed, from.base) ? from.version : saveOnce(typed, from);
    },
    /** Both texts were seen: this is the one to go on with. */
    settle: (chosen: unknown) => {
      if (!conflict) return;
      setBase({ base: conflict.theirs.content, version: conflict.theirs.version });
      setContent(chosen);
      setConflict(undefined);
    },
    /** The document as the server has it now. */
    accept: (current: WebsiteDetail) => {
      forget(name);
      setContent(contentOf(current));
      setBase({ base: contentOf(current), version: current.version });
      setKnown(current);
      setConflict(undefined);
      setMerged(undefined);
      setSaving({ is: 'saved' });
      setAttempts(0);
    },
  };
}

/** The draft, or what is published while there is none, or nothing but empty fields. */
function contentOf({ draft, published, schema }: WebsiteDetail): unknown {
  return (draft ?? published)?.content ?? blankValue(schema as JsonSchema);
}

function conflictOf(error: unknown, base: unknown, mine: unknown): Conflict | undefined {
  if (!(error instanceof ApiError) || error.body.error !== 'changed-meanwhile') return undefined;
  const { by, at, current } = error.body;
  const theirs = { content: contentOf(current), version: current.version };
  return { by, at, theirs, ...mergeContent(base, mine, theirs.content) };
}

function same(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
