import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Erased, PersonData } from '../../domain/work/privacy.ts';
import { privacyWords as words } from '../../messages/desk-words/privacy.ts';
import { TextField } from '../../ui/text-field.tsx';
import { notifyRefusal } from '../shell/action-failure.ts';
import { ApiError, request } from '../shell/api.ts';
import { ConfirmDialog } from '../shell/confirm-dialog.tsx';

/** Asks for the address once more: an erasure cannot be undone. */
export function EraseDialog({
  person: { email, submissions },
  open,
  onClose,
  onStale,
  onErased,
}: {
  person: PersonData;
  open: boolean;
  onClose: () => void;
  onStale: () => void;
  onErased: (erased: Erased) => void;
}) {
  const [typed, setTyped] = useState('');
  const [tried, setTried] = useState(false);
  const queryClient = useQueryClient();
  const erase = useMutation({
    mutationFn: () =>
      request<Erased>('POST', '/privacy/erase', {
        email,
        confirmation: typed,
        submissions: submissions.map(({ id }) => id),
      }),
    onSuccess: async (outcome) => {
      onErased(outcome);
      await queryClient.invalidateQueries();
    },
    onError: (error) => {
      onClose();
      notifyRefusal(error, words.refusals);
      if (error instanceof ApiError && error.body.error === 'stale') onStale();
    },
  });
  const matches = typed.trim().toLowerCase() === email;
  const files = submissions.filter(({ file }) => file !== null).length;
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      heading={words.eraseHeading}
      keepLabel={words.keep}
      confirmLabel={words.eraseNow}
      disabled={erase.isPending}
      onConfirm={() => {
        setTried(true);
        if (matches) erase.mutate();
      }}
    >
      <p>
        <strong>{email}</strong>: {words.eraseText(submissions.length, files)}
      </p>
      <TextField
        label={words.confirmation}
        type="text"
        autoComplete="off"
        spellCheck={false}
        value={typed}
        error={tried && !matches ? words.notConfirmed : undefined}
        onChange={({ target }) => setTyped(target.value)}
      />
    </ConfirmDialog>
  );
}
