import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { catalogue as sampleContent } from '#content/catalogue.server.ts';
import { defaultLocale, locales, type Locale } from '#domain/edition/editions.ts';
import { askedFields } from '#domain/forms/define-form.ts';
import { formOf } from '#domain/forms/forms.ts';
import type { Issue, RefusedPost } from '#domain/forms/issue.ts';
import { submissionKinds, type SubmissionKind } from '#domain/forms/submission-kind.ts';
import type { Country } from '#domain/working-time/country.ts';
import { messagesFor } from '#words/messages.ts';
import { consentsOfForm } from '#words/words-of-form.ts';
import { aSubmission } from '#tests/factories/submissions.ts';
import { ContactMessageForm } from '#site/contact/contact-message-form.tsx';
import { EmployerBriefForm } from '#site/employers/employer-brief-form.tsx';
import { CandidateRegistrationForm } from '#site/registration/candidate-registration-form.tsx';
import { ContactDialogForm } from '#site/shell/contact-dialog.tsx';
import { JobApplicationForm } from '#site/vacancies/job-application-form.tsx';
import { formProps } from './form-props.ts';
import { SubmissionForm } from './submission-form.tsx';

const catalogue = sampleContent();
const vacancy = {
  slug: 'pilot',
  title: 'Pilot',
  location: 'London',
  salary: '£1',
  workType: 'Permanent',
  experience: 'Senior',
};

const recipients = 'Example Ltd';

type Render = (locale: Locale, refused?: RefusedPost) => ReactElement;

/** Forms with a layout of their own; any other is shown as its descriptor has it. */
const components: Partial<Record<SubmissionKind, Render>> = {
  'contact-message': (locale, refused) => (
    <ContactMessageForm {...formProps(catalogue, 'contact-message', locale)} refused={refused} />
  ),
  'contact-dialog': (locale, refused) => (
    <ContactDialogForm {...formProps(catalogue, 'contact-dialog', locale)} refused={refused} />
  ),
  'candidate-registration': (locale, refused) => (
    <CandidateRegistrationForm
      {...formProps(catalogue, 'candidate-registration', locale)}
      recipients={recipients}
      refused={refused}
    />
  ),
  'employer-brief': (locale, refused) => (
    <EmployerBriefForm
      {...formProps(catalogue, 'employer-brief', locale)}
      after={messagesFor(catalogue.firm, locale).plan.afterBrief}
      refused={refused}
    />
  ),
  'job-application': (locale, refused) => (
    <JobApplicationForm
      {...formProps(catalogue, 'job-application', locale)}
      vacancy={vacancy}
      place={{ recipients, country: 'GB' }}
      refused={refused}
    />
  ),
};

function componentOf(kind: SubmissionKind): Render {
  const plain: Render = (locale, refused) => (
    <SubmissionForm form={formOf(kind)} {...formProps(catalogue, kind, locale)} refused={refused} />
  );
  return components[kind] ?? plain;
}

function html(
  kind: SubmissionKind,
  refused?: Partial<RefusedPost>,
  locale = defaultLocale(catalogue.firm),
) {
  const post: RefusedPost = {
    kind,
    code: 'invalid',
    values: {},
    issues: [],
    fileSent: false,
    ...refused,
  };
  return renderToString(componentOf(kind)(locale, refused && post));
}

/** The start tag of the control with this name. */
function control(page: string, name: string): string {
  return new RegExp(`<(?:input|select|textarea)[^>]*name="${name}"[^>]*>`).exec(page)?.[0] ?? '';
}

/** What a box says to those who see it. */
function labelOf(page: string, name: string): string {
  const id = /id="([^"]+)"/.exec(control(page, name))![1]!;
  const label = new RegExp(`<label[^>]*for="${id}"[^>]*>(.*?)</label>`).exec(page)![1]!;
  return label
    .replaceAll(/<span class="sr-only">.*?<\/span>/g, '')
    .replaceAll(/<!-- -->|<[^>]+>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}

