/** Words of the desk’s frame. */
export const shellWords = {
  name: (firm: string) => `${firm} desk`,
  skip: 'Skip to content',
  menu: 'Menu',
  desk: 'Desk',
  nav: {
    overview: 'Overview',
    inbox: 'Inbox',
    mandates: 'Mandates',
    vacancies: 'Vacancies',
    website: 'Website',
    deliveries: 'Deliveries',
    privacy: 'Privacy',
    people: 'People',
    audit: 'Audit log',
    health: 'System status',
  },
  themes: {
    light: 'Colours: light. Change to dark.',
    dark: 'Colours: dark. Change to those of the system.',
    system: 'Colours: those of the system. Change to light.',
  },
  signOut: 'Sign out',
  signedInAs: 'Signed in as',
  alerts: (count: number) => (count === 1 ? '1 alert' : `${count} alerts`),
  offline:
    'You are offline. Changes of owner, status and due time are sent when you are back online; nothing else can be saved until then.',
  slow: 'Too many requests from this network. Wait a minute and try again.',
  loading: 'Loading',
  failed: 'The server gave no usable answer. Check your connection and try again.',
  pageFailed:
    'This page could not be loaded: the desk may have been updated, or the server cannot be reached. Try again.',
  retry: 'Try again',
  notFound: 'There is no such page on the desk.',
  toInbox: 'Go to the inbox',
  close: 'Close',
  notices: 'Notices',
};
