import * as fc from 'fast-check';
import { controlFields } from '#domain/forms/control-field.ts';
import { fileTypes, MiB } from '#domain/forms/file-type.ts';
import { formOf } from '#domain/forms/forms.ts';
import { submissionKinds, type SubmissionKind } from '#domain/forms/submission-kind.ts';
import type { RawPart } from '#tests/support/server/send-raw.ts';
import { brokenDocuments, realDocuments } from './corpus.ts';
import { anyText as text, mostly } from './nasty-values.ts';
import { aSubmission } from './submissions.ts';

export type FuzzedForm = { kind: SubmissionKind; parts: RawPart[] };

/** A valid form of any kind, and what somebody did to its parts. */
export const fuzzedForm: fc.Arbitrary<FuzzedForm> = fc
  .constantFrom(...submissionKinds)
  .chain((kind) =>
    fc.record({
      kind: fc.constant(kind),
      parts: fc
        .tuple(fuzzedFields(kind), fileOf(kind))
        .map(([fields, file]) => (file ? [...fields, file] : fields)),
    }),
  );

function fuzzedFields(kind: SubmissionKind): fc.Arbitrary<RawPart[]> {
  const fields = Object.entries(aSubmission[kind]());
  const change = fc.oneof(
    { weight: 3, arbitrary: fc.tuple(fc.constant('value' as const), fc.nat(), text) },
    fc.tuple(fc.constantFrom('drop', 'twice', 'last'), fc.nat(), fc.constant('')),
    fc.tuple(fc.constantFrom('name', 'add'), fc.nat(), text),
    fc.tuple(
      fc.constant('add' as const),
      fc.nat(),
      fc.constantFrom(...Object.values(controlFields)),
    ),
    fc.tuple(fc.constant('headers' as const), fc.nat(), partHeaders),
  );
  const changes = fc.oneof(fc.constant([]), fc.array(change, { minLength: 1, maxLength: 4 }));
  return changes.map((changes) => {
    const parts = fields.map(([name, content]) => field(name, content));
    for (const [what, at, value] of changes) {
      const index = at % Math.max(1, parts.length);
      const part = parts[index];
      if (!part) break;
      if (what === 'value') part.content = value;
      if (what === 'name') part.disposition = `form-data; name="${value}"`;
      if (what === 'headers') part.headers = value;
      if (what === 'drop') parts.splice(index, 1);
      if (what === 'twice') parts.push({ ...part });
      if (what === 'last') parts.push(...parts.splice(index, 1));
      if (what === 'add') parts.push(field(value, 'x'));
    }
    return parts;
  });
}

const partHeaders = fc.constantFrom(
  'Content-Type: text/plain; charset=utf-16\r\n',
  'Content-Type: application/json\r\n',
  'Content-Type: multipart/mixed; boundary=inner\r\n',
  'Content-Transfer-Encoding: base64\r\n',
  'Content-Type: \r\n',
  'Content-Disposition: form-data; name="other"\r\n',
  ': no name\r\n',
  'no colon\r\n',
  `X-Filler: ${'x'.repeat(9_000)}\r\n`,
  ' folded\r\n',
  '\r\n',
);

/** Mostly as the form demands it, so that much is stored as well. */
function fileOf(kind: SubmissionKind): fc.Arbitrary<RawPart | undefined> {
  const slot = formOf(kind).file;
  const [none, some] = slot?.required ? [1, 12] : slot ? [3, 3] : [12, 1];
  return fc.oneof(
    { weight: none, arbitrary: fc.constant(undefined) },
    { weight: some, arbitrary: filePart(kind) },
  );
}

function filePart(kind: SubmissionKind): fc.Arbitrary<RawPart> {
  const slot = formOf(kind).file?.field ?? 'resume';
  return fc
    .record({
      document: fc.oneof(
        { weight: 3, arbitrary: fc.constantFrom(...realDocuments) },
        fc.constantFrom(...brokenDocuments),
      ),
      name: mostly(slot, fc.constantFrom('message', 'email', '', 'attachment')),
      filename: mostly(undefined, fc.option(text, { nil: undefined })),
      declared: mostly(
        '',
        fc.oneof(text, fc.constantFrom<string>(...Object.values(fileTypes).flat())),
      ),
      // The whole, a part of it, nothing, or filled up to more than is taken.
      length: fc.oneof(
        { weight: 40, arbitrary: fc.constant('whole' as const) },
        { weight: 10, arbitrary: fc.constantFrom(0, 1, 20, 5_000) },
        fc.constantFrom(MiB, 5 * MiB, 5 * MiB + 1, 6 * MiB),
      ),
      changes: mostly([], fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 3 })),
      star: fc.boolean(),
    })
    .map(({ document, name, filename = document.filename, declared, length, changes, star }) => {
      const size = length === 'whole' ? document.bytes.length : length;
      const bytes = Buffer.alloc(size, 'x');
      document.bytes.copy(bytes);
      for (const [at, value] of changes) if (bytes.length > 0) bytes[at % bytes.length] = value;
      const named = star
        ? `filename*=UTF-8''${encodeURIComponent(filename.toWellFormed())}`
        : `filename="${filename}"`;
      return {
        disposition: `form-data; name="${name}"; ${named}`,
        headers: declared === '' ? '' : `Content-Type: ${declared}\r\n`,
        content: bytes,
      };
    });
}

function field(name: string, content: string): RawPart {
  return { disposition: `form-data; name="${name}"`, content };
}
