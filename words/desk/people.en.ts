/** Words of signing in, joining and managing people. */
export const peopleWords = {
  signIn: {
    title: 'Sign in',
    about:
      'Use the passkey that you created when you joined. There is no password and no user name.',
    ended: 'Your session has ended. Sign in to continue where you were.',
    button: 'Sign in with a passkey',
    busy: 'Waiting for your passkey',
    lost: 'Lost your device or key? An administrator can give you a new link.',
  },
  join: {
    title: 'Join the desk',
    welcome: (name: string) => `Welcome, ${name}`,
    first: 'You are the first administrator. You invite everyone else.',
    invitedAs: (role: string) => `You are invited as ${withArticle(role)}.`,
    about:
      'Create a passkey with this device, a security key or your password manager. You sign in with it from now on.',
    once: 'This link works once. You can add more passkeys later.',
    button: 'Create a passkey and join',
    busy: 'Waiting for your device',
    gone: 'This link no longer works',
    goneAbout:
      'It has been used, has expired after 24 hours or was replaced by a newer one. Ask an administrator for a new link. If you have joined already, sign in.',
    toSignIn: 'Go to sign-in',
  },
  fields: {
    name: 'Your name',
    nameHint: 'Colleagues see it on notes and in the audit log.',
    label: 'Name of this passkey',
    labelHint: 'So that you can tell your keys apart.',
  },
  settings: {
    heading: 'Your settings',
    language: 'Language of the desk',
    zone: 'Time zone',
    deviceZone: 'As this device',
    morningMail: 'Morning email to (optional)',
    morningMailHint:
      'Tells you in the morning of each working day what is due today, if anything is. Left empty, there is none.',
    save: 'Save settings',
    saved: 'Settings saved.',
  },
  roles: { consultant: 'consultant', administrator: 'administrator' },
  unsupported: {
    title: 'This browser has no passkeys',
    about:
      'The desk is opened with a passkey. Use a current version of Chrome, Edge, Firefox or Safari, on an address that begins with https:// or on localhost.',
  },
  page: {
    title: 'People',
    keys: 'Your passkeys',
    keysAbout: 'Have at least two, on different devices, so that losing one does not lock you out.',
    addKey: 'Add a passkey',
    addKeyButton: 'Create a passkey',
    keyAdded: 'Passkey added.',
    removeKey: 'Remove',
    removeKeyNamed: (label: string) => `Remove passkey ${label}`,
    removeKeyQuestion: (label: string) => `Remove the passkey “${label}”?`,
    removeKeyAbout: 'It can no longer be used to sign in here.',
    keyRemoved: 'Passkey removed.',
    added: 'added',
    lastUsed: 'last used',
    neverUsed: 'not used since',
    everywhere: 'Sign out everywhere',
    everywhereAbout: 'Ends your sessions in all browsers, this one included.',
    team: 'Team',
    teamAbout: 'Who works on the desk. Only administrators manage people.',
    invite: 'Invite a person',
    inviteAbout: 'You get a link to pass on. It works once, for 24 hours.',
    inviteButton: 'Create the link',
    name: 'Name',
    email: 'Work email (optional)',
    role: 'Role',
    you: 'you',
    roleNamed: (name: string) => `Role of ${name}`,
    roleHint: 'Administrators also manage people, erase personal data and read the audit log.',
    roleChanged: (name: string, role: string) => `${name} is now ${withArticle(role)}.`,
    keysOf: (count: number) => (count === 1 ? '1 passkey' : `${count} passkeys`),
    invitedUntil: (time: string, by: string | null) =>
      `Link${by ? ` made by ${by},` : ''} valid until ${time}`,
    notJoined: 'No passkey and no valid link',
    newLink: 'New link',
    newLinkNamed: (name: string) => `New link for ${name}`,
    newLinkAbout:
      'For a lost or an additional passkey. Choose which keys are lost: they stop working, and the person is signed out everywhere.',
    newLinkNone: 'The person has no passkey yet. An earlier link stops working.',
    lostKey: (label: string) => `Lost: ${label}`,
    remove: 'Remove',
    removeNamed: (name: string) => `Remove ${name}`,
    removeQuestion: (name: string) => `Remove ${name} from the desk?`,
    removeAbout:
      'Sessions and passkeys end at once. Notes and the audit log keep the name; unfinished submissions become unassigned.',
    removed: (name: string) => `${name} was removed.`,
    handOver: 'Hand over',
    handOverNamed: (name: string) => `Hand over the open work of ${name}`,
    handOverAbout:
      'Submissions that are neither answered nor closed, and open mandates, go to a colleague. What is still there can be taken back.',
    handOverTo: 'To',
    handedOver: ({ submissions, mandates }: { submissions: number; mandates: number }) =>
      `Changed hands: submissions ${submissions}, mandates ${mandates}.`,
    takeBack: (count: number) => `Take back ${count}`,
    takeBackNamed: (count: number, name: string) => `Take back ${count}: work of ${name}`,
    link: (name: string) => `Link for ${name}`,
    linkAbout:
      'Pass it on yourself. It is shown only now and works once, for 24 hours. Anyone who has it joins under this name.',
    copy: 'Copy link',
    copied: 'Link copied.',
    done: 'Done',
    cancel: 'Cancel',
    loading: 'Loading people',
  },
};

function withArticle(role: string): string {
  return `${/^[aeiou]/.test(role) ? 'an' : 'a'} ${role}`;
}
