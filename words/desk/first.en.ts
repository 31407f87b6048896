import { inboxWords as inbox } from './inbox.en.ts';
import { kitWords as kit } from './kit.en.ts';
import { overviewWords as overview } from './overview.en.ts';
import { peopleWords as people } from './people.en.ts';
import { submissionWords as submissions } from './submissions.en.ts';

/** What the first screens say: the sign-in, the overview, the inbox. The rest comes with other screens. */
export const firstWords = { inbox, kit, overview, people, submissions };
