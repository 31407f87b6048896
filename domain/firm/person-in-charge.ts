import type { Consultant } from './consultant.ts';
import { openRolesInArea } from './related-roles.ts';
import type { Firm } from './firm.ts';

/** Who answers questions about a role: the first person with a contact in an area of its sectors. */
export function personInCharge(
  firm: Pick<Firm, 'fields'>,
  { sector }: { sector: readonly string[] },
  people: readonly Consultant[],
): Consultant | undefined {
  return people.find(
    ({ contact, areas }) =>
      contact &&
      areas.some((area) => openRolesInArea(firm, area).sectors.some((one) => sector.includes(one))),
  );
}
