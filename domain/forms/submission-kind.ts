import { documentTypes, MiB, type FileTypeName } from './file-type.ts';

export const submissionKinds = [
  'job-application',
  'contact-message',
  'contact-dialog',
  'candidate-registration',
  'employer-brief',
] as const;
export type SubmissionKind = (typeof submissionKinds)[number];

export function isSubmissionKind(value: string): value is SubmissionKind {
  return (submissionKinds as readonly string[]).includes(value);
}

/** The one file that a form takes, and the text fields that travel beside it. */
export type FileSlot = {
  field: string;
  companions: { filename: string; type: string; size: string };
  required: boolean;
  maxBytes: number;
  types: readonly FileTypeName[];
};

type KindFacts = {
  /** The fixed value of the field `source`, by which a receiver tells the forms apart. */
  source: string;
  file?: FileSlot;
};

export const submissionFacts = {
  'job-application': {
    source: 'Job Application Form',
    file: {
      field: 'resume',
      companions: { filename: 'resumeFilename', type: 'resumeFileType', size: 'resumeFileSize' },
      required: true,
      maxBytes: 5 * MiB,
      types: documentTypes,
    },
  },
  'contact-message': {
    source: 'Contact Form',
    file: {
      field: 'requirements_document',
      companions: companions('requirements'),
      required: false,
      maxBytes: 5 * MiB,
      types: documentTypes,
    },
  },
  'contact-dialog': { source: 'Contact Dialog' },
  'candidate-registration': {
    source: 'Candidate Registration Form',
    file: {
      field: 'resume_document',
      companions: companions('resume'),
      required: true,
      maxBytes: 5 * MiB,
      types: documentTypes,
    },
  },
  'employer-brief': {
    source: 'Employers Form',
    file: {
      field: 'attachment_document',
      companions: companions('attachment'),
      required: false,
      maxBytes: 10 * MiB,
      types: ['pdf', 'doc', 'docx', 'txt'],
    },
  },
} as const satisfies Record<SubmissionKind, KindFacts>;

export function fileSlotOf(kind: SubmissionKind): FileSlot | undefined {
  const facts: KindFacts = submissionFacts[kind];
  return facts.file;
}

function companions<Name extends string>(name: Name) {
  return {
    filename: `${name}_filename`,
    type: `${name}_file_type`,
    size: `${name}_file_size`,
  } as const;
}
