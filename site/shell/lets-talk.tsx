import { useEffect, useState, type ComponentProps } from 'react';
import { ContactDialog } from './contact-dialog.tsx';

type Props = Omit<ComponentProps<typeof ContactDialog>, 'open' | 'onClose'>;

/** The contact dialog of every page. Links with `data-asks="talk"` open it (see islands/asked.ts). */
export function LetsTalk(props: Props) {
  const [state, setState] = useState<'static' | 'open' | 'closed'>('static');
  useEffect(() => {
    const open = () => setState('open');
    // Hydrated by the first press, whose event may come before this effect.
    open();
    document.addEventListener('asked:talk', open);
    return () => document.removeEventListener('asked:talk', open);
  }, []);
  if (state === 'static') return null;
  return <ContactDialog open={state === 'open'} onClose={() => setState('closed')} {...props} />;
}
