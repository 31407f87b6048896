import { peopleWords } from '#words/desk/people.ts';
import { Entrance } from './entrance.tsx';

/** A browser without passkeys, or an address without HTTPS. */
export function Unsupported() {
  const { title, about } = peopleWords.unsupported;
  return (
    <Entrance title={title}>
      <p className="text-muted">{about}</p>
    </Entrance>
  );
}
