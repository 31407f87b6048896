import { useEffect, useEffectEvent, useRef } from 'react';
import { employerBrief } from '../../domain/forms/employer-brief.ts';
import {
  hiringModelIds,
  hiringModelNameOf,
  type HiringModelName,
} from '../../domain/hiring-model/hiring-model.ts';
import { continueMustHaves } from '../../domain/hiring-model/brief-prefill.ts';
import { intakeAnchor } from '../../domain/hiring-model/intake-anchor.ts';
import { notify } from '../../ui/toast.ts';
import { draftedValue } from '../form-kit/draft.ts';
import type { FormProps } from '../form-kit/form-setting.ts';
import { Question } from '../form-kit/question.tsx';
import { setField } from '../form-kit/set-field.ts';
import { SubmissionForm } from '../form-kit/submission-form.tsx';
import { track } from '../privacy/analytics.ts';

export function EmployerBriefForm({
  setting,
  words,
  refused,
  values,
}: FormProps<'employer-brief'>) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const drafted = draftedValue(employerBrief.kind, 'mustHaves');
    const planned = values?.mustHaves;
    if (planned && drafted) {
      setField(form.current, 'mustHaves', continueMustHaves(planned, drafted));
    }
  }, [values]);
  useAnchor((anchor) => {
    const id = hiringModelIds.find((id) => anchor === intakeAnchor[id]);
    if (id) setField(form.current, 'model', hiringModelNameOf[id]);
  });
  return (
    <SubmissionForm
      ref={form}
      form={employerBrief}
      setting={setting}
      words={words}
      refused={refused}
      values={values}
      hidden={{ terms_version: setting.termsVersion }}
      onStored={(_, sent) => {
        trackSubmission(String(new FormData(sent).get('model')));
        notify({ variant: 'success', title: words.successTitle });
      }}
    >
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Question name="company" />
        <Question name="roleTitle" />
        <Question name="location" />
        <Question name="employmentType" />
      </div>
      <Question name="mustHaves" />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Question name="salaryRange" />
        <Question name="targetStartDate" />
      </div>
      <Question name="model" />
      <Question name="attachment_document" />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Question name="yourName" />
        <Question name="yourEmail" />
        <Question name="yourPhone" />
      </div>
      <Question name="consent" />
    </SubmissionForm>
  );
}

/** On arrival, when the anchor changes, and when a link to the present anchor is pressed again. */
function useAnchor(onAnchor: (anchor: string) => void) {
  const follow = useEffectEvent((hash: string) => onAnchor(hash.slice(1)));
  useEffect(() => {
    const changed = () => follow(window.location.hash);
    const pressed = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
      if (link?.pathname === window.location.pathname) follow(link.hash);
    };
    changed();
    window.addEventListener('hashchange', changed);
    document.addEventListener('click', pressed);
    return () => {
      window.removeEventListener('hashchange', changed);
      document.removeEventListener('click', pressed);
    };
  }, []);
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
