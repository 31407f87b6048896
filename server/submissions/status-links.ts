import type { Statements } from '#server/db/db.ts';
import { installationKey } from '#server/db/installation-key.ts';
import { signedTokens } from '#server/db/signed-token.ts';

/** What a token names. A version below the submission's is that of an old link. */
export type LinkedSubmission = { id: string; linkVersion: number };

export type StatusLinks = {
  tokenOf(submission: LinkedSubmission): string;
  /** Undefined unless this installation issued the token. */
  read(token: string): LinkedSubmission | undefined;
};

const versionBytes = 2;
const idBytes = 16;
/** 128 bits. */
const proofBytes = 16;

/** The status links of a store. The key is read once. */
export function statusLinksOf(db: Statements): Promise<StatusLinks> {
  const links = known.get(db) ?? installationKey(db).then(createStatusLinks);
  known.set(db, links);
  // A failure is not kept: the next caller tries again.
  links.catch(() => known.delete(db));
  return links;
}

const known = new WeakMap<Statements, Promise<StatusLinks>>();

/**
 * Tokens are derived from submission, version and the key of the installation: nothing stores
 * them, and a mail that is sent later can still name them.
 */
export function createStatusLinks(key: Buffer): StatusLinks {
  const tokens = signedTokens(key, {
    purpose: 'status',
    namedBytes: versionBytes + idBytes,
    proofBytes,
  });
  return {
    tokenOf({ id, linkVersion }) {
      const named = Buffer.alloc(versionBytes + idBytes);
      named.writeUInt16BE(linkVersion);
      named.write(id.replaceAll('-', ''), versionBytes, 'hex');
      return tokens.sign(named);
    },
    read(token) {
      const named = tokens.read(token);
      if (!named) return undefined;
      return { id: uuidOf(named.subarray(versionBytes)), linkVersion: named.readUInt16BE() };
    },
  };
}

function uuidOf(bytes: Buffer): string {
  const hex = bytes.toString('hex');
  const ends = [8, 12, 16, 20, 32];
  return ends.map((end, at) => hex.slice(ends[at - 1] ?? 0, end)).join('-');
}
