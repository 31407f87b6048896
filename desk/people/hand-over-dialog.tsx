import { useState } from 'react';
import type { PersonDetail } from '#domain/people/person.ts';
import { deskWords } from '#desk/kit/words.ts';
import { ActDialog } from '#desk/kit/act-dialog.tsx';
import { ask } from '#desk/kit/api.ts';
import { Select } from '#desk/kit/select.tsx';
import { useAct } from '#desk/kit/use-act.ts';

const words = deskWords.people.page;

/** All open work of somebody who is away goes to one colleague. */
export function HandOverDialog({
  person: { id, name },
  people,
  onClose,
}: {
  person: PersonDetail;
  people: readonly PersonDetail[];
  onClose: () => void;
}) {
  const others = people.filter((one) => one.id !== id);
  const [to, setTo] = useState(others[0]?.id ?? '');
  const handing = useAct({
    act: () => ask('POST /people/:id/hand-over', { id }, { body: { to } }),
    failure: 'shown',
    done: words.handedOver,
    onDone: onClose,
    renews: [['people'], ['inbox'], ['mandates']],
  });
  return (
    <ActDialog
      onClose={onClose}
      heading={words.handOverNamed(name)}
      act={handing}
      label={words.handOver}
      keepLabel={words.cancel}
    >
      <p>{words.handOverAbout}</p>
      <label className="grid gap-1">
        <span className="text-xs font-semibold">{words.handOverTo}</span>
        <Select
          look="field"
          value={to}
          onChange={setTo}
          options={others.map((one) => [one.id, one.name] as const)}
        />
      </label>
    </ActDialog>
  );
}
