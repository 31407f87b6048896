import { randomBytes } from 'node:crypto';
import type { Statements } from '#server/db/db.ts';
import { installationKey } from '#server/db/installation-key.ts';
import { signedTokens } from '#server/db/signed-token.ts';

/** The links of alerts: short, since a header of every mail holds one. */
export type AlertLinks = {
  tokenOf(alertId: string): string;
  /** The id of the alert; undefined unless this installation issued the token. */
  read(token: string): string | undefined;
};

const idBytes = 9;
/** 120 bits. */
const proofBytes = 15;

export function newAlertId(): string {
  return randomBytes(idBytes).toString('hex');
}

/** The key is read once. */
export function alertLinksOf(db: Statements): Promise<AlertLinks> {
  const links = known.get(db) ?? installationKey(db).then(createAlertLinks);
  known.set(db, links);
  // A failure is not kept: the next caller tries again.
  links.catch(() => known.delete(db));
  return links;
}

const known = new WeakMap<Statements, Promise<AlertLinks>>();

export function createAlertLinks(key: Buffer): AlertLinks {
  const tokens = signedTokens(key, { purpose: 'role-alert', namedBytes: idBytes, proofBytes });
  return {
    tokenOf: (alertId) => tokens.sign(Buffer.from(alertId, 'hex')),
    read: (token) => tokens.read(token)?.toString('hex'),
  };
}
