import { expect, test } from 'vitest';
import { undisclosedCompany } from '#domain/vacancies/engagement.ts';
import { fillIn } from './fill-in.ts';
import { messagesFor } from './messages.ts';
import { en } from './en.ts';
import { roleFactText } from './role-fact.ts';
import { catalogue } from '#content/catalogue.server.ts';

test('the values of a role that we store in English are shown in German', () => {
  const { options } = messagesFor(catalogue().firm, 'de-DE').vacancies;
  expect(roleFactText('location', 'Zurich', options)).toBe('Zürich');
  expect(roleFactText('company', undisclosedCompany, options)).toBe('Vertraulich');
  expect(roleFactText('workType', 'Contract', options)).toBe('Befristet oder freiberuflich');
});

test('every place, type and company that we store has its German name', () => {
  const { lists, places } = catalogue().firm;
  const stored = [...places, ...lists.workModels].map(({ id }) => id);
  const names = messagesFor(catalogue().firm, 'de-DE').vacancies.options;
  const nameless = [...stored, 'Contract', undisclosedCompany].filter((id) => !names[id]);
  expect(nameless).toEqual([]);
});

test('a title is shown as it was sent, though a filter has the same name', () => {
  expect(
    roleFactText('title', 'Research', messagesFor(catalogue().firm, 'de-DE').vacancies.options),
  ).toBe('Research');
});

test('in English the values are words already', () => {
  expect(roleFactText('location', 'Zurich', en.vacancies.options)).toBe('Zurich');
});

test('a stored value that is a name of every object is shown as it is', () => {
  const { options } = messagesFor(catalogue().firm, 'de-DE').vacancies;
  expect(roleFactText('location', 'constructor', options)).toBe('constructor');
  expect(fillIn('About {toString} and {role}', { role: 'Lead' })).toBe('About {toString} and Lead');
});
