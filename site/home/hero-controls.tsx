import type { Messages } from '../../messages/en.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';

/** Pause and play, beside a scale that marks the active clip. */
export function HeroControls({
  active,
  clipCount,
  playing,
  onToggle,
  words,
}: {
  active: number;
  clipCount: number;
  playing: boolean;
  onToggle: () => void;
  words: Messages['carousel'];
}) {
  return (
    <div className="needs-script mb-2 md:mb-4 flex items-center gap-4">
      <button
        type="button"
        onClick={onToggle}
        aria-label={playing ? words.pause : words.play}
        className="-ml-3 grid size-11 place-items-center rounded-sm text-ink hover:text-signal"
      >
        <Icon name={playing ? 'pause' : 'play'} className="size-5" />
      </button>
      <div aria-hidden className="flex h-5 items-end gap-3">
        {Array.from({ length: clipCount }, (_, index) => (
          <span
            key={index}
            className={classNames(
              'w-0.5 transition-[height,background-color]',
              index === active ? 'h-5 bg-signal' : 'h-2.5 bg-muted',
            )}
          />
        ))}
      </div>
    </div>
  );
}