describe.each(submissionKinds)('the form %s', (kind) => {
  const form = formOf(kind);

  test('asks for every field of its descriptor, with its rules', () => {
    const page = html(kind);
    const rules = askedFields(form).map(([name, field]) => {
      const autocomplete = field.type === 'text' && field.autocomplete;
      return { name, required: field.required, autocomplete: autocomplete || undefined };
    });
    const asked = rules.map(({ name }) => {
      const tag = control(page, name);
      const autocomplete = /autoComplete="([^"]+)"/.exec(tag)?.[1];
      return { name, required: tag.includes('required=""'), autocomplete };
    });
    expect(asked).toEqual(rules);
    expect(page).toContain(`action="/api/intake/${kind}#${kind}"`);
    expect(page).toContain(`id="${kind}"`);
    expect(page).not.toContain('style=');
    expect(page).not.toContain('role="alert"');
  });

  test('is complete in every edition', () => {
    for (const locale of locales(catalogue.firm)) {
      const page = html(kind, undefined, locale);
      expect(page).not.toContain('{{');
      expect(page).not.toContain('undefined');
    }
  });

  test('shows beside each box the words that are recorded with it', () => {
    for (const locale of locales(catalogue.firm)) {
      const page = html(kind, undefined, locale);
      const recorded = consentsOfForm(catalogue, kind, locale, recipients);
      const boxes = askedFields(form).filter(([, { type }]) => type === 'consent');
      expect(Object.keys(recorded).toSorted()).toEqual(boxes.map(([name]) => name).toSorted());
      for (const [name, words] of Object.entries(recorded)) {
        expect(words).not.toMatch(/[[\]{}]/);
        expect(labelOf(page, name)).toContain(words);
      }
    }
  });

  test('shows a refused post with its values, a summary and an error at each field', () => {
    const [name] = askedFields(form)[0]!;
    const issues: Issue[] = [
      { field: name, code: 'required' },
      { field: form.sender.email, code: 'invalid' },
    ];
    const values = { ...aSubmission[kind](), [name]: '', [form.sender.email]: 'nobody"<b>' };
    const page = html(kind, { values, issues });
    expect(control(page, name)).toContain('aria-invalid="true"');
    expect(control(page, form.sender.email)).toContain('value="nobody&quot;&lt;b&gt;"');
    expect(page).toMatch(/role="alert"[^>]*>.*Before this can be sent/);
    // Once in the summary and once below its field.
    expect(page.split('Enter an email address such as').length - 1).toBe(2);
    const summaryLink = /href="#([^"]+)"[^>]*>[^<]*is required/.exec(page)?.[1];
    expect(control(page, name)).toContain(`id="${summaryLink}"`);
    const again = 'Please choose the file again';
    expect(page).not.toContain(again);
    const withFile = html(kind, { values, issues, fileSent: true });
    expect(withFile.includes(again)).toBe(form.file !== undefined);
  });

  test('says above its fields when a refused post may be sent again', () => {
    const page = html(kind, { values: aSubmission[kind](), retryAfterSeconds: 721 });
    const [name] = askedFields(form)[0]!;
    const told = page.indexOf('work again in about 13 min.');
    expect(told).toBeGreaterThan(page.indexOf('role="alert"'));
    expect(told).toBeLessThan(page.indexOf(control(page, name)));
  });
});

test.each(locales(catalogue.firm))('in %s the brief lists the models as specified', (locale) => {
  const { model } = formProps(catalogue, 'employer-brief', locale).words.options;
  const listed = ['Contingency', 'Shortlist Sprint', 'Talent Intel Lite', 'Retained'];
  expect(model).toEqual(Object.fromEntries(listed.map((name) => [name, name])));
});

test('choices and consents of a refused post are chosen again', () => {
  const page = html('candidate-registration', {
    values: aSubmission['candidate-registration'](),
    issues: [{ field: 'resume_document', code: 'required' }],
  });
  expect(page).toMatch(/<option value="3-months" selected="">/);
  expect(control(page, 'privacy_agreed')).toContain('checked=""');
  expect(page).toContain('Free from March.</textarea>');
});

test('a refused post is shown in the words of its edition', () => {
  const refused = { issues: [{ field: 'coverLetter', code: 'required' } as const] };
  expect(html('job-application', refused, 'de-CH')).toContain('Motivationsschreiben');
  expect(html('job-application', refused, 'de-AT')).toContain('Bewerbungsschreiben');
  expect(html('job-application', refused, 'de-DE')).toContain('>1 Monat</option>');
});

test('a role that closed meanwhile is named in the summary', () => {
  const page = html('job-application', { issues: [{ field: 'roleTitle', code: 'closed' }] });
  expect(page).toContain('This position is closed and no longer accepts applications.');
});

test('a refusal without issues is shown as a failure', () => {
  expect(html('contact-message', { code: 'key-reused' })).toContain(
    'There was an error sending your message. Please try again.',
  );
});

test('the refused post of another form is ignored', () => {
  const page = html('contact-message', { kind: 'job-application', values: { email: 'a@b.c' } });
  expect(page).toBe(html('contact-message'));
});

test('a message about a role names the role and asks for a CV', () => {
  const values = { subject: 'Application: Pilot - London' };
  const page = html('contact-message', { values });
  expect(page).toContain('Your message about: Pilot - London');
  expect(page).toMatch(/<label[^>]*>Resume\/CV<\/label>/);
  expect(html('contact-message')).toMatch(/<label[^>]*>Attachment<\/label>/);
});

test.each(locales(catalogue.firm))(
  'in %s the subject of an application begins with the prefix',
  (locale) => {
    const { forms, vacancies } = messagesFor(catalogue.firm, locale);
    const prefix = forms['contact-message'].application.subjectPrefix;
    expect(vacancies.card.subject.startsWith(`${prefix}{title}`)).toBe(true);
  },
);

const ask = (country: Country | undefined, experience = 'Senior') =>
  renderToString(
    <JobApplicationForm
      {...formProps(catalogue, 'job-application', 'de-AT')}
      vacancy={{ ...vacancy, experience }}
      place={{ recipients, country }}
    />,
  );

describe('the application form asks by its role', () => {
  const { hints, byRole } = messagesFor(catalogue.firm, 'de-AT').forms['job-application'];
  const questions = [
    ['a role in Germany', 'DE', hints?.authorizedToWork],
    ['a role in Switzerland', 'CH', byRole.authorizedIn.CH],
    ['a role in Austria', 'AT', byRole.authorizedIn.AT],
    ['a role without a place', undefined, byRole.authorizedAnywhere],
  ] as const;

  test.each(questions)('for the right to work, of %s', (_, country, hint) => {
    const shown = questions.filter(([, , other]) => ask(country).includes(other!));
    expect(shown.map(([, , said]) => said)).toEqual([hint]);
  });

  test('for another letter at entry level', () => {
    expect(ask('DE', 'Entry Level')).toContain(byRole.letterOfEntryLevel);
    expect(ask('DE')).not.toContain(byRole.letterOfEntryLevel);
  });
});
