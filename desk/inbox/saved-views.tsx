import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { InboxFilter } from '#domain/submissions/work.ts';
import { countText } from '#desk/kit/times.ts';
import { deskWords } from '#desk/kit/words.ts';
import { fillIn } from '#words/fill-in.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { TextInput } from '#ui/text-field.tsx';
import { AskDialog } from '#desk/kit/act-dialog.tsx';
import { ask } from '#desk/kit/api.ts';
import { quietLinkLook, Select } from '#desk/kit/controls.tsx';
import { useAct } from '#desk/kit/use-act.ts';
import { isUsual, searchOfView, viewOf } from './use-inbox.ts';

const words = deskWords.inbox.views;
const viewsKey = ['views'];

/** Lists with a name: one's own and those of others who share them. */
export function SavedViews({
  filter,
  onView,
}: {
  filter: InboxFilter;
  onView: (filter: InboxFilter) => void;
}) {
  const [saving, setSaving] = useState(false);
  const { data: views = [] } = useQuery({
    queryKey: viewsKey,
    queryFn: ({ signal }) => ask('GET /views', {}, { signal }),
    staleTime: 60_000,
  });
  const search = searchOfView(filter);
  const current = views.find((view) => view.search === search);
  const removing = useAct({
    act: (id: string) => ask('DELETE /views/:id', { id }),
    done: words.removed,
    renews: [viewsKey],
  });
  const labelOf = ({ name, count }: (typeof views)[number]) => `${name} (${countText(count)})`;
  return (
    <>
      {views.length > 0 && (
        <Select
          aria-label={words.label}
          value={current?.id ?? ''}
          onChange={(id) => {
            const chosen = views.find((view) => view.id === id);
            onView(viewOf(new URLSearchParams(chosen?.search ?? '')));
          }}
          options={[
            ['', words.none] as const,
            ...views.map((view) => [view.id, labelOf(view)] as const),
          ]}
          className="max-w-48"
        />
      )}
      {!current && !isUsual(filter) && (
        <button type="button" className={look} onClick={() => setSaving(true)}>
          {words.save}
        </button>
      )}
      {current?.own && (
        <button type="button" className={look} onClick={() => removing.act(current.id)}>
          {fillIn(words.remove, { name: current.name })}
        </button>
      )}
      {saving && <SaveDialog search={search} onClose={() => setSaving(false)} />}
    </>
  );
}

function SaveDialog({ search, onClose }: { search: string; onClose: () => void }) {
  const [name, setName] = useState('');
  const [shared, setShared] = useState(false);
  return (
    <AskDialog
      onClose={onClose}
      heading={words.save}
      act={() => ask('POST /views', {}, { body: { name, search, shared } })}
      done={words.saved}
      renews={[viewsKey]}
      label={words.keep}
    >
      <TextInput
        label={words.name}
        required
        maxLength={60}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <Checkbox
        label={words.shared}
        checked={shared}
        onChange={({ currentTarget }) => setShared(currentTarget.checked)}
      />
    </AskDialog>
  );
}

const look = `${quietLinkLook} whitespace-nowrap`;
