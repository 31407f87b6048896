import { inboxWords as inbox } from './inbox.de.ts';
import { kitWords as kit } from './kit.de.ts';
import { overviewWords as overview } from './overview.de.ts';
import { peopleWords as people } from './people.de.ts';
import { submissionWords as submissions } from './submissions.de.ts';
import type { firstWords as en } from './first.en.ts';

export const firstWords: typeof en = { inbox, kit, overview, people, submissions };
