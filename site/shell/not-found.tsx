import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { Locale } from '../../domain/edition/editions.ts';
import type { Messages } from '../../messages/en.ts';
import { pagePath } from '../../domain/address/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';

export function NotFound({ locale, words }: { locale: Locale; words: Messages['notFound'] }) {
  const { pathname } = useLocation();
  useEffect(() => console.warn(`404: no page at ${pathname}`), [pathname]);
  return (
    <section className="container-page grid min-h-[80dvh] content-center justify-items-start gap-6 pt-24 pb-16">
      <h1 className="text-4xl">{words.heading}</h1>
      <div className="graduation w-full max-w-md" aria-hidden />
      <p className="text-xl">{words.message}</p>
      <ButtonLink to={pagePath('home', locale)}>{words.home}</ButtonLink>
    </section>
  );
}
