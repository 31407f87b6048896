import { Link } from 'react-router';
import { deskWords } from './words.ts';

const words = deskWords.mandates;

/** A role has its people, its advert and its mandate; whichever is open, the others are a press away. */
export function RoleTabs({
  label,
  advert,
  mandate,
  current,
  more = [],
}: {
  label: string;
  /** The address of each; without one there is none yet. */
  advert: string | undefined;
  mandate: string | undefined;
  current: string;
  /** Views that the open one has beside them. */
  more?: readonly (readonly [view: string, name: string])[];
}) {
  const people = `${advert ?? mandate}?view=people`;
  const tabs = [
    ['people', people, words.people],
    ['advert', advert, words.advert],
    ['mandate', mandate, words.mandate],
    ...more.map(([view, name]) => [view, `?view=${view}`, name] as const),
  ] as const;
  return (
    <nav aria-label={label} className="flex flex-wrap">
      {tabs.map(
        ([tab, to, name]) =>
          to && (
            <Link
              key={tab}
              to={to}
              aria-current={tab === current ? 'page' : undefined}
              className="grid min-h-11 place-items-center border-b-2 border-transparent px-3 text-muted hover:text-ink aria-[current=page]:border-accent aria-[current=page]:font-semibold aria-[current=page]:text-ink"
            >
              {name}
            </Link>
          ),
      )}
    </nav>
  );
}
