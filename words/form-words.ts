import type { AskedName, ChoiceName, ConsentName, OptionOf } from '#domain/forms/define-form.ts';
import type { FormOf } from '#domain/forms/forms.ts';
import type { SubmissionKind } from '#domain/forms/submission-kind.ts';
import type { Country } from '#domain/working-time/country.ts';

/** What every form says. A label, an option or a consent that is missing is a type error. */
export type FormWords<Kind extends SubmissionKind> = {
  submit: string;
  busy: string;
  labels: Record<AskedName<FormOf<Kind>>, string>;
  hints?: Partial<Record<AskedName<FormOf<Kind>>, string>>;
  options: { [Name in ChoiceName<FormOf<Kind>>]: Record<OptionOf<FormOf<Kind>, Name>, string> };
  /** The sentences beside the boxes. `[words](page:privacy-policy)` becomes a link. */
  consents: Record<ConsentName<FormOf<Kind>>, string>;
  /** Where the file rules are not those of most forms. */
  file?: FileWords;
  successTitle: string;
  success?: string;
  failure: string;
} & (Kind extends keyof OwnWords ? OwnWords[Kind] : unknown);

export type FileWords = { hint: string; note?: string; type: string; size: string };

/** What only one form says. */
type OwnWords = {
  'job-application': {
    heading: string;
    close: string;
    /** Hints that follow from the role; `hints` has those of any other. */
    byRole: {
      /** About the right to work, where a permit is usual. */
      authorizedIn: Partial<Record<Country, string>>;
      /** About the right to work, where the role has no place. */
      authorizedAnywhere: string;
      letterOfEntryLevel: string;
    };
  };
  'contact-message': {
    privacyNote: string;
    /** For a visitor who comes from a vacancy; its subject begins with `subjectPrefix`. */
    application: {
      subjectPrefix: string;
      heading: string;
      file: string;
      /** What the message does not do, and the link to the form that does. */
      note: string;
      link: string;
    };
  };
  'contact-dialog': {
    heading: string;
    introduction: string;
    close: string;
    missingTitle: string;
    missing: Record<'name' | 'email' | 'message' | 'consent', string>;
  };
  'candidate-registration': {
    sections: Record<'personal' | 'professional' | 'privacy', string>;
    agreement: string;
  };
};
