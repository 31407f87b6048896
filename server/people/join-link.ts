import { joinPath } from '#domain/people/person.ts';

/** Passkeys work on localhost and not on an address, whatever the server listens on. */
export function siteOrigin(siteUrl: string | undefined, port: number): string {
  return siteUrl ? new URL(siteUrl).origin : `http://localhost:${port}`;
}

export function joinLink(origin: string, token: string): string {
  return origin + joinPath(token);
}
