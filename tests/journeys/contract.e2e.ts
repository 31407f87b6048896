/**
 * The whole way of every form: filled in a browser, stored by the real server, delivered to a
 * receiver that reads it as n8n does. Field names and values are those of the specification. Forms
 * are sent within a second of loading, which must not make a written text look like spam.
 */
import type { Page } from '@playwright/test';
import { Webhook } from 'standardwebhooks';
import { forms } from '#domain/forms/forms.ts';
import type { SubmissionKind } from '#domain/forms/submission-kind.ts';
import { aSubmission } from '#tests/factories/submissions.ts';
import {
  englishAtEachRun,
  forEachEdition,
  type TestEdition,
} from '#tests/support/browser/editions.ts';
import { aDocument, fillForm } from '#tests/support/browser/fill-form.ts';
import {
  formPlaces,
  openForm,
  pressSubmit,
  type FormPlace,
} from '#tests/support/browser/form-places.ts';
import { startServerProcess } from '#tests/support/server/server-process.ts';
import { expect, test } from '#tests/support/browser/site.ts';
import { temporaryFolder } from '#tests/support/machine/temporary-folder.ts';
import { testSecret } from '#tests/support/deliveries/test-secret.ts';
import { parseDelivery, startReceiver } from '#tests/support/deliveries/webhook-receiver.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const isoTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const cv = aDocument('résumé.pdf');

let receiver: Awaited<ReturnType<typeof startReceiver>>;
let server: Awaited<ReturnType<typeof startServerProcess>>;

test.beforeAll(async () => {
  receiver = await startReceiver();
  server = await startServerProcess({
    DATA_DIR: temporaryFolder(),
    WEBHOOK_SECRET: testSecret.variable,
    ...Object.fromEntries(forms.map(({ kind }) => [urlVariable(kind), receiver.url])),
  });
});

test.afterAll(async () => {
  await server.stop();
  await receiver.stop();
});

/** What the receiver gets beside the values that were typed. */
const alsoDelivered: Record<SubmissionKind, Record<string, unknown>> = {
  'job-application': {
    roleTitle: expect.stringMatching(/./),
    roleLocation: expect.stringMatching(/./),
    roleCompany: 'Confidential',
    roleSalary: expect.stringMatching(/\d/),
    roleWorkType: expect.stringMatching(/^(Permanent|Contract)$/),
    resumeFilename: cv.name,
    resumeFileType: 'application/pdf',
    resumeFileSize: String(cv.buffer.length),
  },
  'contact-message': {
    requirements_filename: cv.name,
    requirements_file_type: 'application/pdf',
    requirements_file_size: String(cv.buffer.length),
  },
  'contact-dialog': {},
  'candidate-registration': {
    privacy_agreement_timestamp: expect.stringMatching(isoTime),
    gdpr_agreement_timestamp: expect.stringMatching(isoTime),
    resume_filename: cv.name,
    resume_file_type: 'application/pdf',
    resume_file_size: String(cv.buffer.length),
  },
  'employer-brief': {
    terms_version: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    attachment_filename: cv.name,
    attachment_file_type: 'application/pdf',
    attachment_file_size: String(cv.buffer.length),
  },
};

forEachEdition(englishAtEachRun, (edition) => {
  for (const place of formPlaces) {
    test(`what is entered in ${place.name} arrives at its webhook, and nothing else`, async ({
      browser,
    }) => {
      const context = await browser.newContext({ baseURL: server.url, locale: edition.locale });
      const page = await context.newPage();
      const { fields, file } = await send(page, place, edition);
      expect(fields).toEqual({
        ...valuesOf(place),
        timestamp: expect.stringMatching(isoTime),
        ...alsoDelivered[place.kind],
      });
      const slot = forms.find(({ kind }) => kind === place.kind)?.file;
      expect(file && { field: file.field, bytes: file.bytes }).toEqual(
        slot && { field: slot.field, bytes: cv.buffer },
      );
      await context.close();
    });
  }
});

async function send(page: Page, place: FormPlace, edition: TestEdition) {
  const before = receiver.received.length;
  const form = await openForm(page, place, edition);
  await fillForm(form, place.kind, { values: valuesOf(place), document: cv });
  await pressSubmit(form);
  await expect.poll(() => receiver.received.length).toBe(before + 1);
  const delivery = receiver.received.at(-1)!;
  // The library reads the body as text, which this document is.
  new Webhook(testSecret.variable).verify(delivery.body, delivery.headers, { jsonParse: false });
  return parseDelivery(delivery);
}

/** Long enough texts not to be taken for a robot's, however fast a form was filled in. */
function valuesOf({ kind }: FormPlace): Record<string, string> {
  const text = 'Free from March, in Basel or Zurich.';
  switch (kind) {
    case 'candidate-registration':
      return aSubmission[kind]({ message: text, additional_information: text });
    case 'employer-brief':
      return aSubmission[kind]({ mustHaves: text });
    default:
      return aSubmission[kind]();
  }
}

function urlVariable(kind: SubmissionKind): string {
  return `WEBHOOK_${kind.replaceAll('-', '_').toUpperCase()}_URL`;
}
