import { useRef, type ReactNode } from 'react';
import type { HomePage } from '../../domain/page/copy/home.ts';
import type { Messages } from '../../messages/en.ts';
import { FailureBoundary } from '../islands/failure-boundary.tsx';
import { itemAt } from './carousel.ts';
import { HeroBackdrop } from './hero-backdrop.tsx';
import { heroClips } from '../sections/hero-clips.ts';
import { HeroControls } from './hero-controls.tsx';
import { RotatingHeadline } from './rotating-headline.tsx';
import { useCarousel } from './use-carousel.ts';

type Props = {
  headlines: HomePage['hero']['headlines'];
  words: Pick<Messages, 'carousel' | 'failure'>;
  /** Static HTML of the page: above the headline, below it, and at the bottom edge. */
  sign?: ReactNode;
  children?: ReactNode;
  industries?: ReactNode;
};

/** The first screen. What changes with the clips is hydrated; the rest is passed as static HTML. */
export function HomeHero(props: Props) {
  return (
    <FailureBoundary words={props.words.failure}>
      <Stage {...props} />
    </FailureBoundary>
  );
}

function Stage({ headlines, words, sign, children, industries }: Props) {
  const stage = useRef<HTMLElement>(null);
  const { step, playing, running, started, toggle } = useCarousel(stage);
  return (
    <section
      ref={stage}
      className="on-dark relative isolate flex min-h-(--full-height) flex-col overflow-hidden bg-black pt-(--page-top)"
    >
      <HeroBackdrop step={step} running={running} started={started} />
      <Scrim />
      <div className="container-page flex flex-1 flex-col justify-end pt-6 pb-4 md:pt-12 md:pb-6">
        {sign}
        <RotatingHeadline lines={headlines} current={itemAt(step, headlines.length)} />
        {children}
      </div>
      <div className="container-page pb-6">
        <HeroControls
          active={itemAt(step, heroClips.length)}
          clipCount={heroClips.length}
          playing={playing}
          onToggle={toggle}
          words={words.carousel}
        />
        {industries}
      </div>
    </section>
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
