import { pagePath } from '../../domain/address/paths.ts';
import type { Locale } from '../../domain/edition/editions.ts';
import type { Messages } from '../../messages/en.ts';
import { ButtonLink } from '../../ui/button.tsx';

export function NotFound({ locale, words }: { locale: Locale; words: Messages['notFound'] }) {
  return (
    <section className="container-page grid min-h-[80dvh] content-center justify-items-start gap-6 pt-24 pb-16">
      <h1 className="text-4xl">{words.heading}</h1>
      <div className="graduation w-full max-w-md" aria-hidden />
      <p className="text-xl">{words.message}</p>
      <ButtonLink href={pagePath('home', locale)}>{words.home}</ButtonLink>
    </section>
  );
}
