/** A vacancy as schema number 1 stored it. Never edited: stores out there hold ones like it. */
export const firstStoredVacancy = {
  reference: 'NG-0101',
  postedOn: '2026-03-02',
  state: { is: 'open', until: '2027-03-31' },
  location: 'Vienna',
  contract: { is: 'fixed-term', months: 18 },
  workplace: 'hybrid',
  salary: { min: 60_000, max: 70_000, currency: 'EUR', period: 'year' },
  minimumPay: { amount: 4_000, period: 'month', overpay: true },
  sector: ['Aerospace & Aviation', 'Aviation'],
  experience: 'Senior',
  roleCategory: 'Quality',
  benefits: [{ en: 'Bicycle', de: 'Fahrrad' }],
  interviews: [{ en: 'Call', de: 'Telefonat', minutes: 30 }],
  relocation: { en: 'Visa paid', de: 'Visum bezahlt' },
  confirmedOn: '2026-11-01',
  en: {
    title: 'Quality Engineer',
    description: 'Keeps the quality of parts.',
    skills: ['EN 9100', 'FMEA', 'Audit', '8D'],
    responsibilities: ['Audit', 'Report', 'Plan', 'Teach'],
    requirements: ['Degree', 'German', 'English', 'Travel'],
  },
  de: {
    title: 'Qualitätsingenieur (m/w/d)',
    description: 'Sichert die Qualität von Teilen.',
    skills: ['EN 9100', 'FMEA', 'Audit', '8D'],
    responsibilities: ['Prüfen', 'Berichten', 'Planen', 'Lehren'],
    requirements: ['Studium', 'Deutsch', 'Englisch', 'Reisen'],
  },
};

/** As schema number 2 stored it. Never edited. */
export const secondStoredVacancy = {
  ...firstStoredVacancy,
  contract: { is: 'day-rate', months: 9 },
  salary: { min: 850, max: 1_000, currency: 'EUR', period: 'day' },
};
