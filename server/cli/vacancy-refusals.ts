import type { AdvertFault } from '#domain/vacancies/law/advert-law.ts';
import { issueOfLaw, type VacancyIssue } from '#domain/vacancies/vacancy-issue.ts';
import { describeUnfit } from '#words/desk/status.ts';
import { vacancyWords } from '#words/desk/vacancies.en.ts';
import type { DocumentDetail } from '#server/documents/read-documents.ts';
import type { SavedVacancies } from '#server/vacancies/save-vacancies.ts';
import { differences } from '#server/vacancies/vacancy-yaml.ts';
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
  const { code, law } = issue;
  if (code === 'slug-taken') {
    return `The slug ${slug} names, or once named, another vacancy. Choose another.`;
  }
  if (code === 'reference-taken') {
    return `${slug}: another vacancy has the reference ${reference}. Choose another.`;
  }
  const where = law ? ` (${law.country})` : '';
  return `${slug}${where}: ${describeUnfit([issue], vacancyWords)}.${law ? ` ${law.source}.` : ''}`;
}

export function describeFault(slug: string, fault: AdvertFault): string {
  return describeIssue(issueOfLaw(fault), { slug, reference: '' });
}
