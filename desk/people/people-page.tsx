import { deskWords } from '#desk/kit/words.ts';
import { Button } from '#ui/button.tsx';
import { ask } from '#desk/kit/api.ts';
import { OwnKeys } from './own-keys.tsx';
import { OwnSettings } from './own-settings.tsx';
import { Team } from './team.tsx';
import { useAct } from '#desk/kit/use-act.ts';

const words = deskWords.people.page;

export function PeoplePage() {
  return (
    <div className="page-width grid content-start gap-8 py-6">
      <h1 className="text-xl">{words.title}</h1>
      <div className="grid gap-10 lg:grid-cols-[3fr_2fr]">
        <Team />
        <div className="grid content-start gap-10">
          <OwnSettings />
          <OwnKeys />
          <SignOutEverywhere />
        </div>
      </div>
    </div>
  );
}

function SignOutEverywhere() {
  const { act, busy } = useAct({
    act: () => ask('POST /sign-out', {}, { body: { everywhere: true } }),
    failure: 'notice',
    onDone: () => window.location.assign('/desk/sign-in'),
  });
  return (
    <section aria-labelledby="everywhere" className="grid justify-items-start gap-3">
      <h2 id="everywhere" className="text-lg">
        {words.everywhere}
      </h2>
      <p className="text-muted">{words.everywhereAbout}</p>
      <Button variant="secondary" disabled={busy} onClick={() => act()}>
        {words.everywhere}
      </Button>
    </section>
  );
}
