import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type ApiKey, type ApiScope, apiScopes } from '#domain/people/api-key.ts';
import { Badge } from '#ui/badge.tsx';
import { TextInput } from '#ui/text-field.tsx';
import { AskDialog, ShownOnce } from '#desk/kit/act-dialog.tsx';
import { ask } from '#desk/kit/api.ts';
import { SmallButton } from '#desk/kit/controls.tsx';
import { Unanswered } from '#desk/kit/loading.tsx';
import { Panel } from '#desk/kit/operations-page.tsx';
import { fullDate, fullTime } from '#desk/kit/times.ts';
import { deskWords } from '#desk/kit/words.ts';
import { RowButton } from './team.tsx';

const words = deskWords.people.apiKeys;
const { cancel, done } = deskWords.people.page;
const queryKey = ['people', 'api-keys'];

type Shown = 'make' | ApiKey | { name: string; key: string };

/** The keys of other systems, for administrators. */
export function ApiKeys() {
  const query = useQuery({ queryKey, queryFn: () => ask('GET /api-keys', {}) });
  const { data } = query;
  const [dialog, setDialog] = useState<Shown>();
  const close = () => setDialog(undefined);
  return (
    <Panel
      heading={words.title}
      aside={<SmallButton onClick={() => setDialog('make')}>{words.make}</SmallButton>}
    >
      <p className="text-muted">{words.about}</p>
      {!data && <Unanswered query={query} />}
      {data?.length === 0 && <p>{words.none}</p>}
      {data && data.length > 0 && (
        <ul className="divide-y divide-line rounded-md border border-line bg-surface">
          {data.map((key) => (
            <KeyRow key={key.id} apiKey={key} onRevoke={() => setDialog(key)} />
          ))}
        </ul>
      )}
      {dialog === 'make' && (
        <MakeKey onMade={(name, key) => setDialog({ name, key })} onClose={close} />
      )}
      {typeof dialog === 'object' && 'key' in dialog && (
        <ShownOnce
          heading={words.key(dialog.name)}
          about={words.keyAbout}
          text={dialog.key}
          copying={{ ...words, done }}
          onClose={close}
        />
      )}
      {typeof dialog === 'object' && 'id' in dialog && (
        <RevokeKey apiKey={dialog} onClose={close} />
      )}
    </Panel>
  );
}

function KeyRow({
  apiKey: { name, scopes, madeBy, madeAt, lastUsedAt, revokedAt },
  onRevoke,
}: {
  apiKey: ApiKey;
  onRevoke: () => void;
}) {
  const used = lastUsedAt ? `${words.lastUsed} ${fullTime(lastUsedAt)}` : words.neverUsed;
  return (
    <li className="flex items-center gap-3 py-2 pr-2 pl-4">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          <span className={revokedAt ? 'text-muted' : undefined}>{name}</span>
          {revokedAt && (
            <Badge>
              {words.revoked} {fullDate(revokedAt)}
            </Badge>
          )}
        </p>
        <p className="text-xs text-muted">
          {words.madeBy(madeBy)}, {fullDate(madeAt)} · {used}
        </p>
        <p className="font-mono text-xs text-muted">{scopes.join(' · ')}</p>
      </div>
      {!revokedAt && (
        <RowButton label={words.revokeNamed(name)} onClick={onRevoke}>
          {words.revoke}
        </RowButton>
      )}
    </li>
  );
}

/** `onMade` gets the key, which is shown once. */
function MakeKey({
  onMade,
  onClose,
}: {
  onMade: (name: string, key: string) => void;
  onClose: () => void;
}) {
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly ApiScope[]>([]);
  const toggle = (scope: ApiScope, allowed: boolean) =>
    setScopes((given) => (allowed ? [...given, scope] : given.filter((one) => one !== scope)));
  return (
    <AskDialog
      onClose={onClose}
      heading={words.make}
      act={() => ask('POST /api-keys', {}, { body: { name, scopes: [...scopes] } })}
      refusals={{ 'name-taken': words.nameTaken, 'not-possible': words.tooMany }}
      onDone={({ key }) => onMade(name, key)}
      renews={[queryKey]}
      label={words.makeButton}
      keepLabel={cancel}
    >
      <TextInput
        label={words.name}
        hint={words.nameHint}
        required
        maxLength={60}
        autoComplete="off"
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <fieldset className="grid gap-1">
        <legend className="mb-1 font-medium">{words.scopes}</legend>
        {apiScopes.map((scope, at) => (
          <label key={scope} className="flex min-h-9 items-center gap-3">
            <input
              type="checkbox"
              className="size-5 shrink-0 accent-signal"
              // One at least: the first is asked for as long as there is none.
              required={at === 0 && scopes.length === 0}
              checked={scopes.includes(scope)}
              onChange={(event) => toggle(scope, event.target.checked)}
            />
            {words.scopeNames[scope]}
          </label>
        ))}
      </fieldset>
    </AskDialog>
  );
}

function RevokeKey({ apiKey: { id, name }, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  return (
    <AskDialog
      onClose={onClose}
      heading={words.revokeQuestion(name)}
      act={() => ask('DELETE /api-keys/:id', { id })}
      done={words.revokedNamed(name)}
      renews={[queryKey]}
      label={words.revoke}
      keepLabel={cancel}
      danger
    >
      <p>{words.revokeAbout}</p>
    </AskDialog>
  );
}
