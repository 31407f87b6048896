import type { ReactNode } from 'react';
import { languages, type Language } from '../../domain/edition/editions.ts';
import { classNames } from '../../ui/class-names.ts';
import { useEditor } from './editor-context.ts';

/** One row with every language, so that they stay level. A narrow screen shows the chosen one. */
export function InEachLanguage({ children }: { children: (of: Language) => ReactNode }) {
  const { language } = useEditor();
  return (
    <div className="grid gap-x-6 md:grid-cols-2">
      {languages().map((of) => (
        <div key={of} className={classNames('min-w-0', of !== language && 'max-md:hidden')}>
          {children(of)}
        </div>
      ))}
    </div>
  );
}
