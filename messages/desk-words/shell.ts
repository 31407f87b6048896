/** Words of the desk's frame. The desk is in English: its people work across all editions. */
export const shellWords = {
  name: 'Northgauge desk',
  skip: 'Skip to content',
  menu: 'Menu',
  nav: {
    inbox: 'Inbox',
    vacancies: 'Vacancies',
    deliveries: 'Deliveries',
    privacy: 'Privacy',
    people: 'People',
    audit: 'Audit log',
    health: 'Health',
  },
  signOut: 'Sign out',
  loading: 'Loading',
  failed: 'This did not work. Check the connection and try again.',
  retry: 'Try again',
  notFound: 'There is no such page on the desk.',
  close: 'Close',
  notices: 'Notices',
};
