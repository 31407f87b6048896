import { useState } from 'react';
import type { Erased, PersonData } from '#domain/privacy/person-data.ts';
import { deskWords } from '#desk/kit/words.ts';
import { TextField } from '#ui/text-field.tsx';
import { ActDialog } from '#desk/kit/act-dialog.tsx';
import { ask } from '#desk/kit/api.ts';
import { refusalCode } from '#desk/kit/problem-words.ts';
import { useAct } from '#desk/kit/use-act.ts';

const words = deskWords.privacy;

/** Asks for the address once more: an erasure cannot be undone. */
export function EraseDialog({
  person: { email, submissions, briefDrafts, roleAlerts, mandates },
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
  const erase = useAct({
    act: () =>
      ask(
        'POST /privacy/erase',
        {},
        {
          body: {
            email,
            confirmation: typed,
            submissions: submissions.map(({ id }) => id),
            briefDrafts,
            roleAlerts: roleAlerts.length,
            mandates: mandates.length,
          },
        },
      ),
    failure: 'notice',
    refusals: words.refusals,
    onDone: onErased,
    onRefused: (error) => {
      onClose();
      if (refusalCode(error) === 'stale') onStale();
    },
    renews: [[]],
  });
  const matches = typed.trim().toLowerCase() === email;
  const erased = submissions.filter(({ keptUntil }) => keptUntil === null);
  const files = erased.filter(({ file }) => file !== null).length;
  const kept = submissions.length - erased.length;
  return (
    <ActDialog
      open={open}
      onClose={onClose}
      heading={words.eraseHeading}
      keepLabel={words.keep}
      label={words.eraseNow}
      danger
      act={{
        ...erase,
        act: () => {
          setTried(true);
          if (matches) erase.act();
        },
      }}
    >
      <p>
        <strong>{email}</strong>: {words.eraseText(erased.length, files)}
      </p>
      {kept > 0 && <p>{words.keptText(kept)}</p>}
      {mandates.length > 0 && <p>{words.mandatesHint}</p>}
      <TextField
        label={words.confirmation}
        type="text"
        autoComplete="off"
        spellCheck={false}
        value={typed}
        error={tried && !matches ? words.notConfirmed : undefined}
        onChange={({ target }) => setTyped(target.value)}
      />
    </ActDialog>
  );
}
