import type { MandateFacts } from '#domain/mandates/mandate.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { MandateDetail } from '#domain/mandates/mandate-work.ts';
import { deskWords } from '#desk/kit/words.ts';
import { useEditing } from '#desk/editor/use-editing.ts';
import { ApiError, ask } from '#desk/kit/api.ts';
import { useAct } from '#desk/kit/use-act.ts';
import { issuesIn } from './facts-editor.tsx';

const words = deskWords.mandates;

export const mandateKey = (id: string) => ['mandate', id];

/** As typed: the server judges it. */
type Edited = { facts: MandateFacts; owner: string | null };

/** What is typed of a mandate. It has no draft: what is saved counts. */
export function useMandate(detail: MandateDetail) {
  const client = useQueryClient();
  const { id } = detail;
  const editing = useEditing<MandateDetail, MandateDetail>(detail, {
    name: `mandate/${id}`,
    isDraft: false,
    contentOf: ({ facts, owner }): Edited => ({ facts, owner }),
    save: (content, version) =>
      ask('PUT /mandates/:id', { id }, { body: { version, ...(content as Edited) } }),
    staleOf: (error) => {
      const body = error instanceof ApiError ? error.body : undefined;
      if (body?.error !== 'mandate-stale') return undefined;
      const { current } = body;
      return { by: current.changedBy, at: current.changedAt, current };
    },
    refusals: { invalid: words.incomplete },
    onSaved: (saved) => client.setQueryData(mandateKey(id), saved),
  });
  const { change, attempt, settle } = editing;
  const saving = useAct({
    act: () => editing.flush(),
    // The messages of the editor tell it.
    failure: 'shown',
    done: words.saved,
    onRefused: attempt,
    renews: [['mandates'], ['mandate-dates'], ['inbox']],
  });
  const edited = editing.content as Edited;
  return {
    ...editing,
    ...edited,
    busy: saving.busy,
    changeFacts: useCallback(
      (update: (before: unknown) => unknown) =>
        change((before) => ({
          ...(before as Edited),
          facts: update((before as Edited).facts) as MandateFacts,
        })),
      [change],
    ),
    changeOwner: (owner: string | null) => change((before) => ({ ...(before as Edited), owner })),
    save: () => (issuesIn(edited.facts).length > 0 ? attempt() : saving.act()),
    /** Both versions were seen: this is the one to save. */
    saveSettled: (chosen: unknown) => {
      settle(chosen);
      saving.act();
    },
  };
}
