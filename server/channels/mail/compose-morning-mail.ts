import { languageOf } from '#domain/edition/editions.ts';
import { preferredZone, readerLocale } from '#domain/people/preferences.ts';
import { purposeNameOf } from '#domain/deliveries/channel.ts';
import { mandateWords as mandatesDe } from '#words/desk/mandates.de.ts';
import { mandateWords as mandatesEn } from '#words/desk/mandates.en.ts';
import { morningWords as morningDe } from '#words/desk/overview.de.ts';
import { morningWords as morningEn } from '#words/desk/overview.en.ts';
import { submissionWords as submissionDe } from '#words/desk/submissions.de.ts';
import { submissionWords as submissionEn } from '#words/desk/submissions.en.ts';
import { fillIn } from '#words/fill-in.ts';
import type { Db } from '#server/db/db.ts';
import { morningOf, type Morning } from '#server/inbox/morning-mails.ts';
import type { Task } from '#server/db/task.ts';
import { finishMail, type ComposedMail, type NoMail, type Written } from './compose-mail.ts';
import type { MailLink } from './render-mail.ts';
import { catalogue } from '#content/catalogue.server.ts';

const byLanguage = {
  en: { ...morningEn, kinds: submissionEn.kinds, dateKinds: mandatesEn.dateKinds },
  de: { ...morningDe, kinds: submissionDe.kinds, dateKinds: mandatesDe.dateKinds },
};

/** What is due today, in the language and the zone of the person. Names no sender and no employer. */
export async function composeMorningMail(
  { purpose, subject }: Pick<Task, 'purpose' | 'subject'>,
  { db, siteUrl, now }: { db: Db; siteUrl: string; now: number },
): Promise<ComposedMail | NoMail> {
  const day = purposeNameOf(purpose);
  const morning = await morningOf(db, { personId: subject.id, day, now });
  return finishMail(morning && writtenOf(morning, { day, siteUrl, now }), undefined, siteUrl);
}

function writtenOf(
  morning: Morning,
  { day, siteUrl, now }: { day: string; siteUrl: string; now: number },
): Written | undefined {
  const locale = readerLocale(catalogue().firm, morning);
  const words = byLanguage[languageOf(locale)];
  const timeZone = preferredZone(catalogue().firm, morning);
  const timeOf = (at: number) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(
      at,
    );
  const dayOf = (isoDay: string) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
      new Date(isoDay),
    );
  const { submissions, dates, count } = morning.due;
  const lines: MailLink[] = [
    ...submissions.map(({ id, kind, reference, dueAt, owner }) => {
      const open = owner === null ? words.unassigned : words.due;
      return {
        label: fillIn(dueAt < now ? words.overdue : open, {
          kind: words.kinds[kind],
          reference,
          time: timeOf(dueAt),
        }),
        href: `${siteUrl}/desk/submissions/${id}`,
      };
    }),
    ...dates.map(({ mandateId, role, kind, name, day: on }) => ({
      label: fillIn(words.date, {
        role,
        what: name || words.dateKinds[kind],
        day: dayOf(on),
      }),
      href: `${siteUrl}/desk/mandates/${mandateId}`,
    })),
  ];
  if (count === 0) return undefined;
  const more = count - lines.length;
  const rest: MailLink[] =
    more > 0 ? [{ label: fillIn(words.more, { count: more }), href: `${siteUrl}/desk/inbox` }] : [];
  return {
    name: 'morning',
    to: morning.morningMail,
    locale,
    values: {
      name: morning.name,
      day: dayOf(day),
      count: String(count),
      due: [...lines, ...rest],
    },
  };
}
