import type { contactWords as en } from './contacts.en.ts';

export const contactWords: typeof en = {
  missing: 'Von dieser Person ist nichts mehr gespeichert. Es wurde gelöscht.',
  back: 'Posteingang',
  nameless: 'Löschung verlangt',
  summary: (count, since) =>
    `${count === 1 ? '1 Eingang' : `${count} Eingänge`}, der erste am ${since}`,
  answer: 'Antworten',
  submissions: 'Eingänge',
  withheld: 'Gesperrt, bis es gelöscht wird.',
  timeline: 'Alles, das Neueste zuerst',
  entries: {
    sent: 'schrieb',
    replied: 'antwortete',
    answered: 'antwortete',
    noted: 'notierte',
    moved: '{stage}, {day}: {role}, {employer}',
  },
  about: 'Zu {subject}',
  progress: 'Fortschritt',
  noProgress: 'Für kein Mandat in Prüfung.',
  since: 'seit {day}',
  files: 'Dateien',
  consents: 'Einwilligungen',
  doubles: 'Möglicherweise dieselbe Person',
};
