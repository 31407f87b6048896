import { candidateProcessAnchor } from '#domain/address/paths.ts';
import type { PageCopy } from '#domain/pages/pages.ts';
import { TextLink } from '#ui/text-link.tsx';

/** What becomes of a registration, beside the form while it is filled in. */
export function RegistrationSteps({
  aside: { heading, steps, more },
}: {
  aside: PageCopy<'candidate-registration'>['aside'];
}) {
  return (
    <aside className="lg:sticky lg:top-[calc(var(--header-height)+2rem)]">
      <h2 className="text-xl">{heading}</h2>
      <ol className="mt-6 grid gap-6">
        {steps.map(({ name, text }, at) => (
          <li key={name} className="grid grid-cols-[auto_1fr] gap-4">
            <span aria-hidden className="label-mono pt-1 text-accent">
              {at + 1}
            </span>
            <div>
              <p className="font-semibold">{name}</p>
              <p className="mt-1 text-sm text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className="mt-6">
        <TextLink href={`#${candidateProcessAnchor}`} className="inline-block py-1.5 text-sm">
          {more}
        </TextLink>
      </p>
    </aside>
  );
}
