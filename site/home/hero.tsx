import type { ReactNode } from 'react';
import type { HomePage } from '#domain/pages/pages.ts';
import type { Messages } from '#words/en.ts';
import { Icon } from '#ui/icon.tsx';
import {
  type HeroClip,
  type HeroScene,
  heroScenes,
  otherPoster,
  phonePoster,
  posterFile,
} from '#site/sections/hero-clips.ts';
import { sceneFit } from './hero-scene.ts';
import { LogoMark } from '#ui/logo.tsx';
import type { Firm, FirmEditions, FirmOffer } from '#domain/firm/firm.ts';
import { imagePath, pagePath } from '#domain/address/paths.ts';
import { type Image, imageWidths } from '#domain/documents/image.ts';
import type { Locale } from '#domain/edition/editions.ts';
import { intakeAnchor, orderedAtOnce } from '#domain/hiring-models/hiring-model.ts';
import { ButtonLink } from '#ui/button.tsx';
import { TextLink } from '#ui/text-link.tsx';

/** The first screen. hero-film.ts turns its clips and headlines; without script the first ones stay. */
export function HomeHero({
  firm,
  headlines,
  words,
  sign,
  children,
  industries,
}: {
  firm: Pick<Firm, 'brand'>;
  headlines: HomePage['hero']['headlines'];
  words: Messages['carousel'];
  /** Above the headline. */
  sign?: ReactNode;
  /** Below the headline. */
  children?: ReactNode;
  /** At the bottom edge. */
  industries?: ReactNode;
}) {
  const scenes = heroScenes(firm);
  return (
    <section
      data-hero
      className="on-dark relative isolate flex min-h-(--full-height) flex-col overflow-hidden bg-black pt-(--page-top)"
    >
      <HeroBackdrop scenes={scenes} />
      <Scrim />
      <div className="container-page flex flex-1 flex-col justify-end pt-6 pb-4 md:pt-12 md:pb-6">
        {sign}
        <Headlines lines={headlines} />
        {children}
      </div>
      <div className="container-page pb-6">
        <Controls words={words} scenes={scenes.length} />
        {industries}
      </div>
    </section>
  );
}

/**
 * One line is seen at a time; all of them share one cell, so the tallest keeps the height. A screen
 * reader hears all of them once, as a heading that never changes.
 */
function Headlines({ lines }: { lines: readonly string[] }) {
  return (
    <h1 className="mt-5 max-w-5xl md:mt-7 text-4xl">
      <span className="sr-only">{lines.join('. ')}</span>
      <span aria-hidden className="grid items-end">
        {lines.map((line, index) => (
          <span
            key={line}
            data-headline
            data-current={index === 0 || undefined}
            // A line that is not seen would be pressed and marked in place of the one beneath it.
            className="pointer-events-none col-start-1 row-start-1 opacity-0 transition-opacity duration-300 data-current:pointer-events-auto data-current:opacity-100 data-current:delay-300 data-current:duration-500"
          >
            {line}
          </span>
        ))}
      </span>
    </h1>
  );
}

/** Pause and play, beside a scale that marks the active scene. */
function Controls({ words, scenes }: { words: Messages['carousel']; scenes: number }) {
  return (
    <div className="needs-script mb-2 md:mb-4 flex items-center gap-4">
      <button
        type="button"
        aria-label={words.pause}
        data-pause={words.pause}
        data-play={words.play}
        className="group -ml-3 grid size-11 place-items-center rounded-sm text-ink hover:text-signal"
      >
        <span className="grid group-data-paused:hidden">
          <Icon name="pause" />
        </span>
        <span className="hidden group-data-paused:grid">
          <Icon name="play" />
        </span>
      </button>
      <div aria-hidden className="flex h-5 items-end gap-3">
        {Array.from({ length: scenes }, (_, index) => (
          <span
            key={index}
            data-mark
            data-current={index === 0 || undefined}
            className="h-2.5 w-0.5 bg-muted transition-[height,background-color] data-current:h-5 data-current:bg-signal"
          />
        ))}
      </div>
    </div>
  );
}

/** Darkens the area behind the text and leaves the subject, top right, visible. */
function Scrim() {
  return (
    <div aria-hidden className="absolute inset-0 -z-10">
      <div className="absolute inset-0 bg-linear-to-t from-black via-black/75 via-60% to-black/45 lg:via-black/45 lg:via-35% lg:to-transparent" />
      <div className="absolute inset-0 hidden bg-linear-to-r from-black/85 via-black/55 via-45% to-transparent to-80% lg:block" />
    </div>
  );
}

