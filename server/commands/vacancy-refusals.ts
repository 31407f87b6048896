import { storedFields } from '../../domain/vacancy/vacancy-document.ts';
import type { AdvertFault } from '../../domain/advert-law/advert-law.ts';
import type { VacancyConflict } from '../store/vacancies/save-vacancies.ts';
import type { UnlawfulAdvert } from '../vacancies/save-lawful.ts';
import { differences } from '../vacancies/vacancy-yaml.ts';
import { isoTime } from './command.ts';

type Refused =
  | { outcome: 'unlawful'; adverts: readonly UnlawfulAdvert[] }
  | { outcome: 'refused'; conflict: VacancyConflict };

/** Why nothing was saved, and what to do. */
export function describeRefusal(refused: Refused): string[] {
  if (refused.outcome === 'unlawful') {
    return refused.adverts.flatMap(describeFaults);
  }
  const { conflict } = refused;
  const { slug, reference } = conflict.change.vacancy;
  switch (conflict.reason) {
    case 'slug-taken':
      return [`The slug ${slug} names, or once named, another vacancy. Choose another.`];
    case 'reference-taken':
      return [`${slug}: another vacancy has the reference ${reference}. Choose another.`];
    case 'stale': {
      const { current } = conflict;
      return [
        `${slug} was changed by ${current.changedBy} at ${isoTime(current.changedAt)}. Theirs → yours:`,
        ...differences(storedFields(current), conflict.change.vacancy).map((line) => `  ${line}`),
        'Repeat the change on the present revision.',
      ];
    }
  }
}

export function describeFaults({ slug, faults }: UnlawfulAdvert): string[] {
  return faults.map(
    ({ country, field, code, source }) =>
      `${slug} (${country}): ${field} ${faultWords[code]}. ${source}.`,
  );
}

const faultWords: Record<AdvertFault['code'], string> = {
  missing: 'is missing',
  'not-neutral': 'does not name all genders, as "(m/w/d)" does',
};
