import { kitWords as kit } from './kit.en.ts';
import { todayWords as today } from './today.en.ts';

/** What the first page says. The rest comes with the other screens. */
export const firstWords = { kit, today };
