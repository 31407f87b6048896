import { LogoMark } from '#ui/logo.tsx';
import type { Firm } from '#domain/firm/firm.ts';

export function HeroSign({
  firm,
  name,
  eyebrow,
}: {
  firm: Pick<Firm, 'brand'>;
  name: string;
  eyebrow: string;
}) {
  return (
    <div className="flex items-center gap-4 md:gap-5">
      <LogoMark mark={firm.brand.mark} className="w-11 shrink-0 md:w-18" />
      <span className="sr-only">{name}</span>
      <p className="label-mono border-l border-control py-1.5 pl-4 text-accent md:py-3 md:pl-5">
        {eyebrow}
      </p>
    </div>
  );
}
