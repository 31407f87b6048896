import type { Page } from '@playwright/test';
import { heroClips } from '#site/sections/hero-clips.ts';
import {
  forEachEdition,
  englishAtEachRun,
  testEdition,
  type TestEdition,
} from '#tests/support/browser/editions.ts';
import { expect, inTestAll, test } from '#tests/support/browser/site.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const clips: readonly string[] = heroClips;
const english = testEdition('en-GB');
const { headlines } = english.copy('home').hero;

test.describe('the hero', () => {
  // Narrow enough for the small cut, which is cheap to decode.
  test.use({ viewport: { width: 600, height: 800 } });

  test('moves on to the next clip after 4000 ms and not before', async ({ page }) => {
    const start = await openWithStoppedClock(page);
    await page.clock.fastForward(3999);
    await expect(activeClip(page)).toHaveAttribute('data-clip', clipAfter(start, 0));
    await page.clock.fastForward(1);
    await expect(activeClip(page)).toHaveAttribute('data-clip', clipAfter(start, 1));
  });

  test(
    'shows its eight clips in turn and skips no headline when they start over',
    inTestAll,
    async ({ page }) => {
      test.slow();
      const start = await openWithStoppedClock(page);
      for (let step = 0; step <= heroClips.length; step += 1) {
        await expect(activeClip(page)).toHaveAttribute('data-clip', clipAfter(start, step));
        const headline = headlines[(start + step) % headlines.length]!;
        await expect(page.locator('h1 [data-current]')).toHaveText(headline);
        await page.clock.fastForward(4000);
      }
    },
  );

  test('preloads the active clip and the next two, and no other', inTestAll, async ({ page }) => {
    test.slow();
    const start = await openWithStoppedClock(page);
    for (let step = 0; step < heroClips.length; step += 1) {
      await expect(activeClip(page)).toHaveAttribute('data-clip', clipAfter(start, step));
      const expected = [0, 1, 2].map((ahead) => clipAfter(start, step + ahead)).toSorted();
      const scenes = page.locator('[data-place="active"], [data-place="upcoming"]');
      expect(await scenes.evaluateAll(namesOf)).toEqual(expected);
      expect(await scenes.filter({ has: page.locator('video') }).evaluateAll(namesOf)).toEqual(
        expected,
      );
      await page.clock.fastForward(4000);
    }
  });

  test(
    'plays a clip from its start when it becomes the active one',
    inTestAll,
    async ({ page }) => {
      const start = await openWithStoppedClock(page);
      const scene = page.locator(`[data-clip="${clipAfter(start, 1)}"]`);
      const video = scene.locator('video:not(.opacity-0)');
      expect(await video.evaluate(isPlaying)).toBe(false);
      // Had it been left in the middle, it would have to return to its start.
      await video.evaluate(async (player: HTMLVideoElement) => {
        player.currentTime = 2;
        await new Promise((resolve) => player.addEventListener('seeked', resolve, { once: true }));
        player.addEventListener('seeking', () => {
          player.dataset.soughtTo = String(player.currentTime);
        });
      });
      await page.clock.fastForward(4000);
      await expect(scene).toHaveAttribute('data-place', 'active');
      await expect.poll(() => video.evaluate(isPlaying)).toBe(true);
      await expect(video).toHaveAttribute('data-sought-to', '0');
      await page.clock.fastForward(4000);
      await expect(scene).toHaveAttribute('data-place', 'previous');
      await page.clock.fastForward(800);
      await expect.poll(() => video.evaluate(isPlaying)).toBe(false);
    },
  );

  for (const [situation, leave, comeBack] of [
    [
      'while it is scrolled out of sight',
      (page: Page) => page.evaluate(() => window.scrollTo(0, document.body.scrollHeight)),
      (page: Page) => page.evaluate(() => window.scrollTo(0, 0)),
    ],
    [
      'in a hidden tab',
      (page: Page) => setVisibility(page, 'hidden'),
      (page: Page) => setVisibility(page, 'visible'),
    ],
  ] as const) {
    test(`rests ${situation} and goes on afterwards`, inTestAll, async ({ page }) => {
      const start = await openWithStoppedClock(page);
      const video = page.locator('[data-place="active"] video');
      await expect.poll(() => video.evaluate(isPlaying)).toBe(true);
      await leave(page);
      await expect.poll(() => video.evaluate(isPlaying)).toBe(false);
      await page.clock.fastForward(12_000);
      await expect(activeClip(page)).toHaveAttribute('data-clip', clipAfter(start, 0));
      await comeBack(page);
      await expect.poll(() => video.evaluate(isPlaying)).toBe(true);
      await page.clock.fastForward(4000);
      await expect(activeClip(page)).toHaveAttribute('data-clip', clipAfter(start, 1));
    });
  }

  test('logs a clip that fails to load and keeps its poster', inTestAll, async ({ page }) => {
    const warnings: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    // A wrong answer fails the clip without the console error of a broken connection.
    await page.route(/\/media\/hero\/aviation-540\.(webm|mp4)$/, (route) =>
      route.fulfill({ status: 200, contentType: 'video/mp4', body: 'not a film' }),
    );
    const start = await openWithStoppedClock(page);
    await expect.poll(() => warnings.join()).toContain('"aviation" failed to load');
    for (let step = 0; step < heroClips.length; step += 1) await page.clock.fastForward(4000);
    await expect(activeClip(page)).toHaveAttribute('data-clip', clipAfter(start, 0));
    const scene = page.locator('[data-clip="aviation"]');
    await expect(scene.locator('video')).toHaveCount(0);
    await expect.poll(() => scene.locator('img').evaluate(isDrawn)).toBe(true);
  });

  forEachEdition(englishAtEachRun, (edition) => {
    const { carousel } = edition.words;
    const lines = edition.copy('home').hero.headlines;

    test('stops at the press of a button and goes on at the next', async ({ page }) => {
      await openWithStoppedClock(page, edition);
      const pause = page.getByRole('button', { name: carousel.pause });
      await expect(pause.locator('svg').filter({ visible: true })).toHaveCount(1);
      await pause.click();
      const play = page.getByRole('button', { name: carousel.play });
      await expect(play.locator('svg').filter({ visible: true })).toHaveCount(1);
      const before = await activeClip(page).getAttribute('data-clip');
      await page.clock.fastForward(20_000);
      await expect(activeClip(page)).toHaveAttribute('data-clip', before!);
      await play.click();
      await page.clock.fastForward(4000);
      await expect(activeClip(page)).not.toHaveAttribute('data-clip', before!);
    });

    test('has one heading, which says all three lines and never changes', async ({ page }) => {
      const start = await openWithStoppedClock(page, edition);
      const heading = page.getByRole('heading', { level: 1, name: lines.join('. ') });
      await expect(heading).toBeVisible();
      const height = (await heading.boundingBox())!.height;
      await page.clock.fastForward(4000);
      await expect(activeClip(page)).toHaveAttribute('data-clip', clipAfter(start, 1));
      await expect(heading).toBeVisible();
      expect((await heading.boundingBox())!.height).toBe(height);
    });
  });
});

