import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { knownLanguages, type Language } from '#domain/edition/language.ts';
import type { Passkey } from '#domain/people/person.ts';
import { type Preferences, preferredLanguage } from '#domain/people/preferences.ts';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextInput } from '#ui/text-field.tsx';
import { ActDialog, AskDialog } from '#desk/kit/act-dialog.tsx';
import { ask } from '#desk/kit/api.ts';
import { denseControlLook, SmallButton } from '#desk/kit/controls.tsx';
import { Problem, Unanswered } from '#desk/kit/loading.tsx';
import { Panel } from '#desk/kit/operations-page.tsx';
import { addKey, hasPasskeys, proposedLabel } from '#desk/kit/passkey.ts';
import { firm, sessionKey, usePerson, useSession } from '#desk/kit/session.ts';
import { fullDate, fullTime } from '#desk/kit/times.ts';
import { useAct } from '#desk/kit/use-act.ts';
import { deskWords } from '#desk/kit/words.ts';
import { ApiKeys } from './api-keys.tsx';
import { RowButton, Team } from './team.tsx';

const words = deskWords.people.page;
const settingsWords = deskWords.people.settings;

export function PeoplePage() {
  const isAdministrator = usePerson().role === 'administrator';
  return (
    <div className="page-width grid content-start gap-8 py-6">
      <h1 className="text-xl">{deskWords.kit.nav.people}</h1>
      <div className="grid gap-10 lg:grid-cols-[2fr_1fr]">
        <div className="grid content-start gap-10">
          <Team />
          {isAdministrator && <ApiKeys />}
        </div>
        <div className="grid content-start gap-10">
          <OwnSettings />
          <OwnKeys />
          <OwnSessions />
        </div>
      </div>
    </div>
  );
}

/** Where the person is signed in. */
function OwnSessions() {
  const query = useQuery({
    queryKey: ['people', 'own-sessions'],
    queryFn: () => ask('GET /sessions', {}),
  });
  const { data } = query;
  const end = useAct({
    act: (id: string) => ask('DELETE /sessions/:id', { id }),
    done: words.sessionEnded,
    renews: [['people', 'own-sessions']],
  });
  const { act, busy } = useAct({
    act: () => ask('POST /sign-out', {}, { body: { everywhere: true } }),
    onDone: () => window.location.assign('/desk/sign-in'),
  });
  return (
    <Panel heading={words.sessions}>
      <p className="text-muted">{words.sessionsAbout}</p>
      {!data && <Unanswered query={query} />}
      {data && (
        <ul className="divide-y divide-line rounded-md border border-line bg-surface">
          {data.map(({ id, browser, startedAt, lastSeenAt, isOwn }) => {
            const name = browser || words.unknownBrowser;
            return (
              <li key={id} className="flex items-center gap-3 py-2 pr-2 pl-4">
                <div className="min-w-0 flex-1">
                  <p className="font-medium">
                    {name} {isOwn && <span className="text-muted">({words.thisBrowser})</span>}
                  </p>
                  <p className="text-xs text-muted">
                    {words.signedInAt} {fullTime(startedAt)}, {words.lastSeen}{' '}
                    {fullTime(lastSeenAt)}
                  </p>
                </div>
                {!isOwn && (
                  <RowButton label={words.endSessionNamed(name)} onClick={() => end.act(id)}>
                    {words.endSession}
                  </RowButton>
                )}
              </li>
            );
          })}
        </ul>
      )}
      <SmallButton className="justify-self-start" disabled={busy} onClick={() => act()}>
        {words.everywhere}
      </SmallButton>
    </Panel>
  );
}

const selectLook = classNames(denseControlLook, 'appearance-none pr-9');
const zones = Intl.supportedValuesOf('timeZone').map((value) => ({ value, label: value }));
/** Each in its own words, for those who do not read the other. */
const languageNames: Record<Language, string> = { en: 'English', de: 'Deutsch' };
const languages = knownLanguages.map((value) => ({ value, label: languageNames[value] }));

/** How the person who is signed in wants the desk. */
function OwnSettings() {
  const { data: session } = useSession();
  return session ? <Settings preferences={session.preferences} /> : null;
}

