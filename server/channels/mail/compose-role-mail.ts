import { catalogue } from '#content/catalogue.server.ts';
import { dayIn, mostRolesInMail } from '#domain/alerts/alert-rules.ts';
import { storedFilter } from '#domain/alerts/role-filter.ts';
import { alertPath, pagePath, vacancyPath } from '#domain/address/paths.ts';
import { languageOf, type Locale } from '#domain/edition/editions.ts';
import { formatDate } from '#domain/edition/format.ts';
import { publicVacancy } from '#domain/vacancies/summary.ts';
import type { Vacancy } from '#domain/vacancies/vacancy.ts';
import { purposeKindOf, purposeNameOf } from '#domain/deliveries/channel.ts';
import { fillIn } from '#words/fill-in.ts';
import { filterSentence } from '#words/filter-sentence.ts';
import { messagesFor } from '#words/messages.ts';
import type { Db } from '#server/db/db.ts';
import { roleAlertById, alertLinksOf, type RoleAlert } from '#server/alerts/role-alert.ts';
import { roleListById, roleListWords } from '#server/alerts/role-lists.ts';
import { publicRoles, rolesOfMail } from '#server/alerts/plan-alert-mails.ts';
import type { Task } from '#server/db/tasks.ts';
import { finishMail, type ComposedMail, type NoMail, type Written } from './compose-mail.ts';
import { type MailLink, renderMail } from './render-mail.ts';
import { headerAddress } from './send-smtp.ts';

type Dependencies = { db: Db; siteUrl: string; now: number };

/** A mail of an alert about roles. It holds the link that changes and ends the alert. */
export async function composeRoleMail(
  { purpose, subject }: Pick<Task, 'purpose' | 'subject'>,
  dependencies: Dependencies,
): Promise<ComposedMail | NoMail> {
  const { db, siteUrl, now } = dependencies;
  if (subject.type === 'role-list') return listMail(subject.id, dependencies);
  const alert = await roleAlertById(db, subject.id, now);
  if (!alert || alert === 'ended') return 'obsolete';
  const address = siteUrl + alertPath((await alertLinksOf(db)).tokenOf(alert.id));
  const link = [{ href: address }];
  if (purposeKindOf(purpose) === 'role-confirm') {
    if (alert.confirmedAt !== null) return 'obsolete';
    // No word of whoever asked: anybody can type anybody's address.
    const { email: to, locale } = alert;
    return finishMail(
      { name: 'role-alert-confirm', to, locale, values: { link } },
      undefined,
      siteUrl,
    );
  }
  if (alert.confirmedAt === null || alert.endsAt === null) return 'obsolete';
  const written =
    purposeKindOf(purpose) === 'role-news'
      ? await newsMail(alert, purposeNameOf(purpose), link, dependencies)
      : questionMail(alert, purposeNameOf(purpose), link);
  const composed = finishMail(written, undefined, siteUrl);
  if (typeof composed === 'string') return composed;
  return { ...composed, unsubscribe: address, officeOf: alert.locale };
}

async function newsMail(
  alert: RoleAlert,
  mail: string,
  link: MailLink[],
  { db, siteUrl, now }: Dependencies,
): Promise<Written | undefined> {
  const { email: to, locale, filter } = alert;
  const roles = await rolesOfMail(db, { alertId: alert.id, mail }, now);
  if (roles.length === 0) return undefined;
  const { mail: words } = wordsFor(locale);
  const links = roleLinks(roles.slice(0, mostRolesInMail), { locale, siteUrl, now });
  const more = roles.length - mostRolesInMail;
  if (more > 0) {
    const list = siteUrl + pagePath(catalogue().firm, 'vacancies', locale) + filter;
    links.push({ label: fillIn(words.more, { count: more }), href: list });
  }
  const plural = new Intl.PluralRules(locale).select(roles.length) === 'one' ? 'one' : 'other';
  const values = {
    news: fillIn(words.news[plural], { count: roles.length }),
    filter: filterSentence(catalogue().firm, storedFilter(catalogue().firm, filter), locale),
    roles: links,
    link,
  };
  return { name: 'role-alert', to, locale, values, footer: footerOf(alert, siteUrl) };
}

/** Not of an end that its receiver has put off since. */
function questionMail(alert: RoleAlert, end: string, link: MailLink[]): Written | undefined {
  const { email: to, locale, filter, endsAt } = alert;
  if (String(endsAt) !== end) return undefined;
  const values = {
    end: formatDate(dayIn(locale, endsAt!), locale),
    filter: filterSentence(catalogue().firm, storedFilter(catalogue().firm, filter), locale),
    link,
  };
  return { name: 'role-alert-question', to, locale, values };
}

/** What was saved and is still on the site, in the order of the list. */
async function listMail(
  id: string,
  { db, siteUrl, now }: Dependencies,
): Promise<ComposedMail | NoMail> {
  const list = await roleListById(db, id);
  const roles = list ? await publicRoles(db, list.slugs, now) : [];
  if (!list || roles.length === 0) return 'obsolete';
  const to = headerAddress(list.email);
  if (to === undefined) return 'unusable-address';
  const { locale } = list;
  const { name: firm, email } = catalogue().company;
  const language = languageOf(locale);
  const { subject, text, footer } = roleListWords[language];
  const values = { roles: roleLinks(roles, { locale, siteUrl, now }), firm };
  return {
    name: 'saved-roles',
    to,
    replyTo: email.general,
    about: undefined,
    subject,
    ...renderMail(text, values, { footer: fillIn(footer, { firm, site: siteUrl }), language }),
  };
}

/** Each role with its facts above its address. */
function roleLinks(
  roles: readonly Vacancy[],
  { locale, siteUrl, now }: { locale: Locale; siteUrl: string; now: number },
): MailLink[] {
  const { options, card } = catalogue().quote(
    messagesFor(catalogue().firm, locale).vacancies,
    locale,
  );
  const { closes } = wordsFor(locale).mail;
  const named = (option: string) => options[option] ?? option;
  return roles.map((vacancy) => {
    const { title, location, salary, workType, closed, closesOn, slug } = publicVacancy(
      catalogue().firm,
      vacancy,
      locale,
      dayIn(locale, now),
    );
    const facts = [
      named(location),
      salary,
      named(workType),
      ...(closed ? [card.closed] : []),
      ...(closesOn === undefined ? [] : [fillIn(closes, { date: closesOn })]),
    ];
    return {
      label: `${title}\n${facts.join(' · ')}`,
      href: siteUrl + vacancyPath(catalogue().firm, slug, locale),
    };
  });
}

function footerOf({ locale, confirmedAt }: RoleAlert, siteUrl: string): string {
  const since = formatDate(dayIn(locale, confirmedAt!), locale);
  return fillIn(wordsFor(locale).mail.footer, { since, site: siteUrl });
}

function wordsFor(locale: Locale) {
  return catalogue().quote(messagesFor(catalogue().firm, locale).roleAlerts, locale);
}
