import type { Route } from './+types/not-found';
import { catalogue } from '../../content/catalogue.server.ts';
import { messagesFor } from '../../messages/messages.ts';
import { localeOf, notFoundPath } from '../../domain/address/paths.ts';
import { NotFound } from '../shell/not-found.tsx';
import { describe } from '../seo/describe.server.ts';

export function loader({ url }: Route.LoaderArgs) {
  const locale = localeOf(url.pathname);
  const words = messagesFor(locale).notFound;
  const { title, description } = words;
  return {
    locale,
    words,
    meta: describe({
      company: catalogue().company,
      meta: { title, description, keywords: [] },
      locale,
      pathIn: notFoundPath,
      index: false,
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

export default function NotFoundPage({ loaderData: { locale, words } }: Route.ComponentProps) {
  return <NotFound locale={locale} words={words} />;
}
