import { useEffect, useRef } from 'react';
import { Link, Outlet, useLocation } from 'react-router';
import { screenAddress, screensFor } from './screens.ts';
import { usePerson } from './session.ts';
import { deskWords } from './words.ts';

const words = deskWords.kit.nav;

/** What few open daily, beside a navigation of its own; above it where there is little room. */
export function AdministrationFrame() {
  const { role } = usePerson();
  const { pathname } = useLocation();
  const list = useRef<HTMLUListElement>(null);
  // On a phone the last entries stand beside the screen.
  useEffect(() => {
    const current = list.current?.querySelector('[aria-current]');
    current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [pathname]);
  return (
    <div className="mx-auto grid w-full max-w-[92rem] content-start lg:grid-cols-[13rem_minmax(0,1fr)]">
      <nav
        aria-label={words.administration}
        className="max-lg:overflow-x-auto max-lg:border-b max-lg:border-line lg:sticky lg:top-14 lg:self-start lg:py-6 lg:pl-6"
      >
        <ul ref={list} className="flex max-lg:px-2 lg:grid lg:gap-0.5">
          {screensFor(role, 'administration').map((screen) => (
            <li key={screen}>
              <Link
                to={screenAddress(screen)}
                aria-current={pathname === screenAddress(screen) ? 'page' : undefined}
                className="flex min-h-11 items-center px-3 whitespace-nowrap text-muted hover:text-ink aria-[current=page]:font-semibold aria-[current=page]:text-ink max-lg:border-b-2 max-lg:border-transparent max-lg:aria-[current=page]:border-signal lg:min-h-9 lg:rounded-sm lg:hover:bg-ink/5 lg:aria-[current=page]:bg-ink/8"
              >
                {words[screen]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="grid min-w-0 content-start">
        <Outlet />
      </div>
    </div>
  );
}
