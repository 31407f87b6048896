export const MiB = 1024 * 1024;

/** The formats that any form takes. The server also looks into the content. */
export const fileTypes = {
  pdf: ['application/pdf'],
  doc: ['application/msword'],
  docx: ['application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  odt: ['application/vnd.oasis.opendocument.text'],
  txt: ['text/plain'],
} as const satisfies Record<string, readonly string[]>;
export type FileTypeName = keyof typeof fileTypes;

/** CVs and requirements. The picker offers the first three; ODT is taken as well. */
export const documentTypes: readonly FileTypeName[] = ['pdf', 'doc', 'docx', 'odt'];
