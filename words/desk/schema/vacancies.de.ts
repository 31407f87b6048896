/** Labels and hints of vacancies and mandates, by their English words. */
export const vacancyTexts: Readonly<Record<string, string>> = {
  Name: 'Name',
  Is: 'Art',
  Id: 'Kennung',
  En: 'Englisch',
  De: 'Deutsch',
  Currency: 'Währung',
  Until: 'Bis',
  Title: 'Titel',
  Description: 'Beschreibung',
  'Checked on': 'Geprüft am',
  Note: 'Anmerkung',
  From: 'Von',
  On: 'Am',
  Reference: 'Referenz',
  'First day of publication': 'Erster Tag der Veröffentlichung',
  State: 'Status',
  'Place of work': 'Arbeitsort',
  Contract: 'Vertrag',
  Months: 'Monate',
  Workload: '{{regional.workload}}',
  'Lowest workload (%)': 'Kleinstes Pensum (%)',
  'Highest workload (%)': 'Größtes Pensum (%)',
  Workplace: 'Arbeitsmodell',
  Pay: '{{regional.salary}}',
  'Lowest pay': '{{regional.salary}} ab',
  'Highest pay': '{{regional.salary}} bis',
  Per: 'Je',
  'Thirteenth salary': '13. Monatslohn',
  'Minimum pay': 'Mindestentgelt',
  'Gross minimum pay': 'Mindestentgelt, brutto',
  'Minimum pay per': 'Mindestentgelt je',
  'Collective agreement': 'Kollektivvertrag',
  'Willing to pay more': 'Bereitschaft zur Überzahlung',
  'Industries and sectors': 'Branchen und Schwerpunkte',
  Experience: 'Erfahrung',
  'Role category': 'Funktionsbereich',
  'What we offer': 'Was wir bieten',
  'Interview stages': 'Ablauf des Auswahlverfahrens',
  Minutes: 'Minuten',
  'Relocation, visa and travel': 'Umzug, Arbeitserlaubnis und Reisen',
  'Confirmed open on': 'Als offen bestätigt am',
  'Swiss reporting duty': 'Stellenmeldepflicht (Schweiz)',
  Sample: 'Beispiel',
  'Invented, and delivered with the program. Search engines, job boards and alerts leave it out.':
    'Erfunden und mit dem Programm geliefert. Suchmaschinen, Stellenbörsen und Benachrichtigungen lassen es aus.',
  Occupation: 'Beruf',
  'AVAM code': 'AVAM-Code',
  'Number of the report': 'Nummer der Meldung',
  'Confirmed on': 'Bestätigt am',
  'Blocked until': 'Gesperrt bis',
  'Withdrawn from Job-Room on': 'Bei Job-Room zurückgezogen am',
  Reason: 'Grund',
  Skills: 'Kenntnisse',
  'What you will do': 'Ihre Aufgaben',
  'What you bring': 'Ihr Profil',
  Email: 'E-Mail',
  Phone: 'Telefon',
  City: 'Ort',
  Postcode: 'Postleitzahl',
  Fee: 'Honorar',
  What: 'Was',
  Plan: 'Plan',
  Role: 'Stelle',
  'Given on': 'Erteilt am',
  Employer: 'Unternehmen',
  'Postcode and town': 'Postleitzahl und Ort',
  'Hiring model': 'Besetzungsmodell',
  Contacts: 'Kontakte',
  'Job title': 'Funktion im Unternehmen',
  'Authority to advertise': 'Zustimmung zur Ausschreibung',
  'Given by': 'Erteilt von',
  'How it was given': 'Wie sie erteilt wurde',
  'Promised for': 'Zugesagt bis',
  'Ordered on': 'Beauftragt am',
  Notes: 'Notizen',
  'Private sheet': 'Vertrauliche Notizen',

  'The number that a recruiter quotes.': 'Die Nummer, die im Gespräch genannt wird.',
  '“2 days ago” is computed from it.': 'Daraus wird „vor 2 Tagen“ berechnet.',
  'First day on which the role is shown.': 'Erster Tag, an dem die Stelle erscheint.',
  'Last day applications are accepted, local time of the workplace.':
    'Letzter Tag für Bewerbungen, Ortszeit des Arbeitsorts.',
  'Day it was filled or closed.': 'Tag, an dem sie besetzt oder geschlossen wurde.',
  'Day it was taken off the site; its page answers that it is gone.':
    'Tag, an dem sie von der Website genommen wurde; ihre Seite meldet dann, dass es sie nicht mehr gibt.',
  'In percent of full time, as 80 and 100. Left out: full time. The pay is that of 100.':
    'In Prozent einer Vollzeitstelle, etwa 80 und 100. Ohne Angabe: Vollzeit. Die Vergütung gilt für 100 %.',
  'Where the work is done. Remote in a city: from home, with the city as its base.':
    'Wo gearbeitet wird. Remote mit Stadt: von zu Hause, mit der Stadt als Standort.',
  'The pay per year is paid in 13 instalments, as is usual in Switzerland.':
    'Der Jahresbetrag wird in 13 Teilen gezahlt, wie in der Schweiz üblich.',
  'Gross minimum pay in the currency of the salary.':
    'Mindestentgelt, brutto, in der Währung der Vergütung.',
  'By custom the month.': 'Üblich ist der Monat.',
  'The collective agreement that sets it, by its own name. Without one the advert says that the employer pays at least this.':
    'Der Kollektivvertrag, der es festlegt, mit seinem Namen. Ohne ihn sagt die Ausschreibung, dass das Unternehmen mindestens diesen Betrag zahlt.',
  'Whether the employer is willing to pay more.': 'Ob das Unternehmen bereit ist, mehr zu zahlen.',
  'At least an industry and a sector. Both filters match against this list.':
    'Mindestens eine Branche und ein Schwerpunkt. Beide Filter gehen nach dieser Liste.',
  'In their order, with their durations.': 'In ihrer Reihenfolge, mit ihrer Dauer.',
  'Visa, permit, relocation, travel.': 'Visum, Bewilligung, Umzug, Reisen.',
  'Day on which the employer last confirmed that the role is open.':
    'Tag, an dem das Unternehmen zuletzt bestätigt hat, dass die Stelle offen ist.',
  'Swiss roles: reported before the advert, or why not. Never shown to visitors.':
    'Schweizer Stellen: vor der Ausschreibung gemeldet, oder warum nicht. Erscheint nie auf der Website.',
  'Not reported yet: the role is shown nowhere.':
    'Noch nicht gemeldet: Die Stelle erscheint nirgends.',
  'As the employment service’s list names it.':
    'So, wie die Liste der Stellenmeldepflicht ihn nennt.',
  'From the list of occupations of Job-Room, which asks for it.':
    'Aus der Berufsliste von Job-Room. Job-Room verlangt ihn.',
  'Day on which the official list of the year was looked through.':
    'Tag, an dem die amtliche Liste des Jahres geprüft wurde.',
  'The number that the employment service gave the report.':
    'Die Nummer, unter der das RAV die Meldung führt.',
  'Day of the confirmation. The five working days begin on the next one.':
    'Tag der Bestätigung. Die fünf Arbeitstage beginnen am nächsten Arbeitstag.',
  'Last day of the block, if the employment service names one.':
    'Letzter Tag der Sperrfrist, wenn das RAV einen nennt.',
  'Day on which the report was withdrawn there, after the role had ended.':
    'Tag, an dem die Meldung dort zurückgezogen wurde, nachdem die Ausschreibung beendet war.',
  'At most 14 days; found among registered job seekers; filled internally.':
    'Höchstens 14 Tage; mit gemeldeten Stellensuchenden besetzt; intern besetzt.',
  'What shows that the exception applies.': 'Woraus sich ergibt, dass die Ausnahme gilt.',
  'As an advertisement would print it. German titles name all genders: (m/w/d).':
    'So, wie die Stelle ausgeschrieben wird. Deutsche Titel nennen alle Geschlechter: (m/w/d).',
  'Two or three sentences: the role, its setting, why it exists.':
    'Zwei oder drei Sätze: die Stelle, ihr Umfeld, warum es sie gibt.',
  'Short terms; a card shows the first three.':
    'Kurze Begriffe; in der Liste erscheinen die ersten drei.',
  'Of the employer. The Swiss employment service asks for it and keeps it confidential.':
    'Des Unternehmens. Das RAV verlangt sie und behandelt sie vertraulich.',
  'In your own words, as agreed.': 'In Ihren Worten, wie vereinbart.',
  'Who gave it, on the employer’s side.': 'Wer sie im Unternehmen erteilt hat.',
  'The reference of the submission that gave it, or how else it was given.':
    'Die Referenz des Eingangs, mit dem sie erteilt wurde, oder wie sie sonst erteilt wurde.',
  'The day by which the brief was to be answered.':
    'Der Tag, bis zu dem die Anfrage zu beantworten war.',
  'The day of the order, from which a credit counts.':
    'Der Tag des Auftrags; von ihm an läuft die Frist einer Anrechnung.',
  'Days that were agreed, as the start of the role. They stand in the list of dates.':
    'Vereinbarte Tage, etwa der Arbeitsbeginn. Sie stehen in der Liste der Termine.',
  'For the desk only: never part of the record, an export, a feed, a mail or a page.':
    'Nur für das Team: nie Teil des Nachweises, eines Exports, eines Feeds, einer E-Mail oder einer Seite.',
};

