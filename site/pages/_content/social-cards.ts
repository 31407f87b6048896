import { catalogue } from '#content/catalogue.server.ts';
import { isLegalPage, type PageName } from '#domain/pages/page-name.ts';
import type { CopyPageName } from '#domain/pages/pages.ts';
import type { Report } from '#domain/reports/report.ts';
import type { Locale } from '#domain/edition/editions.ts';
import { wordsIn } from '#domain/edition/spelling.ts';
import type { VacancySummary } from '#domain/vacancies/summary.ts';
import type { StillField } from '#site/sections/still.tsx';
import { socialCardPath } from '#domain/address/paths.ts';
import { pictureOfIndustry, pictureOfSectors } from '#domain/firm/related-roles.ts';
import { cardAlt, type SocialCard } from '#site/seo/social-card.ts';
import { wordsFor } from './words.ts';
import { drawCardOr } from '#site/social-cards/draw-card.ts';

/** The scene of each page's card; without one it shows the mark, as legal pages do. */
const pageFields: Record<CopyPageName, StillField | undefined> = {
  home: 'aviation',
  about: 'space',
  industries: 'medtech',
  expertise: 'infosec',
  employers: 'automotive',
  vacancies: 'deeptech',
  'industry-intelligence': 'infotech',
  'candidate-registration': 'space',
  contact: 'pharma',
  'cookie-preferences': undefined,
};

export function pageCard(page: PageName, locale: Locale): SocialCard {
  const { page: copyOf, legalText } = catalogue();
  if (isLegalPage(page)) {
    return { eyebrow: wordsFor(locale).footer.legal, heading: legalText(page, locale).title };
  }
  const field = pageFields[page];
  if (page === 'home') {
    const { eyebrow, headlines } = copyOf('home', locale).hero;
    return { eyebrow, heading: headlines[0] ?? '', field };
  }
  const { eyebrow, heading } = copyOf(page, locale).hero;
  return { eyebrow, heading, field };
}

export function vacancyCard(vacancy: VacancySummary, locale: Locale): SocialCard {
  const { options, card } = wordsFor(locale).vacancies;
  const place = options[vacancy.location] ?? vacancy.location;
  return {
    eyebrow: vacancy.closed ? `${place} · ${card.closed}` : place,
    heading: vacancy.title,
    detail: vacancy.salary,
    field: pictureOfSectors(catalogue().firm, vacancy.sector),
  };
}

export function reportCard(report: Report, locale: Locale): SocialCard {
  const { eyebrow } = wordsFor(locale).report;
  const { title, subtitle } = wordsIn(report, locale);
  return {
    eyebrow,
    heading: title,
    detail: subtitle,
    field: pictureOfIndustry(catalogue().firm, report.industries[0]),
  };
}

/** Says only who the firm is, for a page whose heading does not fit. */
export function firmCard(locale: Locale): SocialCard {
  return { eyebrow: wordsFor(locale).navigation.home, heading: catalogue().company.name };
}

/** What describe() says of a card. */
export function cardImage(name: string, card: SocialCard, locale: Locale) {
  return {
    path: socialCardPath(catalogue().firm, name, locale),
    alt: cardAlt(card, catalogue().company.name),
  };
}

/** A link preview; `instead` where its words do not fit. */
export async function cardAnswer(card: SocialCard, instead: SocialCard): Promise<Response> {
  const picture = await drawCardOr(catalogue().firm, card, instead);
  return new Response(new Uint8Array(picture), { headers: { 'content-type': 'image/jpeg' } });
}
