import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { deskWords } from '#desk/kit/words.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { enterSession } from '#desk/kit/session.ts';
import { Entrance } from './entrance.tsx';
import { hasPasskeys, signIn } from '#desk/kit/passkey.ts';
import { useAct } from '#desk/kit/use-act.ts';
import { Unsupported } from './unsupported.tsx';

const words = deskWords.people.signIn;

export function SignInPage() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { state } = useLocation() as { state: { ended?: boolean } | null };
  const { act, busy, problem } = useAct({
    act: signIn,
    failure: 'shown',
    onDone: (session) => {
      enterSession(queryClient, session);
      void navigate(addressWithin(search.get('to')), { replace: true });
    },
  });
  if (!hasPasskeys()) return <Unsupported />;
  return (
    <Entrance title={words.title} problem={problem}>
      {state?.ended && <p className="font-medium">{words.ended}</p>}
      <p className="text-muted">{words.about}</p>
      <Button size="lg" aria-disabled={busy} onClick={() => act()}>
        <Icon name="lock" />
        {busy ? words.busy : words.button}
      </Button>
      <p className="text-xs text-muted">{words.lost}</p>
    </Entrance>
  );
}

/** Only an address of the desk: a link from elsewhere must not lead to another site. */
function addressWithin(to: string | null): string {
  return to && /^\/(?![/\\])/.test(to) ? to : '/';
}
