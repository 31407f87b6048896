import type { HealthArea } from '#domain/status/health.ts';

/** Words of the page about the installation. */
export const healthWords = {
  heading: 'System status',
  loading: 'Checking',
  summary: (faults: number, open: number) => {
    if (faults + open === 0) return 'Everything is in order.';
    const parts = [
      faults > 0 ? `${faults} ${faults === 1 ? 'fault' : 'faults'}` : '',
      open > 0 ? `${open} ${open === 1 ? 'thing' : 'things'} left to do` : '',
    ];
    return `${parts.filter(Boolean).join(' and ')}.`;
  },
  checked: 'Checked',
  again: 'Check again',
  checking: 'Checking…',
  levels: { ok: 'In order', fault: 'Fault', open: 'To do' },
  remedy: 'What to do',
  areas: {
    site: 'Site',
    disk: 'Disk',
    store: 'Database',
    content: 'Website',
    law: 'Law',
    vacancies: 'Vacancies',
    deliveries: 'Deliveries',
    mail: 'Email',
    backup: 'Backup',
    retention: 'Automatic deletion',
    versions: 'Versions',
  } satisfies Record<HealthArea, string>,
};
