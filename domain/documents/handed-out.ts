/** Documents that we hand out by a stable id, whatever address they lie under today. */
export const documentIds = ['talent-pack'] as const;
export type DocumentId = (typeof documentIds)[number];
