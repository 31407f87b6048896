/** Labels and hints of what the firm is and offers, by their English words. */
export const firmTexts: Readonly<Record<string, string>> = {
  'Legal name': 'Firma',
  'Address of the website': 'Adresse der Website',
  General: 'Allgemein',
  Candidates: 'Kandidatinnen und Kandidaten',
  Employers: 'Unternehmen',
  Privacy: 'Datenschutz',
  Security: 'Sicherheit',
  'As shown': 'Wie angezeigt',
  'As dialled': 'Zum Anwählen',
  Address: 'Anschrift',
  Street: 'Straße',
  Country: 'Land',
  Hours: 'Zeiten',
  Days: 'Tage',
  Opens: 'Öffnet um',
  Closes: 'Schließt um',
  Zone: 'Zeitzone',
  'Vacancy reference': 'Referenz der Stellen',
  'Area served': 'Länder, in denen wir tätig sind',
  'Partner countries': 'Länder mit Partnern',
  Registration: 'Registrierungen',
  'Company number': 'Registernummer',
  'Registered office': 'Sitz',
  Director: 'Vertretung',
  'Vat number': '{{regional.vatNumber}}',
  Insurer: 'Berufshaftpflicht',
  'Data protection officer': 'Datenschutzbeauftragte Person',
  GB: 'Vereinigtes Königreich',
  'Ico number': 'Nummer beim ICO',
  'Agency standing': 'Stellung als Vermittlung',
  EU: 'Europäische Union',
  Representative: 'Vertretung nach Datenschutzrecht',
  DE: 'Deutschland',
  Editor: 'Redaktionell verantwortlich',
  CH: 'Schweiz',
  AT: 'Österreich',
  Shareholders: 'Beteiligungsverhältnisse',
  Partners: 'Partner',
  Licence: 'Bewilligung',
  Canton: 'Kanton',
  IT: 'Italien',
  'Terms version': 'Fassung der Bedingungen',
  Mark: 'Zeichen',
  Lines: 'Linien',
  Outline: 'Umriss',
  Width: 'Breite',
  Shapes: 'Flächen',
  Films: 'Filme',
  Colours: 'Farben',
  Accent: 'Akzent',
  Light: 'Hell',
  Dark: 'Dunkel',
  Signal: 'Signalfarbe',
  'Signal strong': 'Signalfarbe, kräftig',
  'On signal': 'Schrift auf Signalfarbe',
  Editions: 'Ausgaben',
  Tag: 'Sprache und Land',
  Prefix: 'Präfix',
  'Short name': 'Kurzname',
  'Own currency first': 'Eigene Währung zuerst',
  Places: 'Orte',
  Names: 'Namen',
  Region: 'Region',
  Countries: 'Länder',
  Industries: 'Branchen',
  Sectors: 'Schwerpunkte',
  Functions: 'Funktionsbereiche',
  Levels: 'Erfahrungsstufen',
  'Work models': 'Vertrag und Arbeitsmodell',
  Picture: 'Bild',
  Pictures: 'Bilder',
  Areas: 'Fachgebiete',
  Lists: 'Listen',
  Year: 'Jahr',
  Source: 'Quelle',
  'Reviewed on': 'Geprüft am',
  Complete: 'Vollständig',
  Occupations: 'Berufe',
  Code: 'Code',
  Offered: 'Angeboten',
  Contingency: 'Contingency',
  'Replacement weeks': 'Nachbesetzungsfrist in Wochen',
  Min: 'Mindestens',
  Max: 'Höchstens',
  Sprint: 'Sprint',
  'Duration weeks': 'Dauer in Wochen',
  'Start within hours': 'Beginn innerhalb von Stunden',
  Introductions: 'Vorgestellte Personen',
  Timeline: 'Zeitplan',
  Intake: 'Auftragsklärung',
  Calibration: 'Abgleich',
  Sourcing: 'Suche',
  Shortlist: 'Shortlist',
  'Calibration profiles': 'Profile zum Abgleich',
  'Days to interviews': 'Tage bis zu den Gesprächen',
  Guarantee: 'Garantie',
  'Fewer than introductions': 'Weniger vorgestellte Personen als',
  'Extra weeks': 'Weitere Wochen',
  'Refund percent': 'Erstattung in Prozent',
  'Upfront percent': 'Bei Auftrag in Prozent',
  'On delivery percent': 'Mit der Shortlist in Prozent',
  'Credit days': 'Anrechnung in Tagen',
  Intel: 'Intel Lite',
  Amount: 'Betrag',
  'Turnaround days': 'Lieferzeit in Tagen',
  Competitors: 'Wettbewerber',
  Profiles: 'Profile',
  'Readout minutes': 'Besprechung in Minuten',
  Retained: 'Retained',
  Instalments: 'Raten',
  'Replacement months': 'Nachbesetzungsgarantie in Monaten',
  Terms: 'Bedingungen',
  'Placement fee percent': 'Vermittlungshonorar in Prozent',
  'Replacement days': 'Nachbesetzungsfrist in Tagen',
  'Payment days': 'Zahlungsziel in Tagen',
  'Cancellation hours': 'Stornofrist in Stunden',
  'Termination days': 'Kündigungsfrist in Tagen',
  'Liability cap': 'Haftungsgrenze',
  'Complaint working days': 'Beschwerden: Arbeitstage',
  'Change notice days': 'Ankündigung von Änderungen in Tagen',
  Promises: 'Zusagen',
  'Job application': 'Bewerbung',
  'Working days': 'Arbeitstage',
  'Working hours': 'Arbeitsstunden',
  'Same day': 'Am selben Tag',
  'Otherwise by': 'Sonst bis',
  'Contact message': 'Nachricht',
  'Contact dialog': 'Gesprächsanfrage',
  'Candidate registration': 'Registrierung',
  'Employer brief': 'Anfrage',
  Holidays: 'Feiertage',
  Text: 'Text',
  Contact: 'Kontakt',
  Height: 'Höhe',
  'Agreed on': 'Zugestimmt am',
  Portrait: 'Porträt',
  Languages: 'Sprachen',
  'LinkedIn address': 'Adresse bei LinkedIn',
  Consent: 'Einwilligung',
  'Kept at': 'Abgelegt unter',
  Quote: 'Zitat',
  Attribution: 'Von wem',

  'Without a slash at its end. The setting SITE_URL overrides it.':
    'Ohne Schrägstrich am Ende. Die Einstellung SITE_URL geht vor.',
  'Read by whoever can act on a report of a vulnerability.':
    'Wird von der Person gelesen, die auf eine gemeldete Schwachstelle reagieren kann.',
  'The pattern of vacancy references: each 0 stands for a digit, as in NG-0000.':
    'Das Muster der Referenzen von Stellen: Jede 0 steht für eine Ziffer, etwa NG-0000.',
  'Served through licensed partners.': 'Dort sind wir über Partner mit Bewilligung tätig.',
  'Begins with tel:+ and has no spaces, as tel:+442079460142.':
    'Beginnt mit tel:+ und hat keine Leerzeichen, wie tel:+442079460142.',
  'What the law of a country asks for. System status names what is missing.':
    'Was das Recht eines Landes verlangt. Der Systemstatus nennt, was fehlt.',
  'Number in the commercial register of the firm’s seat.':
    'Nummer im Handelsregister am Sitz des Unternehmens.',
  'If it is not the address above.': 'Wenn er nicht der Anschrift oben entspricht.',
  'Who represents the firm.': 'Wer das Unternehmen vertritt.',
  'Professional indemnity insurer and cover.': 'Versicherer und Deckung.',
  'Name and contact, if one is appointed.': 'Name und Kontakt, wenn eine Person benannt ist.',
  'Registration with the Information Commissioner’s Office.':
    'Eintrag beim Information Commissioner’s Office.',
  'Standing under the Employment Agencies Act 1973.':
    'Stellung nach dem Employment Agencies Act 1973.',
  'Representative under Article 27 GDPR.': 'Vertretung nach Art. 27 DSGVO.',
  'Answers for editorial content under § 18(2) MStV.':
    'Verantwortlich für redaktionelle Inhalte nach § 18 Abs. 2 MStV.',
  'Representative under Article 14 FADP.': 'Vertretung nach Art. 14 DSG.',
  'The firm’s own placement licence, with the canton that gave it.':
    'Die eigene Betriebsbewilligung zur Arbeitsvermittlung, mit dem Kanton, der sie erteilt hat.',
  'Disclosed under § 25 MedienG.': 'Offenlegung nach § 25 MedienG.',
  'The licensed firm in each partner country, named in adverts and at forms.':
    'Das Unternehmen mit Bewilligung in jedem Land mit Partner; {{regional.adverts}} und Formulare nennen es.',
  'As in the commercial register.': 'Wie im Handelsregister.',
  'Street, postcode and town.': 'Straße, Postleitzahl und Ort.',
  'Number of the licence or authorisation, with its authority.':
    'Nummer der Bewilligung oder Zulassung, mit der Behörde.',
  'Of a Swiss licence: the canton that gave it.':
    'Bei einer Schweizer Bewilligung: der Kanton, der sie erteilt hat.',
  'Sent as terms_version with every employer brief.':
    'Wird mit jeder Anfrage als terms_version gesendet.',
  'The sign beside the name, on icons and on pictures of links.':
    'Das Zeichen neben dem Namen, auf Symbolen und auf Vorschaubildern.',
  'Drawn in the colour of the words beside it.': 'In der Farbe der Schrift daneben gezeichnet.',
  'Path data of SVG, in a square of 48 units.':
    'Pfaddaten (SVG) in einem Quadrat von 48 Einheiten.',
  'Filled with the signal colour.': 'Mit der Signalfarbe gefüllt.',
  'Without them the site has its own.': 'Ohne Angabe gelten die Farben der Website.',
  'Links and marks, on light and on dark pages.':
    'Links und Markierungen auf hellen und auf dunklen Seiten.',
  'As #8a4a07.': 'Etwa #8a4a07.',
  'Buttons and the filled part of the mark.': 'Schaltflächen und der gefüllte Teil des Zeichens.',
  'Buttons under the pointer.': 'Schaltflächen unter dem Mauszeiger.',
  'Words on buttons.': 'Schrift auf Schaltflächen.',
  'Shown first, or alone where no film is chosen.':
    'Erscheint zuerst, oder allein, wenn kein Film gewählt ist.',
  'In this order.': 'In dieser Reihenfolge.',
  'Behind the headline of the home page. Without it all films of the site are shown.':
    'Hinter der Überschrift der Startseite. Ohne Angabe erscheinen alle Filme der Website.',
  'Language and country, as de-CH: whose office hours, holidays and law apply.':
    'Sprache und Land, etwa de-CH: wessen Bürozeiten, Feiertage und Recht gelten.',
  'First segment of every address; empty for the edition at the root.':
    'Erster Teil jeder Adresse; leer für die Ausgabe ohne Präfix.',
  'As its readers call it.': 'So, wie sie im Menü der Sprachen heißt.',
  'For the language menu of small screens.': 'Für das Sprachmenü auf kleinen Bildschirmen.',
  'Whether vacancies paid in the currency of its country are listed first.':
    'Ob Stellen mit {{regional.salary}} in der Währung des Landes zuerst stehen.',
  'Other documents, forms and webhooks name it by this. Change it only before it is used.':
    'Andere Dokumente, Formulare und Webhooks verwenden diesen Namen. Ändern Sie ihn nur, bevor er verwendet wird.',
  'For search engines, as “Bavaria”.': 'Für Suchmaschinen, etwa „Bavaria“.',
  'Whose law and clock apply.': 'Wessen Recht und Uhrzeit gelten.',
  'Of the town centre, for search engines and job boards; in Britain only the first half.':
    'Der Innenstadt, für Suchmaschinen und Stellenbörsen; in Großbritannien die erste Hälfte.',
  'Of a Swiss town: its public holidays count for the reporting duty.':
    'Bei einem Ort in der Schweiz: Seine Feiertage zählen für die Stellenmeldepflicht.',
  'Time zone, as Europe/Zurich; that of the country unless given.':
    'Zeitzone, etwa Europe/Zurich; ohne Angabe die des Landes.',
  'The countries, in two letters, from which the work may be done.':
    'Die Länder, mit zwei Buchstaben, von denen aus gearbeitet werden darf.',
  'The filter Industries.': 'Der Filter „Branchen“.',
  'The filter Sectors.': 'Der Filter „Schwerpunkte“.',
  'The filter Role categories.': 'Der Filter „Funktionsbereiche“.',
  'The filter Experience.': 'Der Filter „Erfahrung“.',
  'The filter Work model. Which role is of which model follows from its contract and workplace.':
    'Der Filter „Vertrag und Arbeitsmodell“. Was davon für eine Stelle gilt, ergibt sich aus beidem.',
  'The sections of the industries page.': 'Die Abschnitte der Seite „Branchen“.',
  'The anchor of its section, and what other documents call it.':
    'Der Anker des Abschnitts und der Name in anderen Dokumenten.',
  'Its open roles are those of these sectors.':
    'Seine offenen Stellen sind die dieser Schwerpunkte.',
  'The picture of a role: the first entry that has one of its sectors.':
    'Das Bild einer Stelle: der erste Eintrag mit einem ihrer Schwerpunkte.',
  'The sections of the expertise page.': 'Die Abschnitte der Seite „Fachgebiete“.',
  'The industries whose reports concern it.': 'Die Branchen, deren Berichte es betreffen.',
  'One a year. The list of the coming year is decided in November.':
    'Eine je Jahr. Die Liste des folgenden Jahres wird im November beschlossen.',
  'From 1 January to 31 December.': 'Vom 1. Januar bis 31. Dezember.',
  'Where it was taken from.': 'Woher sie stammt.',
  'File or address': 'Datei oder Adresse',
  'A PDF in the folder “downloads” of the content folder, as talent-pack.pdf, or an address that begins with https://.':
    'Eine PDF-Datei im Ordner „downloads“ des Inhaltsordners, etwa talent-pack.pdf, oder eine Adresse, die mit https:// beginnt.',
  'Prices checked on': 'Preise geprüft am',
  'Day on which the prices in it were last compared with the hiring models. System status says when these change after it. Left out: it quotes none.':
    'Tag, an dem die Preise darin zuletzt mit den Besetzungsmodellen verglichen wurden. Der Systemstatus meldet, wenn diese sich danach ändern. Leer: Es nennt keine Preise.',
  'Day on which it was last compared with its source.':
    'Tag, an dem sie zuletzt mit der Quelle verglichen wurde.',
  'Whether it is the whole official list. With an excerpt the desk only warns.':
    'Ob es die ganze amtliche Liste ist. Ist es ein Auszug, warnt das Desk nur.',
  'AVAM code of the occupation.': 'AVAM-Code des Berufs.',
  'The models that the firm offers, in the order in which they are shown.':
    'Die Modelle, die das Unternehmen anbietet, in der Reihenfolge auf der Website.',
  'What the brief’s field Model and webhooks call it.':
    'So heißt es im Feld „Modell“ der Anfrage und in Webhooks.',
  'The replacement window, in weeks.': 'Die Nachbesetzungsfrist in Wochen.',
  'Working days from the order; the timeline is drawn from them.':
    'Arbeitstage ab dem Auftrag; daraus entsteht der Zeitplan.',
  'The published terms of every placement, unless a model says otherwise.':
    'Die veröffentlichten Bedingungen jeder Vermittlung, wenn ein Modell nichts anderes sagt.',
  'Answered on the working day on which it arrives.':
    'Wird an dem Arbeitstag beantwortet, an dem es eingeht.',
  'What arrives by this time is answered by closing time.':
    'Was bis zu dieser Uhrzeit eingeht, wird bis Büroschluss beantwortet.',
  'What arrives later is answered by this time of the next day.':
    'Was später eingeht, wird bis zu dieser Uhrzeit am nächsten Tag beantwortet.',
  'The state, nation or canton whose public holidays count in a country, as ENG or ZH.':
    'Das Bundesland, der Landesteil oder der Kanton, dessen Feiertage in einem Land zählen, etwa ENG oder ZH.',
  'The day on which the person agreed to be shown.':
    'Der Tag, an dem die Person zugestimmt hat, gezeigt zu werden.',
  'Areas of expertise, for links.': 'Fachgebiete, für Links.',
  'Shown as a circle; the face in the middle.': 'Erscheint als Kreis; das Gesicht in der Mitte.',
  'Codes of the languages that the person speaks, as en, de, fr, it.':
    'Kürzel der Sprachen, die die Person spricht, etwa en, de, fr, it.',
  'Shown on the contact page and on adverts in the areas above.':
    'Erscheint auf der Kontaktseite und bei Stellen der Fachgebiete oben.',
  'What this person has done in the field. Facts, no praise.':
    'Was diese Person im Fach getan hat. Tatsachen, kein Lob.',
  'Without it the statement must not be published.':
    'Ohne sie darf die Aussage nicht veröffentlicht werden.',
  'Where the written consent is filed. Never shown.':
    'Wo die schriftliche Einwilligung liegt. Erscheint nie auf der Website.',
  'As agreed, without quotation marks.': 'Wie vereinbart, ohne Anführungszeichen.',
  'Name, role and organisation, as far as agreed.':
    'Name, Funktion und Organisation, soweit vereinbart.',
  'A translation counts as agreed only if the person has seen it.':
    'Eine Übersetzung gilt nur als vereinbart, wenn die Person sie gesehen hat.',
  'What the firm does, in the footer.': 'Was das Unternehmen tut, in der Fußzeile.',
  'Where it works, in the footer.': 'Wo es tätig ist, in der Fußzeile.',
  'When its office is open, in the footer.': 'Wann sein Büro geöffnet ist, in der Fußzeile.',
  'A search word for what the firm is.': 'Ein Suchwort für das, was das Unternehmen ist.',
  'A search word for those it works for.': 'Ein Suchwort für die Auftraggeber des Unternehmens.',
  'What employers find, on the page of an address that does not exist.':
    'Was Unternehmen hier finden, auf der Seite einer Adresse, die es nicht gibt.',
  "When the sender of the dialogue “Let's Talk” hears back.":
    'Wann jemand, der über „Gespräch anfragen“ schreibt, Antwort erhält.',
  'When a candidate learns who the employer is; pages quote it.':
    'Wann eine Kandidatin oder ein Kandidat erfährt, um welches Unternehmen es geht; Seiten zitieren es.',
  'What the firm means by an interview-ready introduction; pages quote it.':
    'Was „gesprächsbereit“ bedeutet; Seiten zitieren es.',
  'From which day the days of a service and its credit are counted; pages quote it.':
    'Ab welchem Tag die Tage einer Leistung und ihre Anrechnung zählen; Seiten zitieren es.',
  'Why a Sprint costs less than a placement; stands where their prices meet.':
    'Warum ein Sprint weniger kostet als eine Vermittlung; steht, wo beide Preise stehen.',
  'What an employer may not see of a candidate, and until when; pages quote it.':
    'Was ein Unternehmen von jemandem nicht sieht, und bis wann; Seiten zitieren es.',
  'Examples of where a candidate may work.': 'Beispiele für Länder, in denen jemand arbeiten darf.',
  'As a form lists it; the name unless given.':
    'So, wie ein Formular es nennt; ohne Angabe der Name.',
  'The model in a handful of words, for cards.': 'Das Modell in wenigen Worten, für Karten.',
  'One or two sentences, for cards.': 'Ein oder zwei Sätze, für Karten.',
  'The situation in which to choose it.': 'Die Lage, in der man es wählt.',
  'Whether a placement is included.': 'Ob eine Vermittlung enthalten ist.',
  'What the comparison does not say, in full sentences, for its own section.':
    'Was der Vergleich nicht sagt, in ganzen Sätzen, für den eigenen Abschnitt.',
  'Markdown.': 'Markdown.',
  'Markdown with {kind}, {about}, {reference}, {promise}, {recipients}, {link}.':
    'Markdown mit {kind}, {about}, {reference}, {promise}, {recipients}, {link}.',
  'Markdown with {subject}, {text}, {consultant}, {reference}, {link}.':
    'Markdown mit {subject}, {text}, {consultant}, {reference}, {link}.',
  'Markdown with {kind}, {about}, {consultant}, {reference}, {link}.':
    'Markdown mit {kind}, {about}, {consultant}, {reference}, {link}.',
  'Markdown with {kind}, {about}, {reference}, {link}.':
    'Markdown mit {kind}, {about}, {reference}, {link}.',
  'Markdown with {links}, {more}.': 'Markdown mit {links}, {more}.',
  'Markdown with {link}.': 'Markdown mit {link}.',
  'Markdown with {news}, {filter}, {roles}, {link}.':
    'Markdown mit {news}, {filter}, {roles}, {link}.',
  'Markdown with {end}, {filter}, {link}.': 'Markdown mit {end}, {filter}, {link}.',
  'Markdown with {count}, {forms}, {submissions}.': 'Markdown mit {count}, {forms}, {submissions}.',
  'Markdown with {form}, {reference}, {time}, {zone}, {link}.':
    'Markdown mit {form}, {reference}, {time}, {zone}, {link}.',
  'Markdown with {name}, {day}, {count}, {due}.': 'Markdown mit {name}, {day}, {count}, {due}.',
  'Markdown with {what}, {reason}, {time}, {zone}, {link}.':
    'Markdown mit {what}, {reason}, {time}, {zone}, {link}.',
  'What staff choose it by.': 'Der Name in der Auswahl.',
  'The forms that it answers.': 'Die Formulare, auf die es antwortet.',
  'Its place in the list.': 'Der Platz in der Liste.',
  'It is proposed to those who wait when their role is closed.':
    'Wird für alle vorgeschlagen, die noch warten, wenn ihre Stelle geschlossen wird.',
  'With the same variables as the answer. Where one has no value, the subject names the form.':
    'Mit denselben Variablen wie die Antwort. Hat eine keinen Wert, nennt der Betreff das Formular.',
  'The answer as plain text. {name} is the sender, {role} is the role of the advert or the brief, {salary} is the salary of the advert, {due} is when we promised an answer, {consultant} is who writes the answer, {firm} is our name. A paragraph is left out where one has no value. Mark what the consultant must write [[like this]]: it cannot be sent before that is replaced.':
    'Die Antwort als reiner Text. {name} ist die Person, die geschrieben hat, {role} die ausgeschriebene oder angefragte Stelle, {salary} deren {{regional.salary}}, {due} die zugesagte Frist, {consultant} die Person, die antwortet, {firm} unser Name. Ein Absatz entfällt, wenn eine Variable darin keinen Wert hat. Was noch zu schreiben ist, steht [[so]]: Vorher kann die Antwort nicht gesendet werden.',
  'The day up to which the law and the figures were checked.':
    'Der Tag, bis zu dem Recht und Zahlen geprüft sind.',
  'What the report is about, for its cover.': 'Worum es im Bericht geht, für das Titelbild.',
  'The cover in this language as npm run report-covers draws it.':
    'Das Titelbild in dieser Sprache, wie npm run report-covers es zeichnet.',
  'An uploaded cover in this language, shown instead.':
    'Ein hochgeladenes Titelbild in dieser Sprache, das stattdessen erscheint.',
  'As the act or the standard is called in this language.':
    'Wie das Gesetz oder die Norm in dieser Sprache heißt.',
  'A year or a date, as the publisher gives it.':
    'Ein Jahr oder ein Datum, wie der Herausgeber es angibt.',
  'What the chart shows, for a reader who cannot see it.':
    'Was das Diagramm zeigt, für alle, die es nicht sehen.',
  'True where the figures are our own judgement.':
    'Ja, wenn die Zahlen unsere eigene Einschätzung sind.',
  'A reading aid or a caveat below the chart.':
    'Eine Lesehilfe oder ein Vorbehalt unter dem Diagramm.',
  'The first year that is no longer shown.': 'Das erste Jahr, das nicht mehr erscheint.',
  'The name beside the mark.': 'Der Name neben der Markierung.',
  'What begins on that day.': 'Was an diesem Tag beginnt.',
  'A name from the report’s sources.': 'Ein Name aus den Quellen des Berichts.',
  'What the bars stand for, as the table’s first heading.':
    'Wofür die Balken stehen, als erste Spalte der Tabelle.',
  'The competences it asks for.': 'Die Kompetenzen, die es verlangt.',
};
