import { languageOf, type Locale } from '#domain/edition/editions.ts';

/** Who owns samples. Stored as removed people: they cannot sign in, and the desk has nobody yet. */
export const sampleColleagues = [
  { id: '5a3b1e00-0000-4000-8000-000000000001', name: 'Helen Marsh (Sample)' },
  { id: '5a3b1e00-0000-4000-8000-000000000002', name: 'David Roth (Sample)' },
  { id: '5a3b1e00-0000-4000-8000-000000000003', name: 'Sara Lenz (Sample)' },
];

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
    first: listed(`
      Amelia, Oliver, Priya, Callum, Niamh, Tomasz, Grace, Idris, Hannah, Ravi, Elena,
      Marcus, Sofia, Daniel, Aisha, Owen, Chloe, Mateusz, Ines, Rhys`),
    last: listed(`
      Ashworth, Okafor, Patel, MacLeod, Byrne, Kowalski, Whitfield, Rahman, Lindqvist,
      Iyer, Marchetti, Thornton, Duarte, Hughes, Siddiqui, Penrose, Barlow, Nowak`),
    cities: listed(`
      London, Manchester, Bristol, Cambridge, Derby, Edinburgh, Milan, Turin`),
  },
  de: {
    first: listed(`
      Lena, Jonas, Katharina, Matthias, Zoë, Emre, Annika, Lukas, Birgit, Stefan, Ümit,
      Johanna, René, Franziska, Florian, Maja, Sebastian, Ljiljana`),
    last: listed(`
      Hartmann, Schäfer, Müller-Wyss, Gruber, Öztürk, Brandstätter, Keller, Weiß,
      Vogel, Böhm, Aebischer, Steinegger, Lindner, Haas, Tschudi, Ziegler`),
    cities: listed(`
      Hamburg, München, Stuttgart, Zürich, Basel, Wien, Graz, Frankfurt am Main`),
  },
};

function listed(names: string): string[] {
  return names.trim().split(/,\s+/);
}

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

/** Chance that comes out the same at each run: the same seed gives the same samples. */
export function seeded(seed: number) {
  let state = seed;
  /** mulberry32: from 0 to just below 1. */
  const random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number) => Math.floor(random() * end);
  const letters = (alphabet: string, length: number) =>
    Array.from({ length }, () => alphabet[below(alphabet.length)]).join('');
  return {
    random,
    below,
    pick: <T>(from: readonly T[]): T => from[below(from.length)]!,
    chance: (share: number) => random() < share,
    digits: (length: number) => letters('0123456789', length),
    uuid: () => {
      const hex = letters('0123456789abcdef', 30);
      return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(12, 15)}-8${hex.slice(15, 18)}-${hex.slice(18)}`;
    },
    reference: () =>
      [4, 4, 4].map((length) => letters('0123456789ABCDEFGHJKMNPQRSTVWXYZ', length)).join('-'),
  };
}

export type Seeded = ReturnType<typeof seeded>;
