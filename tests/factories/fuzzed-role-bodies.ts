import { defaultLocale, locales } from '#domain/edition/editions.ts';
import { stages } from '#domain/mandates/mandate.ts';
import { introductionConsent } from '#words/consent-words.ts';
import type { Example } from './fuzzed-desk-bodies.ts';
import { pick } from './fuzzed-request.ts';
import { aMandate } from './mandates.ts';
import { catalogue } from '#content/catalogue.server.ts';

const actions = [
  { do: 'confirm' },
  { do: 'publish' },
  { do: 'publish', until: '2027-01-31' },
  { do: 'schedule', from: '2026-12-01', until: '2027-02-28' },
  { do: 'close' },
  { do: 'withdraw' },
  { do: 'withdraw-report', on: '2026-11-02' },
];

const vacancyVersion: Example = ({ vacancies }, at) => pick(vacancies, at).version;
const documentVersion: Example = ({ documents }, at) => pick(documents, at).version;

export const vacancyBodies = {
  'POST /vacancies/:id/state': (targets, at) => ({
    version: vacancyVersion(targets, at),
    action: pick(actions, at >> 3),
  }),
  'POST /vacancies/:id/close': (targets, at) => ({
    version: vacancyVersion(targets, at),
    do: at % 2 ? 'close' : 'withdraw',
    answers: [
      {
        submissionId: pick(targets.senders, at).id,
        key: pick(targets.vacancies, at).id,
        template: '',
        subject: 'Your application',
        text: 'The role is filled.',
      },
    ],
  }),
} satisfies Record<string, Example>;

export const mandateBodies = {
  'POST /mandates': ({ vacancies }, at) => ({
    facts: aMandate(),
    ...(at % 2 === 1 && { vacancyId: pick(vacancies, at).id }),
  }),
  'POST /submissions/:id/mandate': () => ({}),
  'PUT /mandates/:id': ({ staff, mandates }, at) => ({
    version: pick(mandates, at).version + (at % 3),
    facts: aMandate({ fee: `${at} %`, plan: [{ name: 'Start', on: '2027-01-04' }] }),
    owner: pick(staff, at).person,
  }),
  'POST /mandates/:id/dates': ({ mandates }, at) => ({
    id: pick(['credit', ...pick(mandates, at).dates], at),
    done: at % 4 < 2,
  }),
  'POST /mandates/:id/people/:submissionId': (_, at) => {
    const on = new Date().toISOString().slice(0, 10);
    const stage = pick(['considered', 'ended', ...stages], at >> 3);
    const words = introductionConsent(
      catalogue().firm,
      defaultLocale(catalogue().firm),
      aMandate(),
    );
    return {
      version: at % 3,
      stage,
      on,
      note: 'Called.',
      ...(stage === 'introduced' && {
        consent: { words, locale: defaultLocale(catalogue().firm), how: 'call', on },
      }),
    };
  },
} satisfies Record<string, Example>;

export const websiteBodies = {
  'PUT /website/:kind/:id/draft': (targets, at) => ({
    version: documentVersion(targets, at),
    content: pick(targets.documents, at).published?.content,
  }),
  'POST /website/:kind/:id/publish': (targets, at) => ({
    version: documentVersion(targets, at),
    ...(at % 4 === 2 && { content: pick(targets.documents, at).published?.content }),
    ...(at % 4 === 3 && { from: Date.now() + 3_600_000 }),
  }),
  'POST /website/:kind/:id/discard': (targets, at) => ({ version: documentVersion(targets, at) }),
  'POST /website/:kind/:id/restore': ({ documents }, at) => {
    const { version, revisions } = pick(documents, at);
    // A document that is a draft alone has none.
    return { version, revision: revisions.length > 0 ? pick(revisions, at >> 3).revision : 1 };
  },
  'POST /website/:kind/:id/remove': (targets, at) => ({ version: documentVersion(targets, at) }),
  'POST /website/:kind/:id/preview': ({ documents }, at) => {
    const { published, pages } = pick(documents, at);
    return {
      content: published?.content,
      page: pages[0]?.name ?? 'home',
      locale: pick(locales(catalogue().firm), at >> 3),
    };
  },
} satisfies Record<string, Example>;
