import type { Route } from './+types/document';
import { catalogue } from '../../content/catalogue.server.ts';
import { wordsIn } from '../../domain/edition/spelling.ts';
import { messagesFor } from '../../messages/messages.ts';
import { documentPath, localeOf } from '../../domain/address/paths.ts';
import { DocumentRedirect } from '../reports/document-redirect.tsx';
import { describe } from '../seo/describe.server.ts';

export function loader({ params, url }: Route.LoaderArgs) {
  const locale = localeOf(url.pathname);
  const { company, documents } = catalogue();
  const words = messagesFor(locale).document;
  const document = documents[params.documentId];
  if (!document) throw new Error(`There is no document "${params.documentId}".`);
  const { title } = wordsIn(document, locale);
  return {
    words,
    title,
    link: document.link,
    meta: describe({
      company,
      meta: { title, description: words.preparing, keywords: [] },
      locale,
      pathIn: (other) => documentPath(params.documentId, other),
      index: false,
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

export default function DocumentPage({ loaderData: { title, link, words } }: Route.ComponentProps) {
  return <DocumentRedirect title={title} link={link} words={words} />;
}
