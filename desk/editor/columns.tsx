import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { useEditorState } from './editor-context.ts';
import type { Place, Places } from './place.ts';

/** One row with every language, so that they stay level. Below 900 px the chosen one. */
export function Columns({
  places,
  children,
}: {
  places: Places;
  children: (place: Place) => ReactNode;
}) {
  const { language: shown } = useEditorState();
  return (
    <div className="grid min-w-0 grow gap-x-5 gap-y-3 min-[900px]:auto-cols-fr min-[900px]:grid-flow-col">
      {places.map((place) => (
        <div
          key={place.at}
          lang={place.language}
          className={classNames(
            'min-w-0',
            place.language && place.language !== shown && 'max-[899px]:hidden',
          )}
        >
          {children(place)}
        </div>
      ))}
    </div>
  );
}
