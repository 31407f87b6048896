import type { TextFormat } from '#domain/forms/field.ts';
import type { SubmissionKind } from '#domain/forms/submission-kind.ts';
import type { FailedPart, RefusalCode } from '#domain/forms/issue.ts';
import type { FormWords } from './form-words.ts';

/** What the forms have in common. {name} is filled in by the form, {{fact}} when the page is built. */
const shell = {
  requiredNote: 'Fields marked * are required.',
  requiredTitle: 'Required Fields Missing',
  requiredList: 'Please complete the following required fields: {list}',
  checkTitle: 'Please Check Your Entries',
  checkList: 'Please correct: {list}',
  agreementTitle: 'Agreement Required',
  summary: 'Before this can be sent',
  errorTitle: 'Error',
  issues: {
    required: '{label} is required.',
    tick: 'Please tick this box to continue.',
    invalid: 'Please check {label}.',
    formats: {
      email: 'Enter an email address such as name@example.com.',
      phone: 'Enter a telephone number with at least five digits.',
      'web-address': 'Enter a web address such as https://www.linkedin.com/in/name.',
    } satisfies Record<TextFormat, string>,
    'too-long': '{label} is too long.',
    'file-empty': 'This file is empty. Please choose another.',
    'file-encrypted': 'This file is password-protected. Please upload an unprotected copy.',
    'file-macros': 'This file contains macros. Please save it without them, or as PDF.',
    'file-unpacked': 'This file unpacks to more than we can open. Please save it as PDF.',
    closed: 'This position is closed and no longer accepts applications.',
  },
  offline: 'You appear to be offline. Everything you entered is still here.',
  wait: 'It should work again in about {minutes} min. Everything you entered is still here.',
  kept: 'Everything you entered is still here.',
  cancelled: 'Sending was cancelled. Everything you entered is still here.',
  uploading: 'Uploading {name}',
  cancel: 'Cancel upload',
  reference: 'Your reference: {reference}',
  again: 'Fill in this form again',
  follow: {
    promise: 'We will answer by {time} ({zone}).',
    zone: '{{regional.officeTime}}',
    link: 'Your private status page',
    copy: 'Copy link',
    copied: 'Link copied.',
    copyFailed: 'The link could not be copied.',
  },
  newTab: '(opens in a new tab)',
  choose: 'Please choose',
  honeypot: 'Leave this field empty',
  file: {
    drop: 'Or drop a file here.',
    remove: 'Remove file',
    hint: 'PDF, DOC, DOCX (max 5MB)',
    note: 'or ODT',
    again: 'Please choose the file again: the browser does not keep it.',
    typeTitle: 'Invalid file type',
    type: 'Please upload PDF, DOC, DOCX, or ODT files only.',
    sizeTitle: 'File too large',
    size: 'Please upload files smaller than 5MB.',
  },
};

/** A form may fail in every way; elsewhere most codes share their words. */
type FailureWords = {
  [Part in FailedPart]: Part extends 'form'
    ? Record<RefusalCode | 'title', string>
    : Record<'title' | 'other', string> & Partial<Record<RefusalCode, string>>;
};

/** What a visitor reads when a request failed and no page of its own can say so. */
const failure: FailureWords = {
  form: {
    title: 'Your form was not sent',
    'not-found': 'This form does not exist.',
    'not-multipart': 'We could not read the form as it was sent. Please go back and send it again.',
    malformed: 'The form arrived incomplete. Please go back and send it again.',
    'too-large': 'What you sent is too large. Please go back and choose a smaller file.',
    'too-slow': 'The upload took too long. Please go back and send it again.',
    invalid: 'Something is not right with what you sent. Please go back and check it.',
    'key-reused':
      'This form has already been sent with other content. Please open it again before you send it.',
    'rate-limited':
      'Too many forms have come from your network. Please wait a minute, then go back and send it again.',
    busy: 'We are receiving a lot of forms at the moment. Please go back and send it again shortly.',
    unavailable: 'We could not store your form. Please go back and send it again shortly.',
  },
  page: {
    title: 'We cannot show this page just now',
    'rate-limited':
      'Too many requests have come from your network. Please wait a minute, then load the page again.',
    busy: 'A lot of people are visiting at the moment. Please load the page again shortly.',
    other: 'The fault is ours. Please load the page again shortly.',
  },
  status: {
    title: 'We cannot show your status page just now',
    'rate-limited':
      'Too many requests have come from your network. Nothing is lost: please wait a minute, then open your link again.',
    other: 'Nothing that you sent is lost. Please open your link again shortly.',
  },
  'status-change': {
    title: 'We cannot confirm your change',
    'rate-limited':
      'Too many requests have come from your network, so nothing was changed. Please wait a minute, then go back and try again.',
    other:
      'Something went wrong while we were changing it. Please open your link again: it shows whether the change was made.',
  },
};

