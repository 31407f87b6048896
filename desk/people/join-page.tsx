import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import type { Invitation } from '#domain/people/person.ts';
import { deskWords } from '#desk/kit/words.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextInput } from '#ui/text-field.tsx';
import { ask } from '#desk/kit/api.ts';
import { enterSession } from '#desk/kit/session.ts';
import { Entrance, Unsupported } from './sign-in-page.tsx';
import { join, hasPasskeys, proposedLabel } from '#desk/kit/passkey.ts';
import { refusalCode, wordsOf, useAct } from '#desk/kit/use-act.ts';

const words = deskWords.people.join;

export function JoinPage() {
  const { token = '' } = useParams();
  const { data, error, refetch } = useQuery({
    queryKey: ['join', token],
    queryFn: () => ask('GET /join/:token', { token }),
    staleTime: Infinity,
  });
  if (!hasPasskeys()) return <Unsupported />;
  if (data) return <JoinForm invitation={data} token={token} />;
  if (refusalCode(error) === 'gone') return <Gone />;
  return (
    <Entrance title={words.title} problem={error ? wordsOf(error) : undefined}>
      {error ? (
        <Button variant="secondary" onClick={() => void refetch()}>
          {deskWords.kit.retry}
        </Button>
      ) : (
        <div className="grid gap-3">
          <output className="sr-only">{deskWords.kit.loading}</output>
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-2/3" />
          <Skeleton className="h-12 w-full" />
        </div>
      )}
    </Entrance>
  );
}

function JoinForm({ invitation, token }: { invitation: Invitation; token: string }) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [name, setName] = useState('');
  const [label, setLabel] = useState(proposedLabel);
  const isFirst = invitation.name === '';
  const [gone, setGone] = useState(false);
  const { act, busy, problem } = useAct({
    act: () => join(token, label, isFirst ? name : undefined),
    failure: 'shown',
    onDone: (session) => {
      enterSession(queryClient, session);
      void navigate('/', { replace: true });
    },
    onRefused: (error) => setGone(refusalCode(error) === 'gone'),
  });
  if (gone) return <Gone />;
  return (
    <Entrance title={isFirst ? words.title : words.welcome(invitation.name)} problem={problem}>
      <form
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          act();
        }}
      >
        <p className="text-muted">
          {isFirst ? words.first : words.invitedAs(deskWords.people.roles[invitation.role])}{' '}
          {words.about}
        </p>
        {isFirst && (
          <TextInput
            label={deskWords.people.fields.name}
            hint={deskWords.people.fields.nameHint}
            required
            maxLength={100}
            autoComplete="name"
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        )}
        <TextInput
          label={deskWords.people.fields.label}
          hint={deskWords.people.fields.labelHint}
          required
          maxLength={60}
          value={label}
          onChange={(event) => setLabel(event.target.value)}
        />
        <Button type="submit" size="lg" aria-disabled={busy}>
          <Icon name="lock" />
          {busy ? words.busy : words.button}
        </Button>
        <p className="text-xs text-muted">{words.once}</p>
      </form>
    </Entrance>
  );
}

function Gone() {
  return (
    <Entrance title={words.gone}>
      <p className="text-muted">{words.goneAbout}</p>
      <Link to="/sign-in" className="font-medium text-accent underline underline-offset-4">
        {words.toSignIn}
      </Link>
    </Entrance>
  );
}
