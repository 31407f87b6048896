import { rawBody, rawPost, type RawPart } from '#tests/support/server/send-raw.ts';
import { pdfBytes } from './documents.ts';
import { aSubmission } from './submissions.ts';

/** A request as bytes, and the status that it deserves. */
export type HostileCase = [
  title: string,
  status: number,
  request: () => Buffer,
  options?: { end: boolean },
];

export const dialog = '/api/intake/contact-dialog';
export const application = '/api/intake/job-application';
export const brief = '/api/intake/employer-brief';

export function good(): Buffer {
  return rawBody(parts('contact-dialog', ['consent']));
}

export function post(target: string, body: Buffer): Buffer {
  return rawPost(target, body);
}

export function field(name: string, content: string): RawPart {
  return { disposition: `form-data; name="${name}"`, content };
}

export function parts(kind: keyof typeof aSubmission, without: string[] = []): RawPart[] {
  return Object.entries(aSubmission[kind]())
    .filter(([name]) => !without.includes(name))
    .map(([name, value]) => field(name, value));
}

export function dialogWith(...more: RawPart[]): Buffer {
  return rawPost(dialog, rawBody([...parts('contact-dialog'), ...more]));
}

export function dialogBut(changes: Record<string, string>): Buffer {
  const changed = Object.entries(changes).map(([name, value]) => field(name, value));
  return rawPost(dialog, rawBody([...parts('contact-dialog', Object.keys(changes)), ...changed]));
}

export function file(filename: string, type: string, content: Buffer): RawPart {
  const headers = type ? `Content-Type: ${type}\r\n` : '';
  return { disposition: `form-data; name="resume"; filename="${filename}"`, headers, content };
}

export function pdf(): RawPart {
  return file('cv.pdf', 'application/pdf', pdfBytes());
}

export function withFile(kind: keyof typeof aSubmission, part: RawPart): Buffer {
  return rawBody([...parts(kind), part]);
}

export function apply(part: RawPart): Buffer {
  return rawPost(application, withFile('job-application', part));
}
