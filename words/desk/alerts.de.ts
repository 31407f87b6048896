import type { alertWords as en } from './alerts.en.ts';

export const alertWords: typeof en = {
  failing: (name) => `${name}: Seit mindestens 15 Minuten scheitert jede Zustellung.`,
  backlog: (name) => `${name}: Eine Zustellung wartet seit mehr als einer Stunde.`,
  backlogRemedy:
    'Sehen Sie nach, welche Zustellungen warten und warum. Eine Testzustellung zeigt, ob das Zielsystem annimmt.',
};
