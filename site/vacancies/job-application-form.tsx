import { controlFields } from '#domain/forms/control-field.ts';
import { jobApplication } from '#domain/forms/job-application.ts';
import { entryLevel, undisclosedCompany } from '#domain/vacancies/engagement.ts';
import type { Country } from '#domain/working-time/country.ts';
import type { FormsMessages } from '#words/forms.en.ts';
import { namingRecipients } from '#words/fill-in.ts';
import { notify } from '#ui/toast.ts';
import type { FormProps } from '#site/form-kit/form-props.ts';
import { FormQuestion, QuestionRow } from '#site/form-kit/question.tsx';
import type { Receipt } from '#site/form-kit/send-submission.ts';
import { SubmissionForm } from '#site/form-kit/submission-form.tsx';

/** As its facts name it, whatever the visitor's language; title and salary are words. */
export type ApplicationVacancy = {
  slug: string;
  title: string;
  location: string;
  salary: string;
  workType: string;
  experience: string;
};

/** What the place of a role decides about its form. */
export type ApplicationPlace = {
  /** Who receives the data, as the consent names them. */
  recipients: string;
  /** The country of its town; absent where the work is done from anywhere. */
  country: Country | undefined;
};

export function JobApplicationForm({
  vacancy,
  place: { recipients, country },
  setting,
  words,
  refused,
  beforeNotice,
  onStored,
}: FormProps<'job-application'> & {
  vacancy: ApplicationVacancy;
  place: ApplicationPlace;
  /** Called once stored, before the notice is shown: a dialog closes here. */
  beforeNotice?: () => void;
  /** Told once the application is stored. */
  onStored?: (receipt: Receipt) => void;
}) {
  return (
    <SubmissionForm
      form={jobApplication}
      scope={() => `job-application:${vacancy.slug}`}
      setting={setting}
      words={{
        ...words,
        hints: hintsFor(words, vacancy, country),
        consents: namingRecipients(words.consents, recipients),
      }}
      refused={refused}
      hidden={{
        [controlFields.vacancy]: vacancy.slug,
        roleTitle: vacancy.title,
        roleLocation: vacancy.location,
        roleCompany: undisclosedCompany,
        roleSalary: vacancy.salary,
        roleWorkType: vacancy.workType,
      }}
      onStored={(receipt) => {
        beforeNotice?.();
        notify({ variant: 'success', title: words.successTitle, description: words.success });
        onStored?.(receipt);
      }}
    >
      <QuestionRow names={['firstName', 'lastName', 'email', 'phone']} />
      <FormQuestion name="linkedin" />
      <QuestionRow names={['noticePeriod', 'authorizedToWork']} />
      <FormQuestion name="coverLetter" />
      <FormQuestion name="resume" />
      <div className="grid gap-4">
        <FormQuestion name="privacyConsent" />
        <FormQuestion name="gdprConsent" />
        <FormQuestion name="marketingConsent" />
      </div>
    </SubmissionForm>
  );
}

/** Asks for the right to work where the work is, and for a letter that the level can write. */
function hintsFor(
  { hints, byRole }: FormsMessages['job-application'],
  { experience }: ApplicationVacancy,
  country: Country | undefined,
) {
  const authorizedToWork = country ? byRole.authorizedIn[country] : byRole.authorizedAnywhere;
  return {
    ...hints,
    ...(authorizedToWork && { authorizedToWork }),
    ...(experience === entryLevel && { coverLetter: byRole.letterOfEntryLevel }),
  };
}
