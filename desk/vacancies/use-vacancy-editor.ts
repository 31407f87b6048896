import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { storedFields } from '../../domain/vacancy/vacancy-document.ts';
import type { VacancyIssue } from '../../domain/vacancy/vacancy-issue.ts';
import type { VacancyAction, VacancyDetail } from '../../domain/work/vacancy-work.ts';
import { vacancyWords as words } from '../../messages/desk-words/vacancies.ts';
import { fillIn } from '../../messages/fill-in.ts';
import { ApiError } from '../shell/api.ts';
import { useAct } from '../shell/use-act.ts';
import { forget, readKept, type KeptDraft } from './kept-draft.ts';
import { useKeepDraft, type Base } from './use-keep-draft.ts';
import { useVacancyCheck } from './use-vacancy-check.ts';
import {
  changeVacancyState,
  issuesOf,
  restoreRevision,
  saveVacancy,
  vacanciesKey,
  vacancyKey,
} from './vacancy-api.ts';
import {
  draftOf,
  fittedDraft,
  mergedDraft,
  vacancyOf,
  type VacancyDraft,
} from './vacancy-draft.ts';

type Write = { write: () => Promise<VacancyDetail>; done: (saved: VacancyDetail) => string };

export type VacancyEditing = ReturnType<typeof useVacancyEditor>;

/** What is typed, what it is based on, and what became of saving it. */
export function useVacancyEditor(
  id: string,
  detail: VacancyDetail | undefined,
  start: VacancyDraft,
  /** Why publishing was refused right after a new vacancy was saved. */
  refusedFor?: readonly VacancyIssue[],
) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [kept, setKept] = useState(() => readKept(id));
  const [base, setBase] = useState(() => baseOf(kept, detail, start));
  const [draft, setDraft] = useState(kept ? fittedDraft(start, kept.draft) : start);
  const [conflict, setConflict] = useState<VacancyDetail>();
  /** After an attempt to save, fields that were never touched show their issues too. */
  const [attempted, setAttempted] = useState(refusedFor ? 1 : 0);

  const vacancy = vacancyOf(draft);
  const text = JSON.stringify(vacancy);
  const dirty = text !== JSON.stringify(vacancyOf(base.draft));
  const check = useVacancyCheck(detail?.id, text, refusedFor);
  useKeepDraft(id, { dirty, base, draft });

  const accept = (saved: VacancyDetail) => {
    forget(id);
    setKept(undefined);
    setConflict(undefined);
    const draft = draftOf(storedFields(saved));
    setBase({ version: saved.version, revision: saved.revision, draft });
    setDraft(draft);
    queries.setQueryData(vacancyKey(saved.id), saved);
    void queries.invalidateQueries({ queryKey: vacanciesKey });
  };

  const refused = (error: unknown) => {
    setAttempted((count) => count + 1);
    const issues = issuesOf(error);
    if (issues) check.set(issues);
    if (error instanceof ApiError && 'current' in error.body) setConflict(error.body.current);
  };

  const writing = useAct({
    act: ({ write }: Write) => write(),
    failure: 'shown',
    // The fields and the panel with both versions tell these.
    refusals: { invalid: '', unlawful: '', taken: '', stale: '' },
    done: (saved, { done }) => done(saved),
    onDone: (saved) => {
      accept(saved);
      if (!detail) void open(saved.id);
    },
    onRefused: refused,
  });

  const open = (savedId: string, refused?: readonly VacancyIssue[]) =>
    navigate(`/vacancies/${savedId}`, { replace: true, state: { refused } });

  const save = () => saveVacancy(id, base.version, vacancy);
  const merged =
    conflict && vacancyOf(mergedDraft(base.draft, draft, draftOf(storedFields(conflict))));

  return {
    draft,
    vacancy,
    dirty,
    isNew: detail === undefined,
    /** Never published: it may be incomplete, and is kept as it is. */
    isDraft: detail === undefined || detail.revision === 0,
    busy: writing.busy,
    failure: writing.problem,
    conflict,
    attempted,
    check,
    restoredAt: dirty ? kept?.keptAt : undefined,
    change: (update: (draft: VacancyDraft) => VacancyDraft) => setDraft(update),
    save: () => writing.act({ write: save, done: savedWords }),
    act: (action: VacancyAction) =>
      writing.act({
        write: async () => {
          // What was typed stays saved when publishing it is refused.
          const saved = dirty || !detail ? await save() : detail;
          if (saved !== detail) accept(saved);
          try {
            return await changeVacancyState(saved.id, saved.version, action);
          } catch (error) {
            if (!detail) await open(saved.id, issuesOf(error));
            throw error;
          }
        },
        done: () => words.done[action.do],
      }),
    restore: (from: number) =>
      writing.act({
        write: () => restoreRevision(id, detail!.version, from),
        done: ({ revision }) => fillIn(words.done.restore, { revision }),
      }),
    discard: () => {
      writing.reset();
      if (detail) accept(detail);
      else {
        forget(id);
        setKept(undefined);
        setDraft(start);
      }
    },
    takeTheirs: () => conflict && accept(conflict),
    /** Theirs with what was changed here. */
    merged,
    saveMerged: () =>
      conflict &&
      merged &&
      writing.act({
        write: () => saveVacancy(id, conflict.version, merged),
        done: savedWords,
      }),
  };
}

/** Changes kept in the browser are based on the revision that was present when they began. */
function baseOf(
  kept: KeptDraft | undefined,
  detail: VacancyDetail | undefined,
  start: VacancyDraft,
): Base & { draft: VacancyDraft } {
  if (!kept || !detail) {
    return { version: detail?.version, revision: detail?.revision, draft: start };
  }
  const { revision, version = revision } = kept;
  const earlier = detail.revisions.find((one) => one.revision === revision);
  return { version, revision, draft: earlier ? draftOf(storedFields(earlier)) : start };
}

function savedWords({ revision }: VacancyDetail): string {
  return revision === 0 ? words.savedDraft : fillIn(words.saved, { revision });
}
