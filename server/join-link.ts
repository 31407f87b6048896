import { joinPath } from '../domain/work/person.ts';

/** Passkeys work on localhost and not on an address, whatever the server listens on. */
export function joinLink(siteUrl: string | undefined, port: number, token: string): string {
  return (siteUrl ? new URL(siteUrl).origin : `http://localhost:${port}`) + joinPath(token);
}
