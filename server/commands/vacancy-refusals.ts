import type { AdvertFault } from '../../domain/advert-law/advert-law.ts';
import type { VacancyIssue } from '../../domain/vacancy/vacancy-issue.ts';
import { describeUnfit } from '../../messages/desk-words/unfit-vacancy.ts';
import type { DocumentDetail } from '../store/documents/read-documents.ts';
import type { SavedVacancies } from '../store/vacancies/save-vacancies.ts';
import { differences } from '../vacancies/vacancy-yaml.ts';
import { isoTime } from './command.ts';

type Refused = Extract<SavedVacancies, { outcome: 'refused' }>;

/** Why nothing was saved, and what to do. */
export function describeRefusal({ change, refusal }: Refused): string[] {
  const { slug, reference } = change.vacancy;
  switch (refusal.reason) {
    case 'changed-meanwhile':
      return [
        `${slug} was changed by ${refusal.by} at ${isoTime(refusal.at)}. Theirs → yours:`,
        ...differences(fieldsOf(refusal.current), change.vacancy).map((line) => `  ${line}`),
        'Repeat the change on the present revision.',
      ];
    case 'invalid':
      return refusal.issues.map((issue) => describeIssue(issue, { slug, reference }));
    default:
      return [`There is no vacancy ${slug} any more.`];
  }
}

function fieldsOf({ published, draft }: DocumentDetail): object {
  const { content, address } = (published ?? draft)!;
  return { ...(content as object), slug: address };
}

function describeIssue(
  issue: VacancyIssue,
  { slug, reference }: { slug: string; reference: string },
): string {
  const { field, code, law } = issue;
  if (code === 'slug-taken') {
    return `The slug ${slug} names, or once named, another vacancy. Choose another.`;
  }
  if (code === 'reference-taken') {
    return `${slug}: another vacancy has the reference ${reference}. Choose another.`;
  }
  if (law && (code === 'missing' || code === 'not-neutral')) {
    return describeFault(slug, { ...law, field, code });
  }
  return `${slug}: ${describeUnfit([issue])}.`;
}

export function describeFault(slug: string, fault: AdvertFault): string {
  const { country, field, code, source } = fault;
  return `${slug} (${country}): ${field} ${faultWords[code]}. ${source}.`;
}

const faultWords: Record<AdvertFault['code'], string> = {
  missing: 'is missing',
  'not-neutral': 'does not name all genders, as "(m/w/d)" does',
};
