import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import type { Invitation, Session } from '../../domain/work/person.ts';
import { peopleWords } from '../../messages/desk-words/people.ts';
import { shellWords } from '../../messages/desk-words/shell.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { ApiError, request } from '../shell/api.ts';
import { enterSession } from '../shell/session.ts';
import { Entrance } from './entrance.tsx';
import { addKey, hasPasskeys, problemOf, proposedLabel } from './passkey.ts';
import { Unsupported } from './unsupported.tsx';

const words = peopleWords.join;

export function JoinPage() {
  const { token = '' } = useParams();
  const address = `/join/${encodeURIComponent(token)}`;
  const { data, error, refetch } = useQuery({
    queryKey: ['join', token],
    queryFn: () => request<Invitation>('GET', address),
    staleTime: Infinity,
  });
  if (!hasPasskeys()) return <Unsupported />;
  if (data) return <JoinForm invitation={data} address={address} />;
  if (error instanceof ApiError && error.status === 410) return <Gone />;
  return (
    <Entrance title={words.title} problem={error ? problemOf(error) : undefined}>
      {error ? (
        <Button variant="secondary" onClick={() => void refetch()}>
          {shellWords.retry}
        </Button>
      ) : (
        <div className="grid gap-3">
          <output className="sr-only">{shellWords.loading}</output>
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-2/3" />
          <Skeleton className="h-12 w-full" />
        </div>
      )}
    </Entrance>
  );
}

function JoinForm({ invitation, address }: { invitation: Invitation; address: string }) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [name, setName] = useState('');
  const [label, setLabel] = useState(proposedLabel);
  const isFirst = invitation.name === '';
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => addKey<Session>(address, { label, ...(isFirst && { name }) }),
    onSuccess: (session) => {
      enterSession(queryClient, session);
      void navigate('/', { replace: true });
    },
  });
  if (error instanceof ApiError && error.status === 410) return <Gone />;
  return (
    <Entrance
      title={isFirst ? words.title : words.welcome(invitation.name)}
      problem={error ? problemOf(error) : undefined}
    >
      <form
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isPending) mutate();
        }}
      >
        <p className="text-muted">
          {isFirst && `${words.first} `}
          {words.about(peopleWords.roles[invitation.role])}
        </p>
        {isFirst && (
          <TextField
            label={peopleWords.fields.name}
            hint={peopleWords.fields.nameHint}
            required
            maxLength={100}
            autoComplete="name"
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        )}
        <TextField
          label={peopleWords.fields.label}
          hint={peopleWords.fields.labelHint}
          required
          maxLength={60}
          value={label}
          onChange={(event) => setLabel(event.target.value)}
        />
        <Button type="submit" size="lg" aria-disabled={isPending}>
          <Icon name="lock" />
          {isPending ? words.busy : words.button}
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
