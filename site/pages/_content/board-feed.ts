import { catalogue } from '#content/catalogue.server.ts';
import { vacancyPath } from '#domain/address/paths.ts';
import { boardLocale, isOffered } from '#domain/vacancies/boards/board-faults.ts';
import { boards, type Board, type BoardId } from '#domain/vacancies/boards/boards.ts';
import type { Locale } from '#domain/edition/editions.ts';
import { publicVacancy, type PublicVacancy } from '#domain/vacancies/summary.ts';
import { partsOf, type OfEachField } from '#domain/vacancies/vacancy-field.ts';
import type { PublishedVacancy } from '#domain/vacancies/vacancy.ts';
import { placeOf } from '#domain/vacancies/engagement.ts';
import { type BoardRole, vacancyHtml } from '#site/seo/vacancy-feed.ts';
import { absoluteUrl } from '#site/seo/structured-data.ts';
import { requiredInAdvert } from './advertiser.ts';
import { lastChanged, type VacancyList } from './vacancy-list.ts';
import { wordsFor } from './words.ts';

/** The open roles that a board is to have and that keep its rules. */
export function boardRoles(id: BoardId, { open, today }: VacancyList): BoardRole[] {
  return open
    .map((vacancy) => ({ vacancy, changedOn: lastChanged(vacancy), today }))
    .filter((role) => isOffered(catalogue().firm, id, role))
    .map((role) => boardRole(boards[id], role));
}

/** In the words of the country in which the work is done. */
export function boardRole(
  board: Board,
  { vacancy, changedOn, today }: { vacancy: PublishedVacancy; changedOn: string; today: string },
): BoardRole {
  const locale = boardLocale(catalogue().firm, vacancy);
  const shown = publicVacancy(catalogue().firm, vacancy, locale, today);
  const parts = partsOf(partsFor(board, shown, locale));
  return Object.assign({ advertiser: catalogue().company.name, changedOn }, ...parts) as BoardRole;
}

function partsFor(
  { shape }: Board,
  vacancy: PublicVacancy,
  locale: Locale,
): OfEachField<Partial<BoardRole>> {
  const words = wordsFor(locale).vacancies;
  const name = (option: string) => words.options[option] ?? option;
  const { pay, workloadMax } = vacancy;
  return {
    reference: { id: vacancy.reference },
    slug: {
      url: absoluteUrl(catalogue().company, vacancyPath(catalogue().firm, vacancy.slug, locale)),
    },
    title: { title: vacancy.title },
    location: placeParts(vacancy.location, name(vacancy.location)),
    salary: {
      salary: vacancy.salary,
      salaryMin: String(pay.min),
      salaryMax: String(pay.max),
      currency: pay.currency,
      salaryPeriod: pay.period,
    },
    contract: { contract: vacancy.contract.is === 'permanent' ? 'permanent' : 'contract' },
    workload: { hours: workloadMax === 100 ? shape.hours.full : shape.hours.part },
    roleCategory: { category: name(vacancy.roleCategory) },
    postedOn: { postedOn: vacancy.postedOn },
    state: vacancy.until === undefined ? {} : { expiresOn: vacancy.until },
    // The whole advertisement, with what the law of the workplace requires.
    description: {
      description: vacancyHtml(vacancy, words.card, requiredInAdvert(vacancy, locale)),
    },
    ...insideTheDescription,
  };
}

/** A role without a town is advertised in the country of the firm, whose law it follows. */
function placeParts(location: string, shown: string): Partial<BoardRole> {
  const place = placeOf(catalogue().firm, location);
  if (place?.is !== 'town') {
    return { location: shown, country: catalogue().company.address.country };
  }
  const { region, country, postcode } = place;
  return { location: shown, region, country, ...(postcode && { postcode }) };
}

/** Or behind the link. */
const insideTheDescription = {
  skills: 'left out',
  responsibilities: 'left out',
  requirements: 'left out',
  minimumPay: 'left out',
  thirteenthSalary: 'left out',
  workplace: 'left out',
  experience: 'left out',
  sector: 'left out',
  benefits: 'left out',
  interviews: 'left out',
  relocation: 'left out',
  confirmedOn: 'left out',
  boards: 'left out',
  reporting: 'left out',
  sample: 'left out',
} as const;
