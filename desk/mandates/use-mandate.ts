import type { MandateFacts } from '#domain/mandates/mandate.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { mergeContent } from '#domain/documents/merge-content.ts';
import type { MandateDetail } from '#domain/mandates/mandate-work.ts';
import { deskWords } from '#desk/kit/words.ts';
import { ApiError, ask } from '#desk/kit/api.ts';
import { useAct } from '#desk/kit/use-act.ts';
import { issuesIn } from './facts-editor.tsx';

const words = deskWords.mandates;

export const mandateKey = (id: string) => ['mandate', id];

type Edited = { facts: unknown; owner: string | null };

/** What is typed of a mandate, what it is based on, and what became of saving it. */
export function useMandate(detail: MandateDetail) {
  const client = useQueryClient();
  const [base, setBase] = useState({ version: detail.version, ...editedOf(detail) });
  const [edited, setEdited] = useState<Edited>(editedOf(detail));
  const [conflict, setConflict] = useState<MandateDetail>();
  const [attempts, setAttempts] = useState(0);
  const { version, ...basis } = base;
  const dirty = JSON.stringify(edited) !== JSON.stringify(basis);

  const accept = (saved: MandateDetail) => {
    setConflict(undefined);
    setAttempts(0);
    setBase({ version: saved.version, ...editedOf(saved) });
    setEdited(editedOf(saved));
    client.setQueryData(mandateKey(saved.id), saved);
  };
  const saving = useAct({
    act: ({ facts, ...given }: Edited & { version: number }) =>
      // As typed: the server judges it.
      ask(
        'PUT /mandates/:id',
        { id: detail.id },
        { body: { ...given, facts: facts as MandateFacts } },
      ),
    failure: 'shown',
    // The panel with both versions tells it.
    refusals: { 'mandate-stale': '', invalid: words.incomplete },
    done: words.saved,
    onDone: accept,
    onRefused: (error) => {
      setAttempts((count) => count + 1);
      if (error instanceof ApiError && error.body.error === 'mandate-stale') {
        setConflict(error.body.current);
      }
    },
    renews: [['mandates'], ['mandate-dates'], ['inbox']],
  });

  return {
    ...edited,
    dirty,
    attempts,
    busy: saving.busy,
    problem: saving.problem,
    change: useCallback(
      (update: (before: unknown) => unknown) =>
        setEdited((before) => ({ ...before, facts: update(before.facts) })),
      [],
    ),
    changeOwner: (owner: string | null) => setEdited((before) => ({ ...before, owner })),
    save: () => {
      if (issuesIn(edited.facts).length > 0) return setAttempts((count) => count + 1);
      saving.act({ version, ...edited });
    },
    conflict: conflict && {
      current: conflict,
      merged: mergeContent(basis, edited, editedOf(conflict)),
    },
    /** Both versions were seen: this is the one to save. */
    settle: (chosen: unknown) =>
      conflict && saving.act({ version: conflict.version, ...(chosen as Edited) }),
  };
}

function editedOf({ facts, owner }: MandateDetail): Edited {
  return { facts, owner };
}
