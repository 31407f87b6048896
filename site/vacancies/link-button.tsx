import type { ComponentProps, KeyboardEvent, MouseEvent } from 'react';
import { ButtonLink } from '#ui/button.tsx';
import { useHydrated } from '#site/form-kit/form-context.ts';

/**
 * What makes a link a button once the island is hydrated; before and without script it is followed.
 * It is one element all along, so that hydration takes no focus and no click away.
 */
export function useLinkButton(onPress: () => void) {
  const press = (event: MouseEvent | KeyboardEvent) => {
    event.preventDefault();
    onPress();
  };
  return {
    role: useHydrated() ? 'button' : undefined,
    onClick: (event: MouseEvent) => {
      const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey;
      if (!elsewhere) press(event);
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === ' ') press(event);
    },
  };
}

export function LinkButton({
  onPress,
  ...link
}: ComponentProps<typeof ButtonLink> & { href: string; onPress: () => void }) {
  return <ButtonLink {...link} {...useLinkButton(onPress)} />;
}
