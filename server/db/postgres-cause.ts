/** What PostgreSQL and the network say when a connection is refused, each with its remedy. */
const causes: Record<string, string> = {
  ECONNREFUSED: 'Nothing listens at its host and port: start PostgreSQL, or correct them.',
  ENOTFOUND: 'Its host name is unknown: correct it, or the name service of this machine.',
  EAI_AGAIN: 'The name service of this machine does not answer: try again, or give an address.',
  ETIMEDOUT: 'Its host does not answer: check the network and the firewall.',
  EHOSTUNREACH: 'There is no route to its host: check the network.',
  ENETUNREACH: 'There is no route to its network: check the network.',
  ECONNRESET: 'It closed the connection: its log names the reason.',
  ENOENT: 'The socket that it names does not exist: start PostgreSQL, or correct the path.',
  '28P01': 'The password is wrong: correct it.',
  '28000': 'The user may not connect: create the role, or allow it in pg_hba.conf.',
  '3D000': 'There is no database of that name: create it, or correct the name.',
  '42501': 'The user lacks rights on the database or its schema: let it own the database.',
  '53300': 'It has no connection left: raise its max_connections.',
  '57P01': 'It is shutting down: start it again.',
  '57P02': 'It is recovering from a crash: try again in a minute.',
  '57P03': 'It is starting or recovering: try again in a minute.',
};

/** The code stays, for a search; the words say what to do. */
export function postgresCause({ code, message }: Error & { code?: string }): string {
  const known = code === undefined ? undefined : causes[code];
  if (known) return `${known} (${code})`;
  return `It says "${message}"${code ? ` (${code})` : ''}. Check that it runs and that host, user, password and database name are right.`;
}
