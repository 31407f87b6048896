import { newStatusLinkPath, requestAlertPath, saveBriefDraftPath } from '#domain/address/paths.ts';
import { locales } from '#domain/edition/editions.ts';
import { contactFieldsOf } from '#domain/forms/check-submission.ts';
import { formOf } from '#domain/forms/forms.ts';
import { submissionKinds } from '#domain/forms/submission-kind.ts';
import { replyFile } from '#domain/threads/reply.ts';
import { fileLink, fileOfMessage } from '#server/submissions/files.ts';
import { testSecret } from '#tests/support/deliveries/test-secret.ts';
import type { FuzzTargets } from '#tests/support/fuzz/fuzz-targets.ts';
import type { RawPart } from '#tests/support/server/send-raw.ts';
import { pdfBytes } from './documents.ts';
import { pick } from './fuzzed-request.ts';
import { aSubmission } from './submissions.ts';
import { catalogue } from '#content/catalogue.server.ts';

/** A request that its route accepts. */
export type Visit = {
  target: string;
  /** Of a plain form. */
  form?: Record<string, string>;
  /** Of a form with a file. */
  parts?: RawPart[];
  /** Whose link it is. */
  sender?: number;
};

type Link = { token: string; sender: number };
type Visiting = (targets: FuzzTargets, at: number) => Visit;

/** The address of a private page, by its link. */
const by =
  (links: (targets: FuzzTargets) => readonly Link[], start: string, action = '') =>
  (targets: FuzzTargets, at: number): Visit => {
    const { token, sender } = pick(links(targets), at);
    return { target: `${start}/${token}${action && `/${action}`}`, sender };
  };
const status = (action?: string) => by(({ senders }) => senders, '/status', action);
const alert = (action?: string) => by(({ alerts }) => alerts, '/alerts', action);
const draft = (start: string, action?: string) => by(({ drafts }) => drafts, start, action);

const withForm =
  (
    visiting: Visiting,
    form: (targets: FuzzTargets, at: number) => Record<string, string> = () => ({}),
  ) =>
  (targets: FuzzTargets, at: number): Visit => ({
    ...visiting(targets, at),
    form: form(targets, at),
  });

const brief = () => partsOf(aSubmission['employer-brief']());
const choices = { q: 'quality', cadence: 'daily', edition: 'de-CH' };

/** Every address of the server but those of the desk and of the built pages. */
export const visits: Record<string, Visiting> = {
  'GET /api/live': () => ({ target: '/api/live' }),
  'GET /api/health': () => ({ target: '/api/health' }),
  'GET /api/ready': () => ({ target: '/api/ready' }),
  'GET /api/openapi.json': () => ({ target: '/api/openapi.json' }),
  'GET /employers/brief/:token': draft('/employers/brief'),
  'GET /:edition/employers/brief/:token': draft('/de/employers/brief'),
  'GET /api/files/:id': ({ senders }, at) => {
    const { id, sender } = pick(senders, at);
    return { target: fileLink('', testSecret.key, id, Date.now()), sender };
  },
  'GET /api/files/:id/:message': ({ replies }, at) => {
    const { id, message, sender } = pick(replies, at);
    const file = fileOfMessage(id, message);
    return { target: fileLink('', testSecret.key, file, Date.now()), sender };
  },
  'GET /media/images/:image': ({ images }, at) => ({
    target: `/media/images/${pick(images, at)}`,
  }),
  [`GET ${newStatusLinkPath}`]: () => ({ target: newStatusLinkPath }),
  [`POST ${newStatusLinkPath}`]: ({ senders }, at) => ({
    target: newStatusLinkPath,
    form: { email: pick(senders, at).email },
  }),
  'GET /status/:token': status(),
  'GET /status/:token/data.json': status('data.json'),
  'GET /status/:token/file': status('file'),
  'GET /status/:token/messages/:message/file': ({ replies }, at) => {
    const { token, message, sender } = pick(replies, at);
    return { target: `/status/${token}/messages/${message}/file`, sender };
  },
  'POST /status/:token/open': withForm(status('open')),
  'GET /status/:token/correct': status('correct'),
  'POST /status/:token/correct': withForm(status('correct'), ({ senders }, at) => {
    const { kind, fields } = pick(senders, at);
    const names = contactFieldsOf(formOf(kind));
    return Object.fromEntries(names.map((name) => [name, fields[name] ?? '']));
  }),
  'GET /status/:token/withdraw': status('withdraw'),
  'POST /status/:token/withdraw': withForm(status('withdraw')),
  'GET /status/:token/erase': status('erase'),
  'POST /status/:token/erase': withForm(status('erase')),
  'POST /status/:token/answers-by-mail': withForm(status('answers-by-mail'), (_, at) => ({
    choice: at % 2 ? 'full' : 'notice',
  })),
  'GET /status/:token/reply': status('reply'),
  'POST /status/:token/reply': (targets, at) => ({
    ...status('reply')(targets, at),
    parts: [
      ...partsOf({ text: `I can start in ${at} days.`, seen: '0' }),
      ...(at % 2 ? [filePart(replyFile.field)] : []),
    ],
  }),
  [`POST ${requestAlertPath}`]: ({ senders }, at) => ({
    target: requestAlertPath,
    form: { email: pick(senders, at).email, ...choices },
  }),
  'GET /alerts/:token': alert(),
  'GET /alerts/:token/data.json': alert('data.json'),
  'POST /alerts/:token': withForm(alert(), () => ({ 'List-Unsubscribe': 'One-Click' })),
  // Of another one than that which the route before has ended.
  'POST /alerts/:token/never': withForm((targets, at) => alert('never')(targets, at + 1)),
  'POST /alerts/:token/confirm': withForm(alert('confirm')),
  'POST /alerts/:token/change': withForm(alert('change'), () => choices),
  'POST /alerts/:token/keep': withForm(alert('keep')),
  [`POST ${saveBriefDraftPath()}`]: () => ({ target: saveBriefDraftPath(), parts: brief() }),
  'POST /api/brief-drafts/:token': (targets, at) => ({
    ...draft(saveBriefDraftPath())(targets, at),
    parts: brief(),
  }),
  'POST /api/brief-drafts/:token/delete': (targets, at) => ({
    ...draft(saveBriefDraftPath(), 'delete')(targets, at),
    parts: brief(),
  }),
  'POST /api/intake/:kind': (_, at) => {
    const kind = pick(submissionKinds, at);
    const { file } = formOf(kind);
    const edition = pick(locales(catalogue().firm), at >> 3);
    return {
      target: `/api/intake/${kind}`,
      parts: [
        ...partsOf({ ...aSubmission[kind](), ng_locale: edition }),
        ...(file ? [filePart(file.field)] : []),
      ],
    };
  },
};

function partsOf(fields: Record<string, string>): RawPart[] {
  return Object.entries(fields).map(([name, content]) => ({
    disposition: `form-data; name="${name}"`,
    content,
  }));
}

function filePart(name: string): RawPart {
  return {
    disposition: `form-data; name="${name}"; filename="CV.pdf"`,
    headers: 'Content-Type: application/pdf\r\n',
    content: pdfBytes('curriculum vitae'),
  };
}
