import { classNames } from '#ui/class-names.ts';
import { TextLink } from '#ui/text-link.tsx';

export type RelatedLink = { label: string; to: string };

/** Ways on from a subject, below its text; nothing without any. */
export function RelatedLinks({
  heading,
  links,
  className,
}: {
  heading: string;
  links: readonly RelatedLink[];
  className?: string;
}) {
  if (links.length === 0) return null;
  return (
    <div className={classNames(className)}>
      <p className="label-mono text-accent">{heading}</p>
      <ul className="mt-2 flex flex-wrap gap-x-8 gap-y-1 text-sm">
        {links.map(({ label, to }) => (
          <li key={to}>
            <TextLink href={to} className="inline-block py-1.5">
              {label}
            </TextLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
