import { randomBytes } from 'node:crypto';
import { aSubmission } from '#tests/factories/submissions.ts';

export const boundary = 'northgauge-bench-boundary';

/** The body of a job application with a PDF of that size, as a browser sends it. */
export function applicationBody(resumeBytes: number): Buffer {
  const fields = Object.entries(aSubmission['job-application']()).map(
    ([name, value]) =>
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const frame = Buffer.from('%PDF-1.7\n');
  const end = Buffer.from('\n%%EOF\n');
  return Buffer.concat([
    Buffer.from(fields.join('')),
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="resume"; filename="cv.pdf"\r\ncontent-type: application/pdf\r\n\r\n`,
    ),
    frame,
    // Random, so that nothing on the way can make it smaller.
    randomBytes(resumeBytes - frame.length - end.length),
    end,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
}
