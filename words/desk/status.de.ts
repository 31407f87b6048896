import { areaWords, listOfSamples } from './names.de.ts';
import { heldNow } from './privacy.de.ts';
import type { statusWords as en } from './status.en.ts';

const counted = (count: number, one: string, many: string) =>
  `${count} ${count === 1 ? one : many}`;
const deliveries = (count: number) => counted(count, 'Zustellung', 'Zustellungen');
const dutyRemedy =
  'Übernehmen Sie die amtliche Liste von arbeit.swiss, im Desk unter „Website“, „Stellenmeldepflicht“, oder in reporting-duty.yaml.';
const firmRemedy =
  'Tragen Sie sie im Desk unter „Website“, „Das Unternehmen“ ein, oder in company.yaml des Inhaltsordners';
const backupRemedy =
  'Setzen Sie BACKUP_TO, dann sichert der Server jeden Tag selbst: docs/runbooks/backup.md.';
const triedAgain =
  'Beheben Sie die Ursache; der Server versucht es von selbst wieder. docs/runbooks/backup.md.';

const fine: typeof en.findings.fine = {
  'no-placeholders': () => 'Das Dokument „company“ enthält keine Platzhalter.',
  'site-address': ({ address }) => `Seiten und E-Mails nennen diese Website ${address}.`,
  'disk-free': ({ folder, gigabytes }) => `${folder} ist beschreibbar, ${gigabytes} GB sind frei.`,
  'store-answers': ({ store, submissions }) =>
    `${store === 'embedded' ? 'Die eingebettete Datenbank' : 'PostgreSQL'} antwortet und enthält ${counted(submissions, 'Eingang', 'Eingänge')}.`,
  'rules-current': ({ count }) => `Alle ${count} Rechtsregeln sind aktuell.`,
  'vacancies-fit': ({ count }) => `Alle ${count} gespeicherten Stellen passen zu diesem Programm.`,
  'documents-fit': () => 'Alle veröffentlichten Dokumente passen zu diesem Programm.',
  'words-unread': ({ words, languages }) =>
    `Wörter von Ausgaben, die das Unternehmen nicht hat, werden nicht gelesen: ${[...(words > 0 ? [counted(words, 'regionales Wort', 'regionale Wörter')] : []), ...languages.map((language) => `alles in ${language}`)].join(', ')}.`,
  'deliveries-waiting': ({ count }) => `${deliveries(count)} in der Warteschlange.`,
  'deliveries-held': ({ count }) =>
    `${deliveries(count)} zurückgehalten; prüfen Sie sie im Posteingang unter „Spam“.`,
  'no-destination': () =>
    'Beim letzten Start des Servers war kein Ziel eingerichtet: Alles bleibt gespeichert.',
  'destination-works': ({ destination }, context) => `${context.destination(destination)}.`,
  'mail-configured': ({ host }) => `E-Mails gehen über ${host}.`,
  'backup-taken': ({ at, place }, { time }) =>
    `Die letzte Sicherung ist von ${time(at)}${place ? ` und liegt in ${place}` : ''}.`,
  'restore-tried': ({ at, backup }, { time }) =>
    `Zuletzt wurde eine Sicherung ${time(at)} wiederhergestellt und verglichen: ${backup}, vollständig.`,
  'deletion-pending': () => 'Die tägliche automatische Löschung ist noch nicht gelaufen.',
  'records-held': heldNow,
  'deletion-ran': ({ at }, { time }) => `Die letzte automatische Löschung war ${time(at)}.`,
  versions: ({ program, node, database, schema }) =>
    `Programm ${program}, Node.js ${node}, ${database}, Datenbankfassung ${schema}.`,
};

