/** Words of the palette that finds anything by typing. */
export const paletteWords = {
  heading: 'Go to or do',
  close: 'Close',
  open: 'Go to or do',
  field: 'Person, role, page or act',
  results: 'Found',
  nothing: 'Nothing is found.',
  groups: {
    recent: 'Opened lately',
    act: 'Do',
    submission: 'Submissions',
    role: 'Roles',
    person: 'Work of',
    page: 'Pages',
  },
};
