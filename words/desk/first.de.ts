import { kitWords as kit } from './kit.de.ts';
import { todayWords as today } from './today.de.ts';
import type { firstWords as en } from './first.en.ts';

export const firstWords: typeof en = { kit, today };
