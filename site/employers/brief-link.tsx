import { ButtonLink } from '#ui/button.tsx';

/** The anchor of the form that chooses no model. */
export const briefAnchor = 'brief';

/**
 * Stays at the lower edge of a small screen from the models to the form. It is the last child of what
 * lies between the two, so it covers neither the plan's questions nor the form. Above the plan there
 * is a link of its own.
 */
export function BriefLink({ label }: { label: string }) {
  return (
    <p className="brief-bar sticky bottom-0 z-20 border-t border-line bg-paper px-5 py-2 text-center lg:hidden">
      <ButtonLink href={`#${briefAnchor}`} className="w-full sm:w-auto">
        {label}
      </ButtonLink>
    </p>
  );
}
