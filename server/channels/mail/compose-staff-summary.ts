import { deskLocale, languageOf } from '#domain/edition/editions.ts';
import { purposeKindOf, type PurposeKind } from '#domain/deliveries/channel.ts';
import { morningWords as morningDe } from '#words/desk/overview.de.ts';
import { morningWords as morningEn } from '#words/desk/overview.en.ts';
import { submissionWords as submissionDe } from '#words/desk/submissions.de.ts';
import { submissionWords as submissionEn } from '#words/desk/submissions.en.ts';
import { fillIn } from '#words/fill-in.ts';
import { noticesOf, type SummarisedNotice } from '#server/deliveries/staff-notices.ts';
import type { Task } from '#server/db/task.ts';
import {
  finishMail,
  type ComposedMail,
  type ComposeDependencies,
  type NoMail,
  type Written,
} from './compose-mail.ts';
import type { MailLink } from './render-mail.ts';
import { catalogue } from '#content/catalogue.server.ts';

const byLanguage = {
  en: { ...morningEn, kinds: submissionEn.kinds },
  de: { ...morningDe, kinds: submissionDe.kinds },
};

/** The others are in the inbox. */
const mostListed = 50;

/** What came in beyond the single notices of an hour: no more of each than a notice says. */
export async function composeStaffSummary(
  { subject }: Pick<Task, 'subject'>,
  { db, siteUrl, mail }: ComposeDependencies,
): Promise<ComposedMail | NoMail> {
  const notices = await noticesOf(db, subject.id);
  return finishMail(writtenOf(notices, { to: mail.staff, siteUrl }), undefined, siteUrl);
}

function writtenOf(
  notices: readonly SummarisedNotice[],
  { to, siteUrl }: { to: string | undefined; siteUrl: string },
): Written | undefined {
  if (notices.length === 0) return undefined;
  const locale = deskLocale(catalogue().firm);
  const words = byLanguage[languageOf(locale)];
  const lines: Partial<Record<PurposeKind, string>> = {
    'staff-notice': words.new,
    'reply-notice': words.replied,
    overdue: words.late,
  };
  const submissions = notices
    .slice(0, mostListed)
    .map(({ id, reference, kind, purpose }): MailLink => ({
      label: fillIn(lines[purposeKindOf(purpose)] ?? words.new, {
        kind: words.kinds[kind],
        reference,
      }),
      href: `${siteUrl}/desk/submissions/${id}`,
    }));
  const more = notices.length - submissions.length;
  if (more > 0) {
    submissions.push({ label: fillIn(words.more, { count: more }), href: `${siteUrl}/desk/inbox` });
  }
  const counts = Map.groupBy(notices, ({ kind }) => kind);
  const forms = [...counts].map(([kind, { length }]) => `${words.kinds[kind]}: ${length}`);
  const values = { count: String(notices.length), forms: forms.join('\n'), submissions };
  return { name: 'staff-summary', to, locale, values };
}
