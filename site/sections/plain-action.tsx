import type { ComponentProps } from 'react';
import { Button } from '../../ui/button.tsx';

/** A button that acts on this page and, before or without script, goes to an address instead. */
export function PlainAction({
  to,
  onPress,
  ...button
}: { to: string; onPress: () => void } & Omit<ComponentProps<typeof Button>, 'type' | 'onClick'>) {
  const hash = to.startsWith('#');
  return (
    <form
      action={to}
      method={hash ? undefined : 'get'}
      onSubmit={(event) => {
        event.preventDefault();
        onPress();
      }}
    >
      <Button {...button} type="submit" />
    </form>
  );
}