function Settings({ preferences }: { preferences: Preferences }) {
  const [language, setLanguage] = useState(preferredLanguage(firm(), preferences));
  const [zone, setZone] = useState(preferences.zone ?? '');
  const [address, setAddress] = useState(preferences.morningMail ?? '');
  const wanted = { language, zone: zone || null, morningMail: address.trim() || null };
  const save = useAct({
    act: () => ask('PUT /preferences', {}, { body: wanted }),
    failure: 'shown',
    done: settingsWords.saved,
    renews: [sessionKey],
  });
  return (
    <Panel heading={settingsWords.heading}>
      <form
        className="grid justify-items-start gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          save.act();
        }}
      >
        <SelectField
          label={settingsWords.language}
          className={selectLook}
          options={languages}
          value={language}
          onChange={(event) => setLanguage(event.target.value as Language)}
        />
        <SelectField
          label={settingsWords.zone}
          className={selectLook}
          options={zones}
          placeholder={settingsWords.deviceZone}
          value={zone}
          onChange={(event) => setZone(event.target.value)}
        />
        <TextInput
          label={settingsWords.morningMail}
          className={denseControlLook}
          hint={settingsWords.morningMailHint}
          type="email"
          maxLength={254}
          autoComplete="email"
          value={address}
          onChange={(event) => setAddress(event.target.value)}
        />
        <Problem>{save.problem}</Problem>
        <SmallButton type="submit" disabled={save.busy}>
          {settingsWords.save}
        </SmallButton>
      </form>
    </Panel>
  );
}

/** The passkeys of the person who is signed in. */
function OwnKeys() {
  const query = useQuery({
    queryKey: ['people', 'own-keys'],
    queryFn: () => ask('GET /passkeys', {}),
  });
  const { data } = query;
  const [dialog, setDialog] = useState<'add' | Passkey>();
  const close = () => setDialog(undefined);
  return (
    <Panel heading={words.keys}>
      <p className="text-muted">{words.keysAbout}</p>
      {!data && <Unanswered query={query} />}
      {data && (
        <ul className="divide-y divide-line rounded-md border border-line bg-surface">
          {data.map((key) => (
            <li key={key.id} className="flex items-center gap-3 py-2 pr-2 pl-4">
              <Icon name="lock" className="size-4 shrink-0 text-accent" />
              <div className="min-w-0 flex-1">
                <p className="font-medium">{key.label}</p>
                <p className="text-xs text-muted">{usesOf(key)}</p>
              </div>
              {data.length > 1 && (
                <RowButton label={words.removeKeyNamed(key.label)} onClick={() => setDialog(key)}>
                  {words.removeKey}
                </RowButton>
              )}
            </li>
          ))}
        </ul>
      )}
      {hasPasskeys() && (
        <SmallButton className="justify-self-start" onClick={() => setDialog('add')}>
          {words.addKey}
        </SmallButton>
      )}
      {dialog === 'add' && <AddKey onClose={close} />}
      {typeof dialog === 'object' && <RemoveKey passkey={dialog} onClose={close} />}
    </Panel>
  );
}

function AddKey({ onClose }: { onClose: () => void }) {
  const [label, setLabel] = useState(proposedLabel);
  const add = useAct({
    act: () => addKey(label),
    failure: 'shown',
    done: words.keyAdded,
    onDone: onClose,
    renews: [['people']],
  });
  return (
    <ActDialog
      onClose={onClose}
      heading={words.addKey}
      act={add}
      label={add.busy ? deskWords.people.join.busy : words.addKeyButton}
    >
      <TextInput
        label={deskWords.people.fields.label}
        hint={deskWords.people.fields.labelHint}
        required
        maxLength={60}
        value={label}
        onChange={(event) => setLabel(event.target.value)}
      />
    </ActDialog>
  );
}

function RemoveKey({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  return (
    <AskDialog
      onClose={onClose}
      heading={words.removeKeyQuestion(passkey.label)}
      act={() => ask('DELETE /passkeys/:id', { id: passkey.id })}
      done={words.keyRemoved}
      renews={[['people']]}
      label={words.removeKey}
      keepLabel={words.cancel}
      danger
    >
      <p>{words.removeKeyAbout}</p>
    </AskDialog>
  );
}

function usesOf({ createdAt, lastUsedAt }: Passkey): string {
  const used = lastUsedAt ? `${words.lastUsed} ${fullDate(lastUsedAt)}` : words.neverUsed;
  return `${words.added} ${fullDate(createdAt)}, ${used}`;
}
