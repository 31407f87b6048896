import type { Route } from './+types/document';
import { catalogue } from '../../content/catalogue.server.ts';
import { messagesFor } from '../messages/messages.server.ts';
import { documentPath, localeOf, pagePath } from '../paths.ts';
import { PageHero } from '../sections/page-hero.tsx';
import { describe } from '../seo/describe.server.ts';
import { ButtonLink } from '../ui/button.tsx';

export function loader({ params, url }: Route.LoaderArgs) {
  const locale = localeOf(url.pathname);
  const { company, documents } = catalogue();
  const words = messagesFor(locale).document;
  const document = documents[params.documentId];
  if (!document) throw new Error(`There is no document "${params.documentId}".`);
  const { title } = document.en;
  return {
    hero: { eyebrow: words.eyebrow, heading: title, introduction: words.unpublished },
    ask: { label: words.ask, to: pagePath('contact', locale) },
    meta: describe({
      company,
      meta: { title, description: words.unpublished, keywords: [] },
      locale,
      pathIn: (other) => documentPath(params.documentId, other),
      index: false,
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

export default function DocumentPage({ loaderData: { hero, ask } }: Route.ComponentProps) {
  return (
    <PageHero hero={hero}>
      <ButtonLink to={ask.to}>{ask.label}</ButtonLink>
    </PageHero>
  );
}
