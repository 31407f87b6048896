import { submissionKinds } from '#domain/forms/submission-kind.ts';
import { rawBody, rawPost } from '#tests/support/server/send-raw.ts';
import { pdfBytes } from './documents.ts';
import { apply, field, file, parts, dialogWith } from './hostile-parts.ts';

/** What a pattern that backtracks takes quadratic time for. */
const repeated = [' ', '\t', '.', '/', ',', ';', '"', "'", '=', '%', '@', '-', '0', 'a', '\u0301'];

/** Marks of two classes in turn, which normalising has to sort. */
const twoMarks = '\u0301\u0323';

export type LongRequest = { title: string; bytes: Buffer; expected: readonly number[] };

/** Every path, header, field and file name as long as the server reads it, in each of the runs. */
export function longRequests(): LongRequest[] {
  return [...longPaths(), ...longHeaders(), ...longFields(), ...longFilenames()];
}

/** Between letters: trimming would take care of a run at an end. */
function runs(length: number): [name: string, run: string][] {
  return [
    ...repeated.map((character): [string, string] => [
      `a run of ${JSON.stringify(character)}`,
      `a${character.repeat(length)}b`,
    ]),
    ['a run of two marks in turn', `a${twoMarks.repeat(length / 2)}`],
  ];
}

function longPaths(): LongRequest[] {
  const starts = ['/', '/vacancies/', '/reports/', '/documents/', '/api/files/', '/about?from='];
  return starts.flatMap((start) =>
    runs(5_000).map(([name, run]) => ({
      title: `${name} in ${start}`,
      // Blanks and marks are escaped, as a browser does.
      bytes: get(`${start}${run.replace(/[^!-~]/g, encodeURIComponent).slice(0, 15_000)}`),
      expected: [200, 400, 404, 308, 302, 414],
    })),
  );
}

const headerNames = [
  'Accept',
  'Accept-Encoding',
  'Accept-Language',
  'Authorization',
  'Cache-Control',
  'Content-Type',
  'Cookie',
  'If-Match',
  'If-Modified-Since',
  'If-None-Match',
  'If-Range',
  'Origin',
  'Range',
  'Referer',
  'User-Agent',
  'X-Forwarded-For',
  'X-Forwarded-Host',
];

function longHeaders(): LongRequest[] {
  const gets = headerNames.flatMap((name) =>
    runs(7_000).flatMap(([run, value]) =>
      ['/about', '/'].map((path) => ({
        title: `${run} as ${name} of ${path}`,
        bytes: get(path, `${name}: ${value}\r\n`),
        expected: [200, 206, 304, 400, 412, 416, 431],
      })),
    ),
  );
  const posts = [...headerNames, 'Idempotency-Key', 'Sec-Fetch-Site'].flatMap((name) =>
    runs(7_000).map(([run, value]) => ({
      title: `${run} as ${name} of a form`,
      bytes: rawPost('/api/intake/contact-dialog', rawBody([]), {
        [name]: name === 'Content-Type' ? `multipart/form-data; boundary=${value}` : value,
      }),
      expected: [400, 403, 413, 415, 431],
    })),
  );
  return [...gets, ...posts];
}

function longFields(): LongRequest[] {
  return submissionKinds.flatMap((kind) =>
    parts(kind).flatMap((_, at, all) =>
      runs(20_000).map(([run, value]) => {
        const name = /name="([^"]+)"/.exec(all[at]!.disposition)?.[1] ?? '';
        const changed = all.with(at, field(name, value));
        return {
          title: `${run} as ${name} of ${kind}`,
          bytes: rawPost(`/api/intake/${kind}`, rawBody(changed)),
          // Taken where the server sets the field itself, whatever was sent.
          expected: [201, 400, 413],
        };
      }),
    ),
  );
}

function longFilenames(): LongRequest[] {
  return runs(38_000).flatMap(([run, value]) => [
    {
      title: `${run} as a file name`,
      bytes: apply(file(`${value.replaceAll('"', '%22')}.pdf`, 'application/pdf', pdfBytes())),
      expected: [201, 400],
    },
    {
      title: `${run} as the type of a file`,
      bytes: apply(file('cv.pdf', `application/pdf${value}`, pdfBytes())),
      expected: [201, 400],
    },
    {
      title: `${run} as the name of a field`,
      bytes: dialogWith(field(value, 'x')),
      expected: [400, 413],
    },
  ]);
}

function get(path: string, headers = ''): Buffer {
  return Buffer.from(`GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${headers}\r\n`);
}
