/** Words of the page of somebody who wrote to us. */
export const contactWords = {
  missing: 'Nothing of this person is stored any more. It was erased or deleted.',
  back: 'Inbox',
  nameless: 'Erasure requested',
  summary: (count: number, since: string) =>
    `${count === 1 ? '1 submission' : `${count} submissions`}, the first on ${since}`,
  answer: 'Answer',
  submissions: 'Submissions',
  withheld: 'Out of use until it is deleted.',
  timeline: 'Everything, newest first',
  entries: {
    sent: 'wrote',
    replied: 'replied',
    answered: 'answered',
    noted: 'noted',
    moved: '{stage}, {day}: {role}, {employer}',
  },
  about: 'About {subject}',
  progress: 'Progress',
  noProgress: 'Not considered for a mandate.',
  since: 'since {day}',
  files: 'Files',
  consents: 'Consents',
  doubles: 'Possibly the same person',
};
