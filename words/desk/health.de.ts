import type { healthWords as en } from './health.en.ts';

export const healthWords: typeof en = {
  heading: 'Systemstatus',
  loading: 'Wird geprüft',
  summary: (faults, open) => {
    if (faults + open === 0) return 'Alles ist in Ordnung.';
    const parts = [
      faults > 0 ? `${faults} ${faults === 1 ? 'Störung' : 'Störungen'}` : '',
      open > 0 ? `${open} ${open === 1 ? 'offener Punkt' : 'offene Punkte'}` : '',
    ];
    return `${parts.filter(Boolean).join(' und ')}.`;
  },
  checked: 'Geprüft',
  again: 'Erneut prüfen',
  checking: 'Wird geprüft…',
  levels: { ok: 'In Ordnung', fault: 'Störung', open: 'Zu erledigen' },
  remedy: 'Was zu tun ist',
  areas: {
    site: 'Website',
    disk: 'Speicherplatz',
    store: 'Datenbank',
    content: 'Inhalte',
    law: 'Recht',
    vacancies: 'Stellen',
    deliveries: 'Zustellungen',
    mail: 'E-Mail',
    backup: 'Sicherung',
    retention: 'Automatische Löschung',
    versions: 'Versionen',
  },
};
