import { catalogue } from '../../../content/catalogue.server.ts';
import { everyEdition } from '../_edition.ts';

/** For `getStaticPaths`: every document of the table in every edition. */
export function everyDocument() {
  return everyEdition().flatMap(({ params, props }) =>
    Object.keys(catalogue().documents).map((id) => ({
      params: { ...params, document: id },
      props: { ...props, id },
    })),
  );
}
