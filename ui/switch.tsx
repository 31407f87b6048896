import type { ComponentProps } from 'react';

/** On or off at once, drawn from the platform's own checkbox. Its name comes from outside. */
export function Switch({
  checked,
  ...props
}: Omit<ComponentProps<'input'>, 'type' | 'role'> & { checked: boolean }) {
  return (
    <input
      {...props}
      type="checkbox"
      // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- A check box has it natively.
      role="switch"
      checked={checked}
      className="needs-script relative h-7 w-12 shrink-0 appearance-none rounded-full border border-control bg-raised transition-colors before:absolute before:top-1 before:left-1 before:size-4.5 before:rounded-full before:bg-control before:transition-[left] checked:border-signal checked:bg-signal checked:before:left-6 checked:before:bg-on-signal disabled:cursor-not-allowed disabled:opacity-60"
    />
  );
}
