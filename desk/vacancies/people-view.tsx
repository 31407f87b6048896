import { deskWords } from '#desk/kit/words.ts';
import { RolePeople } from '#desk/submissions/role-people.tsx';

/** Who applied, and the mandate that the role is filled for. */
export function PeopleView({ id, title }: { id: string; title: string }) {
  const making = `/mandates/new?${new URLSearchParams({ vacancy: id, role: title })}`;
  return (
    <section aria-label={deskWords.mandates.people}>
      <RolePeople source={{ vacancyId: id }} vacancyId={id} making={making} />
    </section>
  );
}
