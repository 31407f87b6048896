/** Words of the page of somebody who wrote to us. */
export const contactWords = {
  missing: 'Nothing of this person is stored any more. It was erased or deleted.',
  summary: (count: number, since: string) =>
    `${count === 1 ? '1 submission' : `${count} submissions`}, the first on ${since}`,
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
  since: 'since {day}',
  files: 'Files',
};
