import type { paletteWords as en } from './palette.en.ts';

export const paletteWords: typeof en = {
  heading: 'Öffnen oder tun',
  close: 'Schließen',
  open: 'Öffnen oder tun',
  field: 'Person, Stelle, Seite oder Befehl',
  results: 'Gefunden',
  nothing: 'Nichts gefunden.',
  groups: {
    recent: 'Zuletzt geöffnet',
    act: 'Befehle',
    submission: 'Eingänge',
    role: 'Stellen',
    person: 'Vorgänge von',
    page: 'Seiten',
  },
};
