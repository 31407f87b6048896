import type { Route } from './+types/cookie-preferences';
import { messagesFor } from '../../messages/messages.ts';
import { pagePath } from '../../domain/address/paths.ts';
import { CookieForm } from '../consent/cookie-form.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { pageCopy } from './describe-page.server.ts';

export function loader({ url }: Route.LoaderArgs) {
  const { locale, copy, meta } = pageCopy('cookie-preferences', url);
  const { cookies, cookieNotice } = messagesFor(locale);
  return {
    meta,
    hero: copy.hero,
    form: {
      words: { ...cookies, ...cookieNotice },
      categories: copy.categories,
      policy: { label: copy.policy, to: pagePath('cookie-policy', locale) },
    },
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

export default function CookiePreferencesPage({
  loaderData: { hero, form },
}: Route.ComponentProps) {
  return (
    <>
      <PageHero hero={hero} />
      <CookieForm {...form} />
    </>
  );
}
