import type { DeskRefusalCode } from '#domain/people/refusal.ts';

/** Words of the palette that finds anything by typing. */
const palette = {
  heading: 'Search and commands',
  close: 'Close',
  open: 'Search and commands',
  key: 'Ctrl K',
  field: 'Person, role, page or command',
  results: 'Found',
  nothing: 'Nothing found.',
  groups: {
    recent: 'Recently opened',
    act: 'Commands',
    contact: 'Person',
    submission: 'Submission',
    role: 'Role',
    person: 'Work of',
    page: 'Page',
  },
};

/** What went wrong in the browser before or instead of an answer of the server. */
export type ClientProblem =
  | 'unreachable'
  | 'cancelled'
  | 'wrong-place'
  | 'exists'
  | 'no-verification'
  | 'failed';

/** Words for one act that say it better than the general ones. */
export type OwnRefusals = Partial<Record<DeskRefusalCode, string>>;

const problems: Record<DeskRefusalCode | ClientProblem, string> = {
  unreachable: 'The server cannot be reached. Check your connection and try again.',
  cancelled: 'The passkey was not used: the request was cancelled or timed out. Try again.',
  'wrong-place':
    'Passkeys of this desk belong to another address. Open the desk at its usual web address, then try again.',
  exists: 'This device holds a passkey of yours already. Use another device or key.',
  'no-verification':
    'This key has no PIN, fingerprint or face set up. Set one up on the key, or use another.',
  failed: 'The browser could not do this. Try again.',
  'changed-meanwhile':
    'Someone else has changed this. Both versions are shown: choose what to keep.',
  'consent-missing':
    'Record the candidate’s consent to this employer first. If employer or role were changed meanwhile, ask again with the new words.',
  'cross-origin': 'The request came from another site. Open the desk at its own address.',
  'day-refused': 'Each day must lie between the day of the application and today.',
  'due-too-early': 'A due time must be later than the submission came in.',
  gone: 'This link no longer works. Ask an administrator for a new one.',
  'image-too-large': 'This image is too large. Choose one of at most 15 MB and 60 megapixels.',
  'image-too-small':
    'This image is too small. Choose one of at least 192 pixels in width and height.',
  incomplete: 'Something is missing. The fields say what.',
  'in-flight': 'It is being sent at this moment. Try again in a minute.',
  invalid: 'Something that was entered does not fit. Check it and try again.',
  'last-administrator':
    'This is the last administrator who can sign in. Make someone else an administrator first.',
  'last-key': 'This is your last passkey. Add another one first.',
  malformed: 'The server did not understand this. Load the page again.',
  'answer-changed':
    'Someone else has saved this answer meanwhile. Both texts are shown: choose what to keep.',
  'mandate-stale':
    'Someone else has changed this mandate. Both versions are shown: choose what to keep.',
  'name-taken': 'There is already someone with this name. Choose another.',
  'no-draft': 'There is no draft to send. Write it first.',
  'no-site': 'The pages of the site are not built, so there is no preview.',
  'not-allowed': 'Only an administrator can do this.',
  'not-an-image':
    'This file cannot be shown as an image. Choose a JPEG, PNG, WebP or AVIF file that is not animated.',
  'not-confirmed': 'The confirmation differs from what it confirms.',
  'not-found': 'It no longer exists.',
  'not-introduced': 'Record the introduction first, with the candidate’s consent.',
  'not-json': 'The server did not understand this. Load the page again.',
  'not-possible': 'Its status has changed. The page shows the current one.',
  'not-quarantined': 'It is no longer set aside as spam.',
  'rate-limited': 'Too many attempts from this network. Wait a minute and try again.',
  refused: 'This passkey was not accepted. Try again, or ask an administrator for a new link.',
  'open-places': 'It still has a placeholder in double square brackets. Write what belongs there.',
  'not-sendable': 'The sender withdrew it, or it is a sample, so it is not sent.',
  'sign-in-again': 'This needs a recent sign-in. Try again and use your passkey.',
  'signed-out': 'Your session has ended. Sign in again, then repeat this.',
  stale: 'Someone else has changed this. Load it again.',
  'too-large': 'This is too large.',
  'too-many-views': 'No more views can be saved. Remove one first.',
  'too-many-streams': 'The desk is open in too many tabs. Close some of them.',
  unavailable: 'The server cannot do this at the moment. Try again in a minute.',
  'unknown-person': 'This person is no longer on the desk.',
};

/** Words of the desk’s frame. */
export const kitWords = {
  name: (firm: string) => `${firm} desk`,
  skip: 'Skip to content',
  menu: 'Menu',
  desk: 'Desk',
  nav: {
    today: 'Today',
    inbox: 'Inbox',
    roles: 'Roles',
    website: 'Website',
    administration: 'Administration',
    reports: 'Reports',
    deliveries: 'Deliveries',
    privacy: 'Data requests',
    people: 'People',
    audit: 'Audit log',
    health: 'System status',
  },
  themes: {
    light: 'Colours: light. Change to dark.',
    dark: 'Colours: dark. Change to those of the system.',
    system: 'Colours: those of the system. Change to light.',
  },
  times: {
    justNow: 'just now',
    soon: 'in less than a minute',
    minutes: '{count} min',
    hours: '{count} h',
    day: '1 day',
    days: '{count} days',
  },
  signOut: 'Sign out',
  signedInAs: 'Signed in as',
  alerts: (count: number) => (count === 1 ? '1 alert' : `${count} alerts`),
  offline:
    'You are offline. Changes of owner, status and due time are sent when you are back online; nothing else can be saved until then.',
  loading: 'Loading',
  failed: 'The server gave no usable answer. Check your connection and try again.',
  pageFailed:
    'This page could not be loaded: the desk may have been updated, or the server cannot be reached. Try again.',
  retry: 'Try again',
  notFound: 'There is no such page on the desk.',
  toInbox: 'Go to the inbox',
  close: 'Close',
  notices: 'Notices',
  palette,
  problems,
};
