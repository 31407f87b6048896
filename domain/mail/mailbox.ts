/**
 * Providers that deliver several spellings to one mailbox, each with its domains, the first of which
 * stands for all, and the characters that it ignores in a name. A row that is added or changed needs
 * a migration that fills `submission.mailbox` and the hashes of role alerts again.
 */
const providers: readonly { domains: readonly [string, ...string[]]; ignored: RegExp }[] = [
  // support.google.com/mail/answer/7436150 (dots), /10313 (googlemail.com).
  { domains: ['gmail.com', 'googlemail.com'], ignored: /\./g },
  // proton.me/support/addresses-and-aliases: dots, hyphens and underscores make no other address.
  { domains: ['proton.me', 'protonmail.com', 'protonmail.ch', 'pm.me'], ignored: /[._-]/g },
  // support.apple.com/102540: earlier addresses of an iCloud mailbox.
  { domains: ['icloud.com', 'me.com', 'mac.com'], ignored: /(?!)/g },
];

/** An address as it is stored and written to: without case and surrounding spaces. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}

/**
 * The mailbox that an address leads to, however it is spelled: by this, two addresses are compared
 * and mails are counted. Without the subaddress (RFC 5233), `ada+1@` and `ada+2@` are usually one.
 * Nothing is sent to it.
 */
export function mailboxOf(email: string): string {
  const { name, domain } = partsOf(normalizeEmail(email));
  const known = asciiDomain(domain) ?? domain;
  const provider = providers.find(({ domains }) => domains.includes(known));
  const spelled = name.normalize('NFKC').toLowerCase();
  const own = spelled.split('+')[0] || spelled;
  const plain = (provider && own.replaceAll(provider.ignored, '')) || own;
  return `${plain}@${provider?.domains[0] ?? known}`;
}

/**
 * Whether mail goes to the domain that is read: IDNA turns `müller.example` into the name that DNS
 * knows, but it also makes `corp.example` of full-width letters, `。` and characters that nobody
 * sees.
 */
export function hasPlainDomain(email: string): boolean {
  const { domain } = partsOf(email);
  const labels = domain.toLowerCase().split('.');
  const known = asciiDomain(domain)?.split('.');
  return (
    known?.length === labels.length &&
    labels.every((label, at) => label === known[at] || isEncoded(label, known[at]!))
  );
}

function isEncoded(label: string, known: string): boolean {
  return /[^\p{ASCII}]/u.test(label) && known.startsWith('xn--');
}

/** As every browser and Node read the host of an address; undefined for what is none. */
function asciiDomain(domain: string): string | undefined {
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return undefined;
  }
}

function partsOf(email: string): { name: string; domain: string } {
  const at = email.lastIndexOf('@');
  return { name: email.slice(0, at), domain: email.slice(at + 1) };
}
