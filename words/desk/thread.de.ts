import type { threadWords as en } from './thread.en.ts';

export const threadWords: typeof en = {
  heading: 'Austausch',
  template: 'Beginnen mit',
  none: 'Leer',
  leftOut: 'Aus der Vorlage weggelassen, weil eine Angabe fehlt:',
  subject: 'Betreff',
  text: 'Text',
  answer: 'Antworten',
  placeholder:
    'Ihre Antwort. Sie erscheint auf der vertraulichen Statusseite und wird per E-Mail angekündigt.',
  hint: 'Bis zum Senden ist davon nichts zu sehen. Strg+Enter zeigt zuerst die Prüfung.',
  save: 'Entwurf speichern',
  saved: 'Entwurf gespeichert.',
  preview: 'Vor dem Senden prüfen',
  send: 'Antwort senden',
  sendAndNext: 'Senden, dann weiter',
  sent: 'Antwort gesendet.',
  seen: { page: 'Vertrauliche Statusseite', mail: 'E-Mail' },
  previewFailed:
    'Die Vorschau konnte nicht erstellt werden. Sie können die Antwort auch ohne sie senden.',
  back: 'Bearbeiten',
  to: 'An {email}',
  sender: 'Die Person',
  firm: 'Das Unternehmen',
  messages: 'Nachrichten',
  nothing: 'Noch niemand hat geschrieben.',
  showFile: 'Zeigen',
  hideFile: 'Ausblenden',
  refusals: {
    stale:
      'Jemand anderes hat das geändert. Ihr Text ist erhalten: Laden Sie die Seite neu und prüfen Sie ihn dann.',
    'answer-changed':
      'Jemand anderes hat inzwischen einen anderen Text gespeichert. Er wurde nicht gesendet. Lesen Sie ihn zuerst hier.',
  },
  kept: 'Ihr Text ist noch da.',
  withdrawn: 'Die Person hat das zurückgezogen.',
};