for (const [wish, prepare] of [
  ['less motion', (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' })],
  ['less data', (page: Page) => page.addInitScript(saveData)],
] as const) {
  test(
    `the hero stands still for those who want ${wish}, until they press play`,
    inTestAll,
    async ({ page }) => {
      const films = filmsRequestedBy(page);
      const posters = postersRequestedBy(page);
      await prepare(page);
      await page.clock.install();
      await page.goto('/');
      const play = page.getByRole('button', { name: english.words.carousel.play });
      await expect(play).toBeVisible();
      await page.clock.fastForward(20_000);
      await expect(activeClip(page)).toHaveAttribute('data-clip', 'aviation');
      expect(films).toEqual([]);
      expect(posters.filter((address) => !address.includes('/aviation-'))).toEqual([]);
      await play.click();
      await page.clock.fastForward(4000);
      await expect(activeClip(page)).not.toHaveAttribute('data-clip', 'aviation');
    },
  );
}

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the hero takes the small cut and leaves the two links to the menu', async ({ page }) => {
    const films = filmsRequestedBy(page);
    await page.goto('/');
    await expect.poll(() => films.length).toBeGreaterThan(0);
    expect(films.filter((address) => !address.includes('-540.'))).toEqual([]);
    const poster = page.locator('[data-clip="aviation"] img');
    expect(await poster.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain(
      'aviation-phone.avif',
    );
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Shortlist Sprint, 2 weeks' })).toBeHidden();
    await expect(main.getByRole('link', { name: 'Talent Intel Lite, €990' })).toBeHidden();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });

  test('the first poster, the first headline and the links are there', async ({ page }) => {
    const films = filmsRequestedBy(page);
    await page.goto('/');
    await expect(page.locator('h1 [data-current]')).toHaveText(headlines[0]!);
    await expect(page.locator('[data-clip="aviation"] img')).toBeVisible();
    await expect(page.getByRole('button', { name: /background film/ })).toBeHidden();
    await expect(page.getByRole('main').getByRole('link', { name: 'MedTech' })).toBeVisible();
    expect(films).toEqual([]);
  });
});

/** The 4000 ms of the active clip begin when this returns, and time passes only on demand. */
async function openWithStoppedClock(
  page: Page,
  { path, words }: TestEdition = english,
): Promise<number> {
  const pause = page.getByRole('button', { name: words.carousel.pause });
  const play = page.getByRole('button', { name: words.carousel.play });
  await page.clock.install();
  await page.goto(path('home'));
  await expect(page.locator('[data-place="upcoming"]')).toHaveCount(2);
  await pause.click();
  await expect(play).toBeVisible();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  await play.click();
  await expect(pause).toBeVisible();
  return clips.indexOf((await activeClip(page).getAttribute('data-clip')) ?? '');
}

/** The clip that is shown so many steps after the one with this index. */
function clipAfter(start: number, steps: number) {
  return heroClips[(start + steps) % heroClips.length]!;
}

function activeClip(page: Page) {
  return page.locator('[data-place="active"]');
}

function filmsRequestedBy(page: Page): string[] {
  const films: string[] = [];
  page.on('request', (request) => {
    if (/\.(webm|mp4)$/.test(request.url())) films.push(request.url());
  });
  return films;
}

function postersRequestedBy(page: Page): string[] {
  const posters: string[] = [];
  page.on('request', (request) => {
    if (/\/hero\/.*\.(avif|jpg)$/.test(request.url())) posters.push(request.url());
  });
  return posters;
}

async function setVisibility(page: Page, state: 'hidden' | 'visible') {
  await page.evaluate((state) => {
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
}

function saveData() {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
}

function isPlaying(video: Element): boolean {
  return !(video as HTMLVideoElement).paused;
}

function isDrawn(image: Element): boolean {
  return (image as HTMLImageElement).naturalWidth > 0;
}

function namesOf(elements: Element[]) {
  return elements.map((element) => element.getAttribute('data-clip')).toSorted();
}
