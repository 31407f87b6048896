import { deskWords } from '#desk/kit/words.ts';
import { Entrance } from './entrance.tsx';

/** A browser without passkeys, or an address without HTTPS. */
export function Unsupported() {
  const { title, about } = deskWords.people.unsupported;
  return (
    <Entrance title={title}>
      <p className="text-muted">{about}</p>
    </Entrance>
  );
}
