import type { StoredSamples } from '#domain/documents/samples.ts';
import type { areaWords as enAreas, kindWords as en } from './names.en.ts';

export const kindWords: typeof en = {
  'job-application': 'Bewerbung',
  'contact-message': 'Nachricht',
  'contact-dialog': 'Gesprächsanfrage',
  'candidate-registration': 'Registrierung',
  'employer-brief': 'Anfrage',
};

export const areaWords: typeof enAreas = {
  site: 'Website',
  disk: 'Speicherplatz',
  store: 'Datenbank',
  'sign-in': 'Anmeldung',
  content: 'Inhalte',
  law: 'Recht',
  vacancies: 'Stellen',
  deliveries: 'Zustellungen',
  mail: 'E-Mail',
  backup: 'Sicherung',
  retention: 'Automatische Löschung',
  versions: 'Versionen',
};

/** How many samples there are of each, without those that are nought. */
export const listOfSamples = ({ roles, reports, downloads, people, submissions }: StoredSamples) =>
  [
    ...counted(roles, 'Stelle', 'Stellen'),
    ...counted(reports, 'Bericht', 'Berichte'),
    ...counted(downloads, 'Dokument zum Herunterladen', 'Dokumente zum Herunterladen'),
    ...counted(people, 'Person', 'Personen'),
    ...counted(submissions, 'Eingang', 'Eingänge'),
  ].join(', ');
const counted = (count: number, one: string, many: string) =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];
