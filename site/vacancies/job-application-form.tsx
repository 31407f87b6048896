import { controlFields } from '../../domain/forms/control-field.ts';
import { undisclosedCompany } from '../../domain/vacancy/undisclosed-company.ts';
import type { FormsMessages } from '../../messages/forms.en.ts';
import { resumePickerTypes } from '../form-kit/picker-types.ts';
import {
  ChoiceQuestion,
  ConsentQuestion,
  FileQuestion,
  LongTextQuestion,
  TextQuestion,
} from '../form-kit/questions.tsx';
import { SubmissionForm, type FormSetting } from '../form-kit/submission-form.tsx';

/** As its facts name it, whatever the visitor's language; title and salary are words. */
export type ApplicationVacancy = {
  slug: string;
  title: string;
  location: string;
  salary: string;
  workType: string;
};

export function JobApplicationForm({
  vacancy,
  setting,
  words,
  onStored,
}: {
  vacancy: ApplicationVacancy;
  setting: FormSetting;
  words: FormsMessages['jobApplication'];
  onStored: (reference: string) => void;
}) {
  return (
    <SubmissionForm
      kind="job-application"
      scope={`job-application:${vacancy.slug}`}
      setting={setting}
      words={words}
      keepDraft
      hidden={{
        [controlFields.vacancy]: vacancy.slug,
        roleTitle: vacancy.title,
        roleLocation: vacancy.location,
        roleCompany: undisclosedCompany,
        roleSalary: vacancy.salary,
        roleWorkType: vacancy.workType,
      }}
      onStored={onStored}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <TextQuestion name="firstName" required autoComplete="given-name" />
        <TextQuestion name="lastName" required autoComplete="family-name" />
        <TextQuestion name="email" required type="email" inputMode="email" autoComplete="email" />
        <TextQuestion name="phone" required type="tel" inputMode="tel" autoComplete="tel" />
      </div>
      <TextQuestion name="linkedin" inputMode="url" autoComplete="url" />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <ChoiceQuestion name="noticePeriod" required options={words.noticePeriods} />
        <ChoiceQuestion
          name="authorizedToWork"
          required
          options={words.authorizations}
          hint={words.authorizationHint}
        />
      </div>
      <LongTextQuestion name="coverLetter" required hint={words.coverLetterHint} />
      <FileQuestion
        pickerTypes={resumePickerTypes}
        hint={setting.shell.file.hint}
        note={setting.shell.file.alsoOdt}
      />
      <div className="grid gap-4">
        <ConsentQuestion name="privacyConsent" required text={words.privacyConsent} />
        <ConsentQuestion name="gdprConsent" required text={words.gdprConsent} />
        <ConsentQuestion name="marketingConsent" text={words.marketingConsent} />
      </div>
    </SubmissionForm>
  );
}
