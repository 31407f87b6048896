import type { Locale } from '#domain/edition/editions.ts';
import { languageOf } from '#domain/edition/editions.ts';
import type { Seeded } from './seeded.ts';

/** Invented, with addresses and telephone numbers that are reserved for that. */
export type SamplePerson = {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  city: string;
};

const names = {
  en: {
    first: [
      'Amelia',
      'Oliver',
      'Priya',
      'Callum',
      'Niamh',
      'Tomasz',
      'Grace',
      'Idris',
      'Hannah',
      'Ravi',
      'Elena',
      'Marcus',
      'Sofia',
      'Daniel',
      'Aisha',
      'Owen',
      'Chloe',
      'Mateusz',
      'Ines',
      'Rhys',
    ],
    last: [
      'Ashworth',
      'Okafor',
      'Patel',
      'MacLeod',
      'Byrne',
      'Kowalski',
      'Whitfield',
      'Rahman',
      'Lindqvist',
      'Iyer',
      'Marchetti',
      'Thornton',
      'Duarte',
      'Hughes',
      'Siddiqui',
      'Penrose',
      'Barlow',
      'Nowak',
    ],
    cities: [
      'London',
      'Manchester',
      'Bristol',
      'Cambridge',
      'Derby',
      'Edinburgh',
      'Milan',
      'Turin',
    ],
  },
  de: {
    first: [
      'Lena',
      'Jonas',
      'Katharina',
      'Matthias',
      'Zoë',
      'Emre',
      'Annika',
      'Lukas',
      'Birgit',
      'Stefan',
      'Ümit',
      'Johanna',
      'René',
      'Franziska',
      'Florian',
      'Maja',
      'Sebastian',
      'Ljiljana',
    ],
    last: [
      'Hartmann',
      'Schäfer',
      'Müller-Wyss',
      'Gruber',
      'Öztürk',
      'Brandstätter',
      'Keller',
      'Weiß',
      'Vogel',
      'Böhm',
      'Aebischer',
      'Steinegger',
      'Lindner',
      'Haas',
      'Tschudi',
      'Ziegler',
    ],
    cities: [
      'Hamburg',
      'München',
      'Stuttgart',
      'Zürich',
      'Basel',
      'Wien',
      'Graz',
      'Frankfurt am Main',
    ],
  },
};

export function samplePerson(chance: Seeded, locale: Locale): SamplePerson {
  const { first, last, cities } = names[languageOf(locale)];
  const [firstName, lastName] = [chance.pick(first), chance.pick(last)];
  return {
    firstName,
    lastName,
    email: addressOf(firstName, lastName, chance),
    phone: numberOf(chance, locale),
    city: chance.pick(cities),
  };
}

/** example.org and so on belong to nobody (RFC 2606). */
export function addressOf(firstName: string, lastName: string, chance: Seeded): string {
  const domain = chance.pick(['example.org', 'example.com', 'example.net']);
  return `${plain(firstName)}.${plain(lastName)}${chance.digits(2)}@${domain}`;
}

function plain(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll('ß', 'ss')
    .replace(/[^a-z-]/gi, '')
    .toLowerCase();
}

/** Ofcom and the Bundesnetzagentur keep these for film and television. */
function numberOf(chance: Seeded, locale: Locale): string {
  if (languageOf(locale) === 'en') {
    return chance.pick([
      `+44 20 7946 0${chance.digits(3)}`,
      `+44 7700 900${chance.digits(3)}`,
      `01632 960${chance.digits(3)}`,
    ]);
  }
  return chance.pick([
    `+49 30 23125 ${chance.digits(3)}`,
    `+49 89 99998 ${chance.digits(3)}`,
    `040 66969 ${chance.digits(3)}`,
  ]);
}
