import type { FileTypeName } from '../../domain/forms/file-type.ts';

/** What the picker offers; the forms take ODT as well. */
export const resumePickerTypes: readonly FileTypeName[] = ['pdf', 'doc', 'docx'];

export const briefPickerTypes: readonly FileTypeName[] = ['pdf', 'doc', 'docx', 'txt'];
