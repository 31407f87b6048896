export const MiB = 1024 * 1024;

/**
 * Of all entries of a document that is an archive. Text and pictures of real documents shrink to a
 * thirtieth at most.
 */
export const maxUnpackedBytes = 64 * MiB;

/** The formats that any form accepts. The server also inspects the content. */
export const fileTypes = {
  pdf: ['application/pdf'],
  doc: ['application/msword'],
  docx: ['application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  odt: ['application/vnd.oasis.opendocument.text'],
  txt: ['text/plain'],
} as const satisfies Record<string, readonly string[]>;
export type FileTypeName = keyof typeof fileTypes;

/** What a file of any other format is stored and sent as, so that no program guesses at it. */
export const otherFileType = 'application/octet-stream';

export function extensionOf(name: string): string | undefined {
  return /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase();
}

/** What the file picker offers, as specified. */
export const documentPickerTypes: readonly FileTypeName[] = ['pdf', 'doc', 'docx'];

/** What is accepted: ODT as well. */
export const documentTypes: readonly FileTypeName[] = [...documentPickerTypes, 'odt'];
