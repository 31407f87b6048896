/** Hints of lists, models, promises and people, by their English words. */
export const firmHints: Readonly<Record<string, string>> = {
  'One a year. The list of the coming year is decided in November.':
    'Eine je Jahr. Die Liste des folgenden Jahres wird im November beschlossen.',
  'From 1 January to 31 December.': 'Vom 1. Januar bis 31. Dezember.',
  'Where it was taken from.': 'Woher sie stammt.',
  'Day on which it was last compared with its source.':
    'Tag, an dem sie zuletzt mit der Quelle verglichen wurde.',
  'Whether it is the whole official list. An excerpt only warns.':
    'Ob es die ganze amtliche Liste ist. Ein Auszug warnt nur.',
  'AVAM code of the occupation.': 'AVAM-Code des Berufs.',
  'The models that the firm offers, in the order in which they are shown.':
    'Die Modelle, die das Unternehmen anbietet, in der Reihenfolge auf der Website.',
  'What the brief’s field Model and webhooks call it.':
    'So heißt es im Feld „Modell“ der Anfrage und in Webhooks.',
  'The replacement window, in weeks.': 'Die Ersatzfrist in Wochen.',
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
    'Erscheint auf der Kontaktseite und auf Anzeigen der Fachgebiete oben.',
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
  'Where it does it, in the footer.': 'Wo es das tut, in der Fußzeile.',
  'When its office is open, in the footer.': 'Wann sein Büro geöffnet ist, in der Fußzeile.',
  'A search word for what the firm is.': 'Ein Suchwort für das, was das Unternehmen ist.',
  'A search word for whom it works.': 'Ein Suchwort für die, für die es arbeitet.',
  'What employers find, on the page of an address that does not exist.':
    'Was Unternehmen hier finden, auf der Seite einer Adresse, die es nicht gibt.',
  'When the sender of the dialogue “Let’s Talk” hears back.':
    'Wann jemand, der über „Let’s Talk“ schreibt, Antwort erhält.',
  'When a candidate learns who the employer is; pages quote it.':
    'Wann eine Kandidatin oder ein Kandidat erfährt, wer das Unternehmen ist; Seiten zitieren es.',
  'What the firm means by an interview-ready introduction; pages quote it.':
    'Was mit einer interviewbereiten Vorstellung gemeint ist; Seiten zitieren es.',
  'From which day the days of a service and its credit are counted; pages quote it.':
    'Ab welchem Tag die Tage einer Leistung und ihre Anrechnung zählen; Seiten zitieren es.',
  'Examples of where a candidate may work.': 'Beispiele für Länder, in denen jemand arbeiten darf.',
  'As a form lists it; the name unless given.':
    'So, wie ein Formular es nennt; ohne Angabe der Name.',
  'The model in a handful of words, for cards.': 'Das Modell in wenigen Worten, für Karten.',
  'One or two sentences, for cards.': 'Ein oder zwei Sätze, für Karten.',
  'The situation in which to choose it.': 'Die Lage, in der man es wählt.',
  'Whether a placement is included.': 'Ob eine Vermittlung enthalten ist.',
  'The terms in full sentences, for its own section.':
    'Die Bedingungen in ganzen Sätzen, für den eigenen Abschnitt.',
  'For the PDF’s own description.': 'Für die Beschreibung des PDF.',
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
  'Markdown with {roles}.': 'Markdown mit {roles}.',
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
    'Die Antwort als reiner Text. {name} ist die Person, die geschrieben hat, {role} die Stelle der Anzeige oder der Anfrage, {salary} das Gehalt der Anzeige, {due} die zugesagte Frist, {consultant} die Person, die antwortet, {firm} unser Name. Ein Absatz entfällt, wenn eine Variable darin keinen Wert hat. Was noch zu schreiben ist, steht [[so]]: Vorher kann die Antwort nicht gesendet werden.',
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
    'Was das Diagramm zeigt, für Leser, die es nicht sehen.',
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
