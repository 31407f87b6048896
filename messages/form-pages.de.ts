import type { FormPagesWords } from './form-pages.en.ts';

export const formPages: FormPagesWords = {
  failure: {
    title: 'Ihr Formular wurde nicht gesendet',
    'not-found': 'Dieses Formular gibt es nicht.',
    'not-multipart': 'Das Formular kam in einer Form an, die wir nicht lesen können.',
    malformed:
      'Das Formular kam unvollständig an. Bitte gehen Sie zurück und senden Sie es noch einmal.',
    'too-large':
      'Ihre Sendung ist zu groß. Bitte gehen Sie zurück und wählen Sie eine kleinere Datei.',
    'too-slow':
      'Das Hochladen hat zu lange gedauert. Bitte gehen Sie zurück und senden Sie es noch einmal.',
    invalid:
      'Ihre Angaben sind nicht vollständig richtig. Bitte gehen Sie zurück und prüfen Sie sie.',
    'key-reused':
      'Dieses Formular wurde bereits mit anderem Inhalt gesendet. Bitte öffnen Sie es neu.',
    'rate-limited':
      'Aus Ihrem Netz kamen zu viele Formulare. Bitte warten Sie eine Minute, gehen Sie dann zurück und senden Sie es noch einmal.',
    busy: 'Im Augenblick gehen sehr viele Formulare ein. Bitte gehen Sie zurück und senden Sie es in Kürze noch einmal.',
    unavailable:
      'Wir konnten Ihr Formular nicht speichern. Bitte gehen Sie zurück und senden Sie es in Kürze noch einmal.',
  },
  home: 'Zur Startseite',
};
