import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { mergeContent } from '#domain/documents/merge-content.ts';
import { storedFields } from '#domain/vacancies/vacancy-document.ts';
import type { VacancyIssue } from '#domain/vacancies/vacancy-issue.ts';
import type { VacancyAction, VacancyDetail } from '#domain/vacancies/vacancy-work.ts';
import { deskWords } from '#desk/kit/words.ts';
import { fillIn } from '#words/fill-in.ts';
import { ApiError } from '#desk/kit/api.ts';
import { useAct } from '#desk/kit/use-act.ts';
import { forget, readKept } from './kept-draft.ts';
import { useKeepDraft } from './use-keep-draft.ts';
import { useVacancyCheck } from './use-vacancy-check.ts';
import {
  changeVacancyState,
  discardVacancy,
  issuesOf,
  restoreRevision,
  saveVacancy,
  vacanciesKey,
  vacancyKey,
} from './vacancy-api.ts';
import { fieldsOf, type VacancyFields } from './vacancy-fields.ts';

const words = deskWords.vacancies;

type Write = { write: () => Promise<VacancyDetail>; done: (saved: VacancyDetail) => string };

export type VacancyEditing = ReturnType<typeof useVacancyEditor>;

/** What is typed, what it is based on, and what became of saving it. */
export function useVacancyEditor(
  id: string,
  detail: VacancyDetail | undefined,
  start: VacancyFields,
  /** Why publishing was refused right after a new vacancy was saved. */
  refusedFor?: readonly VacancyIssue[],
) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [kept, setKept] = useState(() => readKept(id));
  const [{ version, base }, setBase] = useState(kept ?? { version: detail?.version, base: start });
  const [fields, setFields] = useState(kept?.fields ?? start);
  const [conflict, setConflict] = useState<VacancyDetail>();
  /** After an attempt to save or publish, fields that were never touched show their issues too. */
  const [attempts, setAttempts] = useState(refusedFor ? 1 : 0);

  const text = JSON.stringify(fields);
  const dirty = text !== JSON.stringify(base);
  // Nothing is typed: what a colleague saved meanwhile is what is shown, and what is published.
  if (detail && !dirty && version !== undefined && version < detail.version) {
    setBase({ version: detail.version, base: start });
    setFields(start);
  }
  const check = useVacancyCheck(detail?.id, text, refusedFor);
  useKeepDraft(id, dirty, { version, base, fields });

  const accept = (saved: VacancyDetail) => {
    forget(id);
    setKept(undefined);
    setConflict(undefined);
    const stored = fieldsOf(storedFields(saved));
    setBase({ version: saved.version, base: stored });
    setFields(stored);
    queries.setQueryData(vacancyKey(saved.id), saved);
    void queries.invalidateQueries({ queryKey: vacanciesKey });
  };

  const refused = (error: unknown) => {
    setAttempts((count) => count + 1);
    const issues = issuesOf(error);
    if (issues) check.set(issues);
    if (error instanceof ApiError && error.body.error === 'stale' && 'current' in error.body) {
      setConflict(error.body.current);
    }
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

  const discarding = useAct({
    act: () => discardVacancy(id, version!),
    failure: 'notice',
    refusals: { invalid: deskWords.vacancies.law.report.discard },
    done: words.draftDiscarded,
    onDone: async () => {
      forget(id);
      void queries.invalidateQueries({ queryKey: vacanciesKey });
      await navigate('/vacancies');
      queries.removeQueries({ queryKey: vacancyKey(id) });
    },
    onRefused: refused,
  });

  const save = () => saveVacancy(id, version, fields);

  return {
    fields,
    dirty,
    isNew: detail === undefined,
    /** Never published: it may be incomplete, and is kept as it is. */
    isDraft: detail === undefined || detail.revision === 0,
    busy: writing.busy || discarding.busy,
    failure: writing.problem,
    attempts,
    attempt: () => setAttempts((count) => count + 1),
    check,
    restoredAt: dirty ? kept?.keptAt : undefined,
    change: setFields,
    /** The vacancy as another act left it. */
    accept,
    save: () => writing.act({ write: save, done: savedWords }),
    act: (action: VacancyAction) =>
      writing.act({
        write: async () => {
          // What was typed stays saved when publishing it is refused.
          const saved = dirty || version === undefined ? await save() : undefined;
          if (saved) accept(saved);
          const shown = saved ?? { id, version: version! };
          try {
            return await changeVacancyState(shown.id, shown.version, action);
          } catch (error) {
            if (!detail) await open(shown.id, issuesOf(error));
            throw error;
          }
        },
        done: () => words.done[action.do],
      }),
    restore: (from: number) =>
      writing.act({
        write: () => restoreRevision(id, version!, from),
        done: ({ revision }) => fillIn(words.done.restore, { revision }),
      }),
    /** Of one that was saved and never published. */
    discardDraft: () => discarding.act(),
    /** What was typed since it was saved. */
    discard: () => {
      writing.reset();
      if (detail) accept(detail);
      else {
        forget(id);
        setKept(undefined);
        setFields(start);
      }
    },
    conflict: conflict && { current: conflict, merged: mergedWith(conflict, base, fields) },
    /** Both versions were seen: this is the one to save. */
    settle: (chosen: unknown) =>
      conflict &&
      writing.act({
        write: () => saveVacancy(id, conflict.version, fieldsOf(chosen as object)),
        done: savedWords,
      }),
  };
}

/** The state is theirs either way: an edit does not publish or close. */
function mergedWith(conflict: VacancyDetail, base: VacancyFields, mine: VacancyFields) {
  const theirs = fieldsOf(storedFields(conflict));
  const { state } = theirs;
  return mergeContent({ ...base, state }, { ...mine, state }, theirs);
}

function savedWords({ revision }: VacancyDetail): string {
  return revision === 0 ? words.savedDraft : fillIn(words.saved, { revision });
}
