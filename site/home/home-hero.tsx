import { useRef } from 'react';
import type { HomePage } from '../../domain/page/copy/home.ts';
import type { Locale } from '../../domain/edition/editions.ts';
import { headlineOf } from './carousel.ts';
import { heroClips } from './hero-clips.ts';
import { useCarousel } from './use-carousel.ts';
import type { Messages } from '../../messages/en.ts';
import { pagePath } from '../../domain/address/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { LogoMark } from '../../ui/logo.tsx';
import { HeroBackdrop } from './hero-backdrop.tsx';
import { HeroControls } from './hero-controls.tsx';
import { IndustryButtons } from './industry-buttons.tsx';
import { RotatingHeadline } from './rotating-headline.tsx';

export type HeroWords = Pick<Messages, 'navigation' | 'industries' | 'carousel'>;

/** The first screen: who we are, whom we work for, and the two quickest ways to begin. */
export function HomeHero({
  locale,
  firm,
  hero,
  words,
}: {
  locale: Locale;
  firm: string;
  hero: HomePage['hero'];
  words: HeroWords;
}) {
  const stage = useRef<HTMLElement>(null);
  const { carousel, playing, running, started, toggle } = useCarousel(heroClips.length, stage);
  return (
    <section
      ref={stage}
      className="on-dark relative isolate flex min-h-(--full-height) flex-col overflow-hidden bg-black pt-(--page-top)"
    >
      <HeroBackdrop carousel={carousel} running={running} started={started} />
      <Scrim />
      <div className="container-page flex flex-1 flex-col justify-end pt-12 pb-8 md:pt-16">
        <div className="flex items-center gap-5">
          <LogoMark className="w-14 shrink-0 md:w-18" />
          <span className="sr-only">{firm}</span>
          <p className="label-mono border-l border-control py-3 pl-5 text-accent">{hero.eyebrow}</p>
        </div>
        <RotatingHeadline
          lines={hero.headlines}
          current={headlineOf(carousel.active, hero.headlines.length)}
        />
        <p className="mt-6 max-w-2xl text-lg text-ink">{hero.introduction}</p>
        <div className="mt-9 hidden flex-wrap gap-4 md:flex">
          <ButtonLink size="lg" href={pagePath('employers', locale, 'sprint-intake')}>
            {words.navigation.sprint}
          </ButtonLink>
          <ButtonLink
            size="lg"
            variant="secondary"
            href={pagePath('employers', locale, 'intel-intake')}
          >
            {words.navigation.intel}
          </ButtonLink>
        </div>
      </div>
      <div className="container-page pb-6">
        <HeroControls
          active={carousel.active}
          clipCount={heroClips.length}
          playing={playing}
          onToggle={toggle}
          words={words.carousel}
        />
        <IndustryButtons
          locale={locale}
          label={words.navigation.industries}
          names={words.industries}
        />
      </div>
    </section>
  );
}

/** Darkens what lies under the words and leaves the subject, top right, alone. */
function Scrim() {
  return (
    <div aria-hidden className="absolute inset-0 -z-10">
      <div className="absolute inset-0 bg-linear-to-t from-black via-black/75 via-60% to-black/45 lg:via-black/45 lg:via-35% lg:to-transparent" />
      <div className="absolute inset-0 hidden bg-linear-to-r from-black/85 via-black/55 via-45% to-transparent to-80% lg:block" />
    </div>
  );
}
