import { expect, test } from 'vitest';
import { consultantSchema, type Consultant, personInCharge } from './consultant.ts';
import { areaIds, openRolesInArea } from './related-roles.ts';
import { catalogue } from '#content/catalogue.server.ts';

const words = { role: 'Consultant', text: 'Led hazard analyses.' };
const area = areaIds(catalogue().firm).find(
  (id) => openRolesInArea(catalogue().firm, id).sectors.length > 0,
)!;
const role = { sector: openRolesInArea(catalogue().firm, area).sectors };

function person(name: string, more: Partial<Consultant> = {}): Consultant {
  const given = { name, agreedOn: '2026-01-31', areas: [area], en: words, de: words, ...more };
  return consultantSchema(catalogue().firm).parse(given);
}

const contact = { email: 'ada@firm.example' };

test('the first person with a contact in an area of the role is in charge of it', () => {
  const people = [
    person('without a contact'),
    person('of another area', { contact, areas: [] }),
    person('in charge', { contact }),
    person('second', { contact }),
  ];
  expect(personInCharge(catalogue().firm, role, people)?.name).toBe('in charge');
});

test('a role of no area has nobody in charge', () => {
  expect(
    personInCharge(catalogue().firm, { sector: ['Nothing of ours'] }, [person('a', { contact })]),
  ).toBe(undefined);
});