/** Values that the schemas themselves name. The firm’s own lists have names in each language. */
export const optionTexts: Readonly<Record<string, string>> = {
  draft: 'Entwurf',
  scheduled: 'Geplant',
  open: 'Offen',
  closed: 'Geschlossen',
  withdrawn: 'Zurückgezogen',
  permanent: '{{regional.permanent}}',
  'fixed-term': 'Befristet',
  'day-rate': 'Tagessatz',
  'on-site': 'Vor Ort',
  hybrid: 'Hybrid',
  remote: 'Remote',
  year: 'Jahr',
  month: 'Monat',
  day: 'Tag',
  'to-report': 'Zu melden',
  'not-listed': 'Nicht auf der Liste',
  reported: 'Gemeldet',
  excepted: 'Ausgenommen',
  'fourteen-days': 'Höchstens 14 Tage',
  'registered-seekers': 'Gemeldete Stellensuchende',
  internal: 'Intern besetzt',
  filled: 'Besetzt',
  ended: 'Beendet',
  'not-taken-further': 'Nicht weiter verfolgt',
  kept: 'Wird aufbewahrt',
  timeline: 'Zeitachse',
  bars: 'Balken',
  matrix: 'Matrix',
  overlap: 'Überschneidung',
  stages: 'Stufen',
  'candidate-registration': 'Registrierung',
  'job-application': 'Bewerbung',
  'contact-message': 'Nachricht',
  'contact-dialog': 'Gesprächsanfrage',
  'employer-brief': 'Anfrage',
};