/** The scenes behind the headline. All but the first wait in templates, which load nothing. */
function HeroBackdrop({ scenes }: { scenes: HeroScene[] }) {
  const [first, ...others] = scenes;
  return (
    <div aria-hidden data-hero-scenes className="absolute inset-0 -z-20 overflow-hidden bg-black">
      {first && <Scene scene={first} place="active" />}
      {others.map((scene, index) => (
        <template key={index}>
          <Scene scene={scene} place="upcoming" />
        </template>
      ))}
    </div>
  );
}

/** The active scene fades in above the previous one, which stays opaque to avoid a dip to black. */
function Scene({ scene, place }: { scene: HeroScene; place: 'active' | 'upcoming' }) {
  const priority = place === 'active' ? 'high' : 'low';
  return (
    <div
      data-clip={'clip' in scene ? scene.clip : undefined}
      data-place={place}
      className="absolute inset-0 data-[place=active]:z-10 data-[place=active]:transition-opacity data-[place=active]:duration-800 data-[place=upcoming]:opacity-0"
    >
      {'clip' in scene ? (
        <Poster clip={scene.clip} priority={priority} />
      ) : (
        <OwnPicture image={scene.picture} priority={priority} />
      )}
    </div>
  );
}

function Poster({ clip, priority }: { clip: HeroClip; priority: 'high' | 'low' }) {
  return (
    <picture>
      <source media={phonePoster} type="image/avif" srcSet={posterFile(clip, 'phone', 'avif')} />
      <source media={phonePoster} srcSet={posterFile(clip, 'phone', 'jpg')} />
      <source media={otherPoster} type="image/avif" srcSet={posterFile(clip, '1080', 'avif')} />
      <img
        src={posterFile(clip, '1080', 'jpg')}
        alt=""
        width={1920}
        height={1080}
        fetchPriority={priority}
        className={sceneFit}
      />
    </picture>
  );
}

function OwnPicture({ image, priority }: { image: Image; priority: 'high' | 'low' }) {
  const widths = imageWidths(image);
  return (
    <img
      src={imagePath(image.id, widths.at(-1)!)}
      srcSet={widths.map((width) => `${imagePath(image.id, width)} ${width}w`).join(', ')}
      sizes="100vw"
      alt=""
      width={image.width}
      height={image.height}
      fetchPriority={priority}
      className={sceneFit}
    />
  );
}

export function HeroSign({
  firm,
  name,
  eyebrow,
}: {
  firm: Pick<Firm, 'brand'>;
  name: string;
  eyebrow: string;
}) {
  return (
    <div className="flex items-center gap-4 md:gap-5">
      <LogoMark mark={firm.brand.mark} className="w-11 shrink-0 md:w-18" />
      <span className="sr-only">{name}</span>
      <p className="label-mono border-l border-control py-1.5 pl-4 text-accent md:py-3 md:pl-5">
        {eyebrow}
      </p>
    </div>
  );
}

type Audiences = HomePage['audiences'];

/** What an employer and what a candidate does first; on wide screens also the two quickest orders. */
export function HeroActions({
  firm,
  locale,
  introduction,
  audiences,
  words,
}: {
  firm: FirmOffer & FirmEditions;
  locale: Locale;
  introduction: string;
  audiences: Pick<Audiences, 'employers' | 'candidates'>;
  words: Messages['navigation'];
}) {
  return (
    <>
      <p className="mt-4 max-w-2xl text-base text-ink md:mt-6 md:text-lg">{introduction}</p>
      <div className="mt-6 grid max-w-xl grid-cols-2 gap-x-3 md:mt-8 md:gap-x-4">
        <Way firm={firm} locale={locale} audience={audiences.employers} variant="primary" />
        <Way firm={firm} locale={locale} audience={audiences.candidates} variant="secondary" />
      </div>
      <p className="mt-5 hidden flex-wrap gap-x-6 md:flex">
        {orderedAtOnce(firm).map((model) => (
          <TextLink
            key={model}
            href={pagePath(firm, 'employers', locale, intakeAnchor[model])}
            className="py-1"
          >
            {words[model]}
          </TextLink>
        ))}
      </p>
    </>
  );
}

function Way({
  firm,
  locale,
  audience: { prompt, action },
  variant,
}: {
  firm: FirmEditions;
  locale: Locale;
  audience: Audiences['employers'];
  variant: 'primary' | 'secondary';
}) {
  return (
    <div className="row-span-2 grid grid-rows-subgrid gap-y-2">
      <p className="self-end text-sm font-medium">{prompt}</p>
      <ButtonLink
        variant={variant}
        href={pagePath(firm, action.page, locale, action.anchor)}
        className="px-2 md:min-h-13 md:text-base"
      >
        {action.label}
      </ButtonLink>
    </div>
  );
}
