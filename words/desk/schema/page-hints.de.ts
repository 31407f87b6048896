/** Hints of pages, by their English words. */
export const pageHints: Readonly<Record<string, string>> = {
  'Day of the last change worth telling a search engine.':
    'Tag der letzten Änderung, die eine Suchmaschine wissen soll.',
  'Without the firm’s name, which is added.': 'Ohne den Namen des Unternehmens, er wird ergänzt.',
  'One sentence for search results.': 'Ein Satz für Suchergebnisse.',
  'The short label above the heading.': 'Die kurze Zeile über der Überschrift.',
  'Shown in turn, one with each clip; the first one greets.':
    'Erscheinen nacheinander, eine je Clip; die erste begrüßt.',
  'Above the action on the first screen: asks who the visitor is.':
    'Über der Aktion auf dem ersten Bildschirm: fragt, wer die Seite besucht.',
  'Who is addressed, in a word or two.': 'Wer angesprochen wird, in einem oder zwei Wörtern.',
  'What happens next, in order.': 'Was danach geschieht, der Reihe nach.',
  'An id on that page, without #.': 'Eine Kennung auf der Seite, ohne #.',
  'The link below each model.': 'Der Link unter jedem Modell.',
  'Stands in when no role is open.': 'Erscheint, wenn keine Stelle offen ist.',
  'Before the publication date.': 'Vor dem Datum der Veröffentlichung.',
  'One sentence, set large.': 'Ein Satz in großer Schrift.',
  'What we do because of it, not what we are.': 'Was wir deshalb tun, nicht, was wir sind.',
  'Shown once content/people has an entry.': 'Erscheint, sobald content/people einen Eintrag hat.',
  'Shown once content/testimonials has an entry.':
    'Erscheint, sobald content/testimonials einen Eintrag hat.',
  'It may name a partner in full.': 'Darf einen Partner ausführlich nennen.',
  'Where the reader can check it.': 'Wo man es nachprüfen kann.',
  '{name} is the industry or area, {count} how many.':
    '{name} ist die Branche oder das Fachgebiet, {count} die Anzahl.',
  '{title} is the title of the report.': '{title} ist der Titel des Berichts.',
  'What the sector makes, in one line.': 'Was die Branche herstellt, in einer Zeile.',
  'What the sector builds and which rules shape its hiring; then how we recruit in it.':
    'Was die Branche baut und welche Regeln ihre Besetzungen prägen; dann, wie wir dort suchen.',
  'As a specialist would write it.': 'Wie eine Fachperson es schreiben würde.',
  'What it governs, in a few words.': 'Was es regelt, in wenigen Worten.',
  'Fills in the subject of the contact form.': 'Füllt den Betreff des Kontaktformulars aus.',
  'Always visible, one sentence.': 'Immer sichtbar, ein Satz.',
  'What the work consists of and where it is difficult.':
    'Worin die Arbeit besteht und wo sie schwierig ist.',
  'A question that we ask candidates and that only experience can answer.':
    'Eine Frage, die wir stellen und die nur Erfahrung beantwortet.',
  'Heads the first questions of the hiring plan.':
    'Überschrift der ersten Fragen des Besetzungsplans.',
  'Label of the salary, which may be left empty.':
    'Bezeichnung des Gehalts, das leer bleiben darf.',
  'Names of the terms, beside each model and in the comparison.':
    'Namen der Bedingungen, neben jedem Modell und im Vergleich.',
  'Opens the days on a small screen.': 'Öffnet die Tage auf einem kleinen Bildschirm.',
  'Before a number, as in “Day 2”.': 'Vor einer Zahl, wie in „Tag 2“.',
  'Opens the table on a small screen.': 'Öffnet die Tabelle auf einem kleinen Bildschirm.',
  'Heads the column of questions; only read out.':
    'Überschrift der Spalte der Fragen; wird nur vorgelesen.',
  'Leads to the talent pack below the comparison; the link says which format it is.':
    'Führt unter dem Vergleich zum Talent Pack; der Link nennt das Format.',
  'What a Sprint and Intel Lite deliver, with invented roles and without people.':
    'Was Sprint und Intel Lite liefern, mit erfundenen Stellen und ohne Personen.',
  'Stands on each sample.': 'Steht auf jedem Beispiel.',
  'Read out where a bar covers a name.': 'Wird vorgelesen, wo ein Balken einen Namen verdeckt.',
  'Opens a sample on a small screen.': 'Öffnet ein Beispiel auf einem kleinen Bildschirm.',
  'A letter. A sample names nobody.': 'Ein Buchstabe. Ein Beispiel nennt niemanden.',
  'The salary that is expected, from and to.': 'Das erwartete Gehalt, von und bis.',
  'What we would ask in the first interview.': 'Was wir im ersten Gespräch fragen würden.',
  'Each behind a redacted name.': 'Jeweils hinter einem geschwärzten Namen.',
  'Leads to the terms of use.': 'Führt zu den Nutzungsbedingungen.',
  'What happens once the brief is sent.': 'Was geschieht, wenn die Anfrage gesendet ist.',
  'Below the list, for those who found no role in it.':
    'Unter der Liste, für alle, die darin keine Stelle gefunden haben.',
  'The link to the registration page.': 'Der Link zur Registrierung.',
  'The button to the registration page.': 'Die Schaltfläche zur Registrierung.',
  'The link to what candidates can expect of us.':
    'Der Link zu dem, was Kandidatinnen und Kandidaten von uns erwarten können.',
  'Announces the feature above the reports.': 'Kündigt die Funktion über den Berichten an.',
  'Stands beside the reports and asks for the next question.':
    'Steht neben den Berichten und bittet um die nächste Frage.',
  'What becomes of a registration, in order.':
    'Was mit einer Registrierung geschieht, der Reihe nach.',
  'The link to the answers below the form.': 'Der Link zu den Antworten unter dem Formular.',
  'When it happens, without a promise that nobody keeps.':
    'Wann es geschieht, ohne eine Zusage, die niemand einhält.',
  'The two links below the introduction.': 'Die zwei Links unter der Einleitung.',
  'How soon we answer, by the way of asking. docs/claims.md says where each is kept.':
    'Wie schnell wir antworten, je nach Weg. docs/claims.md sagt, wo jede Zusage steht.',
  'What the category is for, in one or two sentences.':
    'Wofür die Kategorie da ist, in einem oder zwei Sätzen.',
  'What it stores in the browser; empty when it stores nothing.':
    'Was sie im Browser speichert; leer, wenn sie nichts speichert.',
  'What changes for a visitor who switches it off.':
    'Was sich ändert, wenn jemand sie ausschaltet.',
  'The label of the link to the cookie policy.': 'Der Text des Links zur Cookie-Richtlinie.',
};
