import { userInfo } from 'node:os';
import type { Actor } from '#server/db/audit.ts';
import { text, type OptionValues } from './command.ts';

const maxAuthorLength = 100;

/** Whom revisions and the audit log name for a change by a command. */
export function authorOf(options: OptionValues): Actor {
  return { id: null, name: (text(options.by) ?? userInfo().username).slice(0, maxAuthorLength) };
}
