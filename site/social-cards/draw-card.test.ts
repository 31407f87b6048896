import { setImmediate } from 'node:timers/promises';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { stillFields } from '#site/sections/still.tsx';
import {
  cardBackground,
  cardMargin,
  drawCard,
  drawCardOr,
  cardTextWidth,
  writeWords,
} from './draw-card.ts';
import { cardSize } from '#site/seo/social-card.ts';
import { catalogue } from '#content/catalogue.server.ts';

test('a card is a JPEG of the size that link previews ask for', async () => {
  const card = { eyebrow: 'Munich', heading: 'R&D <Lead>', detail: '€90,000' };
  const jpeg = await drawCard(catalogue().firm, { ...card, field: 'space' });
  const { format, width, height } = await sharp(jpeg).metadata();
  expect({ format, width, height }).toEqual({ format: 'jpeg', ...cardSize });
});

test('cards that are asked for together take one thread', async () => {
  const asked = Array.from({ length: 6 }, (_, at) =>
    drawCard(catalogue().firm, { eyebrow: 'Munich', heading: `Lead ${at}` }),
  );
  const allDrawn = Promise.all(asked).then(() => true);
  let most = 0;
  while (!(await Promise.race([allDrawn, setImmediate(false)]))) {
    const { queue, process } = sharp.counters();
    // Not their sum: the two are read one after the other.
    most = Math.max(most, queue, process);
  }
  expect(most).toBe(1);
});

test('a heading of the greatest length that pages allow still fits', async () => {
  const heading = 'Donaudampfschifffahrtsgesellschaft '.repeat(3).slice(0, 90).trim();
  await expect(
    drawCard(catalogue().firm, { eyebrow: 'Wien', heading, detail: 'Text' }),
  ).resolves.toBeDefined();
});

test('a heading that cannot fit is named', async () => {
  await expect(
    drawCard(catalogue().firm, { eyebrow: 'Wien', heading: 'Wort'.repeat(30) }),
  ).rejects.toThrow(/WortWort.* does not fit on a social card/);
});

const hostile: [string, string][] = [
  ['markup', '</span><span size="1">Lead</span><img src=x onerror=alert(1)>'],
  ['an entity', '&#0;&unknown;&lt;'],
  ['a word of 200 letters', 'W'.repeat(200)],
  ['200 short words', 'a '.repeat(100)],
  ['right to left', '\u202Eمدير المشروع\u2066'],
  ['emoji', '👩🏽‍🚀'.repeat(20)],
  ['control characters', 'Lead\0\u0001\u001B[31m\u007F\u0085\n\nEngineer'],
  ['half of a surrogate pair', 'Lead \uD800'],
  ['a stack of accents', `e${'\u0301'.repeat(180)}`],
  ['nothing that is drawn', '\u200B\u0001'],
];

test.each(hostile)('a card of the desk with %s is drawn, or the other one', async (_, words) => {
  const instead = { eyebrow: 'Munich', heading: 'Open Vacancies' };
  const card = { eyebrow: words, heading: words, detail: words };
  for (const given of [card, { ...instead, heading: words }, { ...instead, detail: words }]) {
    const { format, width, height } = await sharp(
      await drawCardOr(catalogue().firm, given, instead),
    ).metadata();
    expect({ format, width, height }).toEqual({ format: 'jpeg', ...cardSize });
  }
});

test('markup and control characters in a heading are words, not instructions', async () => {
  const plain = await widthOf('heading', 'Lead');
  expect(await widthOf('heading', '<span size="1">Lead</span>')).toBeGreaterThan(plain * 3);
  expect(await widthOf('heading', '\u0001Lead\u0000')).toBe(plain);
});

test('the card is drawn in our typefaces, not in a fallback', async () => {
  const narrow = await widthOf('mono', 'iiiiiiiiiiiiiiiiiiii');
  expect((await widthOf('mono', 'mmmmmmmmmmmmmmmmmmmm')) / narrow).toBeCloseTo(1, 1);
  for (const face of ['heading', 'detail'] as const) {
    const width = await widthOf(face, 'Harbour Lane 2025');
    expect(Math.abs(width - 355), `${width} px`).toBeLessThanOrEqual(3);
  }
});

async function widthOf(face: 'mono' | 'heading' | 'detail', words: string): Promise<number> {
  return (await writeWords(face, 40, '#fff', words)).width;
}

/** Where text may be drawn, its colour and the contrast that AA requires. */
const zones = [
  {
    words: 'heading',
    left: cardMargin,
    width: cardTextWidth,
    top: 190,
    bottom: 560,
    ink: [255, 255, 255],
    required: 3,
  },
  {
    words: 'eyebrow',
    left: cardMargin,
    // Forty letters, the longest that a page allows.
    width: 620,
    top: 190,
    bottom: 500,
    ink: [0xf3, 0xb0, 0x57],
    required: 4.5,
  },
  {
    words: 'detail',
    left: cardMargin,
    width: cardTextWidth,
    top: 470,
    bottom: 560,
    ink: [0xd5, 0xda, 0xe0],
    required: 4.5,
  },
] as const;

describe.each([...stillFields, undefined])('the background of %s', (field) => {
  test.each(zones)('is dark enough for the $words at every pixel', async (zone) => {
    const { data, width } = await cardBackground(catalogue().firm, field);
    let brightest = 0;
    for (let y = zone.top; y < zone.bottom; y++) {
      for (let x = zone.left; x < zone.left + zone.width; x++) {
        const at = (y * width + x) * 3;
        brightest = Math.max(brightest, luminance([data[at]!, data[at + 1]!, data[at + 2]!]));
      }
    }
    expect((luminance(zone.ink) + 0.05) / (brightest + 0.05)).toBeGreaterThan(zone.required);
  });
});

function luminance(srgb: readonly [number, number, number]): number {
  const [r, g, b] = srgb.map((byte) => {
    const value = byte / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
