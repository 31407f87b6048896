import { closedPolicy, securityHeaders } from '#server/base/security-headers.ts';
import type { Command } from './command.ts';

export const caddyHeadersCommand: Command = {
  usage: 'caddy-headers',
  summary: 'Prints the security headers of files as a Caddy directive, for deploy/Caddyfile.',
  store: 'itself',
  async run({ write }) {
    const headers = { ...securityHeaders, 'content-security-policy': closedPolicy };
    write('header {');
    for (const [name, value] of Object.entries(headers))
      write(`  ${name} ${JSON.stringify(value)}`);
    write('}');
  },
};
