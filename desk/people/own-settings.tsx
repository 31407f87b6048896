import { useState } from 'react';
import { knownLanguages, type Language } from '#domain/edition/language.ts';
import { preferredLanguage, type Preferences } from '#domain/people/preferences.ts';
import { deskWords } from '#desk/kit/words.ts';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { ask } from '#desk/kit/api.ts';
import { Problem } from '#desk/kit/problem.tsx';
import { sessionKey, useSession } from '#desk/kit/session.ts';
import { useAct } from '#desk/kit/use-act.ts';

const words = deskWords.people.settings;
const zones = Intl.supportedValuesOf('timeZone').map((value) => ({ value, label: value }));
/** Each in its own words, for those who do not read the other. */
const languageNames: Record<Language, string> = { en: 'English', de: 'Deutsch' };
const languages = knownLanguages.map((value) => ({ value, label: languageNames[value] }));

/** How the person who is signed in wants the desk. */
export function OwnSettings() {
  const { data: session } = useSession();
  return session ? <Settings preferences={session.preferences} /> : null;
}

function Settings({ preferences }: { preferences: Preferences }) {
  const [language, setLanguage] = useState(preferredLanguage(preferences));
  const [zone, setZone] = useState(preferences.zone ?? '');
  const [address, setAddress] = useState(preferences.morningMail ?? '');
  const wanted = { language, zone: zone || null, morningMail: address.trim() || null };
  const save = useAct({
    act: () => ask('PUT /preferences', {}, { body: wanted }),
    failure: 'shown',
    done: words.saved,
    renews: [sessionKey],
  });
  return (
    <section aria-labelledby="own-settings">
      <form
        className="grid justify-items-start gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          save.act();
        }}
      >
        <h2 id="own-settings" className="text-lg">
          {words.heading}
        </h2>
        <SelectField
          label={words.language}
          options={languages}
          value={language}
          onChange={(event) => setLanguage(event.target.value as Language)}
        />
        <SelectField
          label={words.zone}
          options={zones}
          placeholder={words.deviceZone}
          value={zone}
          onChange={(event) => setZone(event.target.value)}
        />
        <TextField
          label={words.morningMail}
          hint={words.morningMailHint}
          type="email"
          maxLength={254}
          autoComplete="email"
          value={address}
          onChange={(event) => setAddress(event.target.value)}
        />
        <Problem>{save.problem}</Problem>
        <Button variant="secondary" type="submit" disabled={save.busy}>
          {words.save}
        </Button>
      </form>
    </section>
  );
}