const trouble: typeof en.findings.trouble = {
  'unknown-variable': ({ name, meant }) => ({
    text: `In der Umgebung ist ${name} gesetzt; nichts liest diese Variable.`,
    remedy:
      meant === null ? '.env.example nennt jede Variable.' : `Ist vielleicht ${meant} gemeint?`,
  }),
  placeholders: ({ fields }) => ({
    text: `${counted(fields.length, 'Angabe zum Unternehmen ist ein Platzhalter', 'Angaben zum Unternehmen sind Platzhalter')}. Bis sie ersetzt sind, werden Suchmaschinen gebeten, die Website nicht aufzunehmen.`,
    remedy: `${firmRemedy}, bevor Sie die Website veröffentlichen: ${fields.join(', ')}.`,
  }),
  samples: (counts) => ({
    text: `Beispiele: ${listOfSamples(counts)}. Solange eine Stelle, ein Bericht, ein Download oder eine Person davon veröffentlicht ist, werden Suchmaschinen gebeten, die Website nicht aufzunehmen; Stellenbörsen und Benachrichtigungen lassen Beispiele aus.`,
    remedy:
      'Wählen Sie im Systemstatus „Alle Beispiele entfernen“, sobald eigene Inhalte veröffentlicht sind: Sie werden gelöscht. Um ein Beispiel zu übernehmen, entfernen Sie in seinem Formular das Häkchen bei „Beispiel“ und veröffentlichen es.',
  }),
  'facts-by-law': ({ facts }) => ({
    text: `${counted(facts.length, 'Angabe, die das Recht von der Website verlangt, fehlt', 'Angaben, die das Recht von der Website verlangt, fehlen')}.`,
    // Without the sources, which are noted in English; `doctor` names them.
    remedy: `${firmRemedy}. ${facts.map(({ field, saidIn }) => `${field} (fehlt in ${saidIn.join(', ')})`).join('; ')}.`,
  }),
  'no-build': () => ({
    text: 'Es gibt keinen Build: Es werden keine Seiten ausgeliefert.',
    remedy: 'Führen Sie „npm run build“ aus und starten Sie den Server neu.',
  }),
  'site-unencrypted': ({ address }) => ({
    text: `Die Website nennt sich ${address}, ohne Verschlüsselung: Was dort gesendet wird, kann unterwegs mitgelesen werden, und niemand kann sich im Desk anmelden.`,
    remedy:
      'Liefern Sie sie über HTTPS aus (docs/runbooks/deploy.md) und setzen Sie SITE_URL auf die Adresse mit https://.',
  }),
  'page-fails': ({ address, reason }) => ({
    text: `${address} konnte beim letzten Aufruf nicht angezeigt werden: ${reason}`,
    remedy:
      'Nennt der Grund ein Dokument, berichtigen und veröffentlichen Sie es unter „Website“. Suchen Sie sonst im Protokoll des Servers nach „request-failure“. Bei jedem Aufruf wird die Seite erneut versucht.',
  }),
  'disk-low': ({ folder, gigabytes }) => ({
    text: `In ${folder} sind nur noch ${gigabytes} GB frei.`,
    remedy:
      'Schaffen Sie Platz auf diesem Datenträger, oder löschen Sie im Desk unter „Datenschutz“, was seine Aufbewahrungsfrist überschritten hat.',
  }),
  'disk-not-writable': ({ folder, message }) => ({
    text: `${folder} ist nicht beschreibbar: ${message}.`,
    remedy:
      'Machen Sie den Ordner für das Konto des Servers beschreibbar, oder nennen Sie in DATA_DIR, für Sicherungen in BACKUP_TO, einen anderen.',
  }),
  'data-readable': ({ folder }) => ({
    text: `Andere Konten auf diesem Rechner können ${folder} lesen.`,
    remedy: `chmod 700 ${folder}`,
  }),
  'no-search-index': () => ({
    text: 'PostgreSQL hat keinen Index für die Suche im Desk: Jede Suche liest alle Eingänge.',
    remedy:
      'Installieren Sie die Erweiterung pg_trgm und legen Sie den Index an: docs/runbooks/postgres.md.',
  }),
  'clock-back': ({ now, latest, of }, { time }) => ({
    text: `Die Uhr zeigt ${time(now)}, aber ${of === 'build' ? 'die Website wurde gebaut am' : 'die Datenbank enthält einen Eintrag vom'} ${time(latest)}.`,
    remedy:
      'Stellen Sie die Uhr dieses Rechners, und lassen Sie sie durch einen Zeitdienst führen.',
  }),
  'sign-ins-refused': ({ at, count, networks }, { time }) => ({
    text: `Anmeldungen im Desk wurden innerhalb einer Stunde mindestens ${count}-mal abgelehnt, aus ${counted(networks, 'Netz', 'Netzen')}; zuletzt vermerkt ${time(at)}.`,
    remedy:
      'Das Protokoll nennt den Grund und wessen Schlüssel es war. Ist es kein Gerät aus dem Team, das versagt, lassen Sie am Proxy nur Ihre eigenen Adressen zu /desk und /api/desk. Erraten lässt sich kein Schlüssel. Diese Meldung bleibt 24 Stunden.',
  }),
  'no-backup': () => ({
    text: 'Es wurde noch keine Sicherung festgehalten.',
    remedy: backupRemedy,
  }),
  'backup-old': ({ at }, { time }) => ({
    text: `Die letzte Sicherung ist von ${time(at)}, also älter als 48 Stunden.`,
    remedy: backupRemedy,
  }),
  'backup-failed': ({ at, reason }, { time }) => ({
    text: `Die Sicherung von ${time(at)} ist fehlgeschlagen: ${reason}.`,
    remedy: triedAgain,
  }),
  'backup-readable': ({ place }) => ({
    text: `Die Sicherungen in ${place} sind nicht verschlüsselt.`,
    remedy:
      'Setzen Sie BACKUP_RECIPIENT auf Ihren öffentlichen age-Schlüssel: docs/runbooks/backup.md.',
  }),
  'restore-old': ({ at }, { time }) => ({
    text: `Zuletzt wurde eine Sicherung ${time(at)} wiederhergestellt und verglichen, vor mehr als 40 Tagen.`,
    remedy: triedAgain,
  }),
  'restore-failed': ({ at, backup, reason }, { time }) => ({
    text: `${backup} ließ sich ${time(at)} bei der Probe des Servers nicht wiederherstellen: ${reason}.`,
    remedy: triedAgain,
  }),
  'deletion-late': ({ at }, { time }) => ({
    text: `Die letzte automatische Löschung war ${time(at)}.`,
    remedy:
      'Ein laufender Server löscht einmal täglich: Sein Protokoll nennt die Ursache als job-failure.',
  }),
  'rule-begins': ({ day, asks, source }) => ({
    text: `Ab ${day}: ${asks.de} (${source})`,
    remedy: 'Sorgen Sie dafür, dass die dann offenen Stellen die Regel einhalten.',
  }),
  'rule-ends': ({ day, asks, source }) => ({
    text: `Nur bis ${day}: ${asks.de} (${source})`,
    remedy: 'Prüfen Sie, was danach gilt, und ergänzen Sie die Regel: docs/law.md.',
  }),
  'rule-unread': ({ day, asks, source }) => ({
    text: `Zuletzt gelesen am ${day}: ${asks.de} (${source})`,
    remedy: 'Lesen Sie die Quelle erneut und tragen Sie den Tag ein: docs/law.md.',
  }),
  'duty-list-missing': ({ year }) => ({
    text: `Für ${year} gibt es keine Liste der Stellenmeldepflicht.`,
    remedy: dutyRemedy,
  }),
  'duty-list-excerpt': ({ year }) => ({
    text: `Die Liste der Stellenmeldepflicht für ${year} ist ein Auszug: Auch eine Stelle, die nicht darauf steht, kann meldepflichtig sein.`,
    remedy: dutyRemedy,
  }),
  'duty-list-due': ({ year }) => ({
    text: `Die Liste der Stellenmeldepflicht für ${year} fehlt noch.`,
    remedy: dutyRemedy,
  }),
  'vacancy-unfit': ({ slug, reference, issues }, context) => ({
    text: `Die Stelle „${slug}“ (${reference}) passt nicht zu diesem Programm und erscheint nicht: ${context.issues(issues)}.`,
    remedy: `Berichtigen Sie sie im Desk unter „Stellen“, oder führen Sie „vacancy export <Ordner>“ aus, berichtigen Sie dort ${slug}.yaml und führen Sie „vacancy import“ damit aus.`,
  }),
  'vacancy-held-back': ({ slug, reference }) => ({
    text: `Die Stelle „${slug}“ (${reference}) ist veröffentlicht und erscheint nicht: Die Stellenmeldepflicht hält sie zurück.`,
    remedy:
      'Melden Sie sie, oder geben Sie im Feld „Stellenmeldepflicht (Schweiz)“ an, warum das nicht nötig ist: docs/runbooks/vacancies.md.',
  }),
  'document-unfit': ({ kind, id, issues }, context) => ({
    text: `Das veröffentlichte Dokument ${kind} ${id} passt nicht zu diesem Programm; stattdessen gelten die Dateien aus content/: ${context.issues(issues)}.`,
    remedy:
      'Berichtigen und veröffentlichen Sie es im Desk unter „Website“, oder führen Sie „content export <Ordner>“ aus, berichtigen Sie dort die Datei und führen Sie „content import <Ordner>“ aus.',
  }),
  'prices-newer': ({ id, checkedOn, changedOn }) => ({
    text: `Die Preise im Dokument zum Herunterladen „${id}“ wurden zuletzt am ${checkedOn} geprüft; die Besetzungsmodelle haben sich am ${changedOn} geändert.`,
    remedy:
      'Vergleichen Sie es in jeder Sprache mit den Besetzungsmodellen, ersetzen Sie, was anders lautet, und tragen Sie im Desk unter „Website“ den Tag bei „Preise geprüft am“ ein.',
  }),
  'download-missing': ({ file, folder }) => ({
    text: `${file} wird zum Herunterladen angeboten und liegt nicht in ${folder}.`,
    remedy:
      'Legen Sie die Datei auf jedem Server dort ab, oder nennen Sie im Desk unter „Website“ eine andere Datei oder eine Adresse.',
  }),
  'deliveries-abandoned': ({ count }) => ({
    text: `${deliveries(count)} gescheitert; es wird nicht weiter versucht.`,
    remedy:
      'Berichtigen Sie das Zielsystem und senden Sie sie im Desk erneut, oder führen Sie „redeliver --abandoned“ aus.',
  }),
  'deliveries-late': ({ count, oldest }, { time }) => ({
    text: `${deliveries(count)} in der Warteschlange, die älteste seit ${time(oldest)}.`,
    remedy:
      'Die Seite „Zustellungen“ nennt zu jeder den letzten Fehler, oder dass sie kein Ziel hat.',
  }),
  'destination-fails': ({ destination }, { destination: named, cause, remedy }) => ({
    text: `${named(destination)}. ${cause(destination.lastFailure ?? 'unknown')}`,
    remedy: remedy(destination),
  }),
  'no-mail': () => ({
    text: 'E-Mail ist nicht eingerichtet: Es gehen keine Bestätigungen und keine Warnungen hinaus.',
    remedy: 'Setzen Sie SMTP_URL, MAIL_FROM und MAIL_STAFF, und starten Sie den Server neu.',
  }),
};

const destination: typeof en.findings.destination = {
  since: '{label} ({channel}) an {host}, seit {time}, zuletzt erfolgreich: {success}',
  never: 'noch nie',
  failing: ', seither {count} Fehler ({failure}, zuletzt {time})',
  failingOnce: ', seither 1 Fehler ({failure}, {time})',
};

export const statusWords: typeof en = {
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
  samples: {
    note: 'Darunter sind Beispiele, erfunden zum Ausprobieren. Die Administration kann sie unter „Systemstatus“ entfernen.',
    remove: 'Alle Beispiele entfernen',
    keep: 'Behalten',
    removed: 'Die Beispiele sind entfernt.',
    question: (counts) =>
      `${listOfSamples(counts)}: Sie werden mit ihren Seiten gelöscht. Was andere zu einer Beispielstelle gesendet haben, bleibt, ebenso alles Eigene und ein Beispiel, in dessen Entwurf das Häkchen bei „Beispiel“ fehlt.`,
  },
  areas: areaWords,
  findings: { fine, trouble, destination },
};
