import { randomBytes } from 'node:crypto';

/** Whom a secret is about. */
export type Subject =
  | { of: 'sender'; sender: number }
  /** For everybody who is signed in. */
  | { of: 'note' }
  /** The name of a person of the desk, which answers show to their senders. */
  | { of: 'staff' }
  /** The keys of a person of the desk: for that person and administrators. */
  | { of: 'keys'; person: string }
  | { of: 'session'; person: string }
  | { of: 'invitation' };

/** Who asks; what an answer may show follows from it. */
export type Viewer =
  | { is: 'nobody' }
  | { is: 'sender'; sender: number }
  | { is: 'staff'; role: 'consultant' | 'administrator'; person: string };

type Secret = { about: Subject; mayBeLogged: boolean };

/** Strings by which a record is recognised wherever it shows up. */
export function createSecrets() {
  const known = new Map<string, Secret>();
  return {
    /** A word for a field of a record. */
    marker(about: Subject): string {
      const marker = `zq${randomBytes(8).toString('hex')}qz`;
      known.set(marker, { about, mayBeLogged: false });
      return marker;
    },
    /** References and ids name a record in the log; tokens, which open it, never do. */
    add(text: string, about: Subject, { mayBeLogged = false } = {}) {
      known.set(text.toLowerCase(), { about, mayBeLogged });
    },
    /** What `viewer` may and may not see of it. What the request itself named may be repeated. */
    shownTo(viewer: Viewer, answer: string, request: string) {
      const others = found(answer).filter(({ text }) => !request.toLowerCase().includes(text));
      const refused = others.filter(({ about }) => !mayShow(viewer, about));
      return {
        refused: refused.map(({ text, about }) => `${about.of} ${text}`),
        permitted: others.length - refused.length,
      };
    },
    loggedIn(log: string): string[] {
      return found(log)
        .filter(({ mayBeLogged }) => !mayBeLogged)
        .map(({ text, about }) => `${about.of} ${text}`);
    },
  };

  function found(text: string) {
    const words = [...text.matchAll(/zq[0-9a-f]{16}qz/gi), ...text.matchAll(/[\w-]{8,}/g)];
    const distinct = new Set(words.map(([word]) => word.toLowerCase()));
    return [...distinct].flatMap((word) => {
      const secret = known.get(word);
      return secret ? [{ text: word, ...secret }] : [];
    });
  }
}
export type Secrets = ReturnType<typeof createSecrets>;

function mayShow(viewer: Viewer, about: Subject): boolean {
  if (viewer.is === 'nobody') return false;
  if (viewer.is === 'sender') {
    return about.of === 'staff' || (about.of === 'sender' && about.sender === viewer.sender);
  }
  switch (about.of) {
    case 'sender':
    case 'note':
    case 'staff':
      return true;
    case 'keys':
      return viewer.role === 'administrator' || viewer.person === about.person;
    case 'session':
    case 'invitation':
      return false;
  }
}
