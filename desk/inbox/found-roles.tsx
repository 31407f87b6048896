import type { FoundRole } from '#domain/submissions/work.ts';
import { deskWords } from '#desk/kit/words.ts';
import { fillIn } from '#words/fill-in.ts';
import { Chip } from './chip.tsx';

const words = deskWords.inbox;

/** The roles that a search names, each with all its people. */
export function FoundRoles({
  roles,
  to,
}: {
  roles: readonly FoundRole[];
  to: (vacancy: string) => string;
}) {
  return (
    <nav aria-label={words.roles} className="flex flex-wrap gap-2">
      {roles.map(({ id, people, ...role }) => (
        <Chip key={id} to={to(id)} pressed={false} before={words.rolePeople} count={people}>
          {fillIn(words.role, role)}
        </Chip>
      ))}
    </nav>
  );
}
