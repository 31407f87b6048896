import { documentIds } from '../../../domain/document/handed-out.ts';
import { everyEdition } from '../_edition.ts';

/** For `getStaticPaths`: every document that we hand out in every edition. */
export function everyDocument() {
  return everyEdition().flatMap(({ params, props }) =>
    documentIds.map((id) => ({
      params: { ...params, document: id },
      props: { ...props, id },
    })),
  );
}
