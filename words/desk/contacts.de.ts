import type { contactWords as en } from './contacts.en.ts';

export const contactWords: typeof en = {
  missing: 'Von dieser Person ist nichts mehr gespeichert. Es wurde gelöscht.',
  summary: (count, since) =>
    `${count === 1 ? '1 Eingang' : `${count} Eingänge`}, der erste am ${since}`,
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
  since: 'seit {day}',
  files: 'Dateien',
};
