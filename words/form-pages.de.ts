import type { FormPagesWords } from './form-pages.en.ts';

export const formPages: FormPagesWords = {
  failure: {
    form: {
      title: 'Ihr Formular wurde nicht gesendet',
      'not-found': 'Dieses Formular gibt es nicht.',
      'not-multipart': 'Das Formular konnte nicht gelesen werden.',
      malformed:
        'Das Formular kam unvollständig an. Bitte gehen Sie zurück und senden Sie es noch einmal.',
      'too-large':
        'Ihre Datei ist zu groß. Bitte gehen Sie zurück und wählen Sie eine kleinere Datei.',
      'too-slow':
        'Das Hochladen hat zu lange gedauert. Bitte gehen Sie zurück und senden Sie das Formular noch einmal.',
      invalid:
        'Einige Angaben fehlen oder sind fehlerhaft. Bitte gehen Sie zurück und prüfen Sie sie.',
      'key-reused':
        'Dieses Formular wurde bereits mit anderem Inhalt gesendet. Bitte öffnen Sie es neu.',
      'rate-limited':
        'Aus Ihrem Netzwerk wurden zu viele Formulare gesendet. Bitte warten Sie eine Minute, gehen Sie dann zurück und senden Sie Ihres noch einmal.',
      busy: 'Im Augenblick gehen sehr viele Formulare ein. Bitte gehen Sie zurück und senden Sie Ihres in Kürze noch einmal.',
      unavailable:
        'Wir konnten Ihr Formular nicht speichern. Bitte gehen Sie zurück und senden Sie es in Kürze noch einmal.',
    },
    page: {
      title: 'Diese Seite kann gerade nicht angezeigt werden',
      'rate-limited':
        'Aus Ihrem Netzwerk kamen zu viele Zugriffe. Bitte warten Sie eine Minute und laden Sie die Seite dann neu.',
      busy: 'Im Augenblick wird unsere Website sehr oft aufgerufen. Bitte laden Sie die Seite in Kürze neu.',
      other: 'Der Fehler liegt bei uns. Bitte laden Sie die Seite in Kürze neu.',
    },
    status: {
      title: 'Ihre Statusseite kann gerade nicht angezeigt werden',
      'rate-limited':
        'Aus Ihrem Netzwerk kamen zu viele Zugriffe. Es ist nichts verloren: Bitte warten Sie eine Minute und öffnen Sie Ihren Link dann noch einmal.',
      other:
        'Von dem, was Sie gesendet haben, ist nichts verloren. Bitte öffnen Sie Ihren Link in Kürze noch einmal.',
    },
    'status-change': {
      title: 'Wir können Ihre Änderung nicht bestätigen',
      'rate-limited':
        'Aus Ihrem Netzwerk kamen zu viele Zugriffe, deshalb wurde nichts geändert. Bitte warten Sie eine Minute, gehen Sie dann zurück und versuchen Sie es noch einmal.',
      other:
        'Beim Ändern ist ein Fehler aufgetreten. Bitte öffnen Sie Ihren Link noch einmal: Dort sehen Sie, ob die Änderung erfolgt ist.',
    },
  },
  home: 'Zur Startseite',
};
