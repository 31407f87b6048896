import type { Catalogue } from '#content/catalogue.server.ts';
import type { Documents } from '#domain/documents/documents.ts';

/** What the site shows at present. */
export type ShownContent = {
  documents: Documents;
  catalogue: Catalogue;
  /** It comes from files: the desk shows it and changes nothing. */
  readOnly: boolean;
};