const pages = { failure, home: 'Back to the home page' };

export const formsEn: FormsMessages = {
  shell,
  pages,
  'job-application': {
    heading: 'Apply for this role',
    close: 'Close the application form',
    byRole: {
      authorizedIn: {
        CH: 'Are you authorised to work in Switzerland, for example with a B or C permit?',
        AT: 'Are you authorised to work in Austria, for example as an EU or EEA citizen or with a Red-White-Red Card?',
      },
      authorizedAnywhere: 'Are you authorised to work in the country you would work from?',
      letterOfEntryLevel:
        'A few sentences are enough: what you built or measured, and what you want to learn.',
    },
    submit: 'Submit Application',
    busy: 'Submitting...',
    labels: {
      firstName: 'First Name',
      lastName: 'Last Name',
      email: 'Email Address',
      phone: 'Phone Number',
      linkedin: 'LinkedIn Profile',
      noticePeriod: 'Notice Period',
      authorizedToWork: 'Work Authorization',
      coverLetter: 'Cover Letter',
      resume: 'Resume/CV',
      privacyConsent: 'Privacy Policy Agreement',
      gdprConsent: 'GDPR Agreement',
      marketingConsent: 'Emails about other roles',
    },
    options: {
      noticePeriod: {
        immediate: 'Immediate',
        '1-week': '1 week',
        '2-weeks': '2 weeks',
        '1-month': '1 month',
        '2-months': '2 months',
        '3-months': '3 months',
        other: 'Other',
      },
      authorizedToWork: { yes: 'Yes', no: 'No' },
    },
    hints: {
      authorizedToWork: 'Are you authorised to work where the role is based?',
      coverLetter: 'A few sentences are enough: your own part and what you want next.',
      resume: 'No photo, date of birth or marital status, please.',
    },
    consents: {
      privacyConsent: 'I have read and agree to the [Privacy Policy](page:privacy-policy).',
      gdprConsent:
        'I consent to the processing of my personal data for this application under the GDPR. It goes to {recipients}, and to an employer only if I agree. It is kept for at most {{privacy.consentYears}} years, longer only as the [Privacy Policy](page:privacy-policy) says, and I can withdraw at any time, as described in [Your Data Rights](page:data-rights).',
      marketingConsent:
        'You may email me about other roles that match my profile. I can withdraw this at any time.',
    },
    successTitle: 'Application Submitted',
    success: "Your application has been submitted successfully. We'll be in touch soon.",
    failure: 'There was an error submitting your application. Please try again.',
  },
  'contact-message': {
    submit: 'Send Message',
    busy: 'Sending...',
    labels: {
      firstName: 'First Name',
      lastName: 'Last Name',
      email: 'Email Address',
      phone: 'Phone Number',
      company: 'Company',
      position: 'Position',
      subject: 'Subject',
      message: 'Message',
      requirements_document: 'Attachment',
    },
    options: {},
    consents: {},
    privacyNote:
      'We use what you send to answer you, as described in the [Privacy Policy](page:privacy-policy).',
    application: {
      subjectPrefix: 'Application: ',
      heading: 'Your message about: {role}',
      file: 'Resume/CV',
      note: 'We answer this message within {{promise.messageHours}} hours on working days. To be considered for the role, apply: we read an application against it and answer within {{promise.applicationWorkingDays}} working days.',
      link: 'Submit Application',
    },
    successTitle: 'Message Sent',
    success: "We'll get back to you soon.",
    failure: 'There was an error sending your message. Please try again.',
  },
  'contact-dialog': {
    heading: "Let's Talk",
    introduction:
      'Leave your name and a line about what you need. We answer within {{promise.talkHours}} hours on working days; on a Friday or before a holiday, that means the next working day.',
    close: 'Close this dialog',
    submit: 'Send Message',
    busy: 'Sending...',
    labels: {
      name: 'Name',
      email: 'Email',
      company: 'Company (optional)',
      message: 'Message',
      consent: 'Consent',
    },
    options: {},
    consents: {
      consent:
        'I agree to the [Terms of Use](page:terms-of-use) and [Privacy Policy](page:privacy-policy).',
    },
    missingTitle: 'Required Field Missing',
    missing: {
      name: 'Please enter your name',
      email: 'Please enter your email address',
      message: 'Please enter your message',
      consent: 'Please agree to the Terms of Service and Privacy Policy',
    },
    successTitle: 'Message Sent!',
    success: '{{site.talk}}',
    failure: 'There was an error sending your message. Please try again.',
  },
  'candidate-registration': {
    submit: 'Complete Registration',
    busy: 'Submitting Registration...',
    sections: {
      personal: 'Personal Information',
      professional: 'Professional Information',
      privacy: 'Data Protection & Privacy',
    },
    labels: {
      firstName: 'First Name',
      lastName: 'Last Name',
      email: 'Email Address',
      phone: 'Phone Number',
      linkedin: 'LinkedIn Profile',
      company: 'Current Company',
      position: 'Current Position',
      currentLocation: 'Current Location',
      desiredRole: 'Desired Role',
      desiredLocation: 'Desired Location',
      authorizedToWork: 'Authorized to Work In',
      notice_period: 'Notice Period',
      message: 'Additional Information',
      resume_document: 'Resume/CV',
      privacy_agreed: 'Privacy Policy',
      gdpr_agreed: 'GDPR',
    },
    hints: {
      authorizedToWork: 'Countries or regions, for example {{site.workCountries}}.',
      resume_document:
        'No photo, date of birth or marital status, please. No employer sees your CV unless you agree.',
    },
    options: {
      notice_period: {
        immediately: 'Immediately',
        '1-month': '1 month',
        '2-months': '2 months',
        '3-months': '3 months',
        '4-months': '4 months',
      },
    },
    consents: {
      privacy_agreed: 'I have read and agree to the [Privacy Policy](page:privacy-policy).',
      gdpr_agreed:
        'I consent to the processing of my personal data for recruitment under the GDPR. It goes to {recipients}, and to an employer only if I agree. It is kept for at most {{privacy.consentYears}} years, longer only as the [Privacy Policy](page:privacy-policy) says, and I can withdraw my consent at any time as described in [Your Data Rights](page:data-rights).',
    },
    agreement: 'Please agree to both the Privacy Policy and GDPR terms to continue.',
    successTitle: 'Registration Successful',
    success: "Thank you for your application. We'll review your profile and be in touch soon.",
    failure: 'There was an error submitting your application. Please try again.',
  },
  'employer-brief': {
    submit: 'Send Brief',
    busy: 'Sending...',
    labels: {
      company: 'Company',
      roleTitle: 'Role Title',
      location: 'Location/Remote',
      employmentType: 'Employment Type',
      mustHaves: 'Must-haves',
      salaryRange: 'Salary Range',
      targetStartDate: 'Target Start Date',
      model: 'Model',
      yourName: 'Your Name',
      yourEmail: 'Your Email',
      yourPhone: 'Your Phone',
      attachment_document: 'Attachment',
      consent: 'Consent',
    },
    options: {
      employmentType: { Permanent: 'Permanent', Contract: 'Contract' },
      // The firm names its models.
      model: {},
    },
    hints: {
      mustHaves: 'Qualifications, licences and experience this hire cannot do without.',
    },
    file: {
      hint: 'PDF, DOC, DOCX, TXT (max 10MB)',
      note: 'or another document, spreadsheet or picture',
      type: 'Programs, scripts, web pages and archives are not accepted. Please choose another file.',
      size: 'Please select a file smaller than 10MB.',
    },
    consents: {
      consent:
        'I agree to the [Terms of Use](page:terms-of-use) and have read the [Privacy Policy](page:privacy-policy).',
    },
    successTitle: 'Thanks. We will confirm fit and timeline today.',
    failure: 'There was an error sending your message. Please try again.',
  },
};

export type FormsMessages = { shell: ShellWords; pages: typeof pages } & {
  [Kind in SubmissionKind]: FormWords<Kind>;
};
export type ShellWords = typeof shell;
