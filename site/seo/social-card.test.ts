import { expect, test } from 'vitest';
import { pictureOfSectors } from '#domain/firm/related-roles.ts';
import { cardAlt } from './social-card.ts';
import { catalogue } from '#content/catalogue.server.ts';

test('the alternative text says what the card says, as sentences', () => {
  const card = { eyebrow: 'Munich', heading: 'Fewer CVs.', detail: '€90,000 per year' };
  expect(cardAlt(card, 'Harbour Lane')).toBe('Harbour Lane. Munich. Fewer CVs. €90,000 per year.');
});

test('a vacancy shows the scene of its most specific sector', () => {
  expect(pictureOfSectors(catalogue().firm, ['Aerospace & Aviation', 'Aviation'])).toBe('aviation');
  expect(
    pictureOfSectors(catalogue().firm, ['Technology', 'Artificial Intelligence', 'Automotive']),
  ).toBe('automotive');
  expect(pictureOfSectors(catalogue().firm, ['Financial Services', 'Banking'])).toBe('infosec');
});
