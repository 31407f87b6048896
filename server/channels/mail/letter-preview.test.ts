import { expect, test } from 'vitest';
import { catalogue } from '#content/catalogue.server.ts';
import { locales, type Locale } from '#domain/edition/editions.ts';
import { aVacancy } from '#tests/factories/vacancies.ts';
import { previewedMail, previewedStatus } from './routes.ts';
import type { Letter } from '#server/documents/show-edited.ts';

const now = Date.parse('2026-11-16T10:00:00Z');
const answers = catalogue()
  .answerTemplates('en-GB')
  .map(({ id }) => id);

function letter(kind: 'answer' | 'mail', id: string, locale: Locale): Letter {
  const siteUrl = 'https://www.example.com';
  const vacancy = aVacancy();
  const given = {
    catalogue: catalogue(),
    locale,
    vacancy,
    consultant: 'Helen Marsh',
    now,
    siteUrl,
  };
  return { key: { kind, id }, ...given };
}

test.each(answers)('%s is previewed as the mail and the page that its receiver sees', (id) => {
  for (const locale of locales(catalogue().firm)) {
    const mail = previewedMail(letter('answer', id, locale), 'email');
    const { submission } = previewedStatus(letter('answer', id, locale)) as Submission;
    const [message] = submission.messages;
    expect(message!.text).toMatch(/^(Dear \p{L}+ \p{L}+,|Guten Tag \p{L}+ \p{L}+,?)\n/u);
    for (const said of [mail, message!.text, message!.subject]) expect(said).not.toMatch(/\{\w*\}/);
    expect(mail).toContain('Helen Marsh');
    expect(mail).toContain(message!.text.split('\n')[0]);
    // The frame refuses inline styles.
    expect(mail).not.toContain('style="');
    const notice = previewedMail(letter('answer', id, locale), 'email-notice');
    expect(notice).not.toContain(message!.text.split('\n')[0]);
  }
});

test.each(['receipt', 'answer', 'answer-notice', 'status-link'])(
  'the mail %s is previewed in every edition, with each variable filled in',
  (id) => {
    for (const locale of locales(catalogue().firm)) {
      const mail = previewedMail(letter('mail', id, locale), 'email');
      expect(mail).not.toMatch(/\{\w*\}/);
      expect(mail).toContain(`lang="${locale}"`);
      expect(mail).toMatch(/<header>[^<]+<\/header>/);
    }
  },
);

test.each(['staff-notice', 'reply-notice', 'overdue', 'alert', 'test'])(
  'the mail %s to staff is previewed in the language that it has',
  (id) => {
    expect(previewedMail(letter('mail', id, 'en-GB'), 'email')).not.toMatch(/\{\w*\}/);
  },
);

type Submission = Extract<ReturnType<typeof previewedStatus>, { is: 'submission' }>;
