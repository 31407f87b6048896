import { useEffect, useRef, type RefObject } from 'react';
import {
  hiringModelIds,
  hiringModelNameOf,
  hiringModelNames,
  type HiringModelName,
} from '../../domain/hiring-model/hiring-model.ts';
import { track } from '../privacy/analytics.ts';
import type { FormsMessages } from '../../messages/forms.en.ts';
import { notify } from '../../ui/toast.ts';
import { intakeAnchor } from '../../domain/hiring-model/intake-anchor.ts';
import { briefPickerTypes } from '../form-kit/picker-types.ts';
import {
  ChoiceQuestion,
  ConsentQuestion,
  FileQuestion,
  LongTextQuestion,
  TextQuestion,
} from '../form-kit/questions.tsx';
import { SubmissionForm, type FormSetting } from '../form-kit/submission-form.tsx';

const modelOptions = Object.fromEntries(hiringModelNames.map((name) => [name, name]));

export function EmployerBriefForm({
  setting,
  words,
}: {
  setting: FormSetting;
  words: FormsMessages['employerBrief'];
}) {
  const model = useRef<HTMLSelectElement>(null);
  usePreselectedModel(model);
  return (
    <SubmissionForm
      kind="employer-brief"
      setting={setting}
      words={words}
      keepDraft
      hidden={{ terms_version: setting.termsVersion }}
      confirmation={words.successTitle}
      onStored={(_, form) => {
        trackSubmission(String(new FormData(form).get('model')));
        void notify({ variant: 'success', title: words.successTitle });
      }}
    >
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextQuestion name="company" required autoComplete="organization" />
        <TextQuestion name="roleTitle" required autoComplete="off" />
        <TextQuestion name="location" required autoComplete="off" />
        <ChoiceQuestion name="employmentType" required options={words.employmentTypes} />
      </div>
      <LongTextQuestion name="mustHaves" required rows={5} hint={words.mustHavesHint} />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextQuestion name="salaryRange" autoComplete="off" />
        <TextQuestion name="targetStartDate" autoComplete="off" />
      </div>
      <ChoiceQuestion name="model" required options={modelOptions} ref={model} />
      <FileQuestion pickerTypes={briefPickerTypes} hint={words.file.hint} />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextQuestion name="yourName" required autoComplete="name" />
        <TextQuestion
          name="yourEmail"
          required
          type="email"
          inputMode="email"
          autoComplete="email"
        />
        <TextQuestion name="yourPhone" type="tel" inputMode="tel" autoComplete="tel" />
      </div>
      <ConsentQuestion name="consent" required text={words.consent} />
    </SubmissionForm>
  );
}

/** The address names the model: on arrival, and whenever a call to action is pressed. */
function usePreselectedModel(model: RefObject<HTMLSelectElement | null>) {
  useEffect(() => {
    const follow = () => {
      const id = hiringModelIds.find((id) => location.hash === `#${intakeAnchor[id]}`);
      if (id && model.current) select(model.current, hiringModelNameOf[id]);
    };
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [model]);
}

/** The form hears of it as of any change: the draft keeps it and an error goes. */
function select(field: HTMLSelectElement, value: string) {
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

const submissionEvents: Partial<Record<HiringModelName, Parameters<typeof track>[0]>> = {
  'Shortlist Sprint': 'sprint_form_submit_success',
  'Talent Intel Lite': 'intel_form_submit_success',
  Retained: 'retained_form_submit_success',
};

function trackSubmission(model: string) {
  const event = submissionEvents[model as HiringModelName];
  if (event) track(event);
}
