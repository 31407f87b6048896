import type { FormsMessages } from './forms.en.ts';

const pages: FormsMessages['pages'] = {
  failure: {
    form: {
      title: 'Ihr Formular wurde nicht gesendet',
      'not-found': 'Dieses Formular gibt es nicht.',
      'not-multipart': 'Das Formular konnte nicht gelesen werden.',
      malformed:
        'Das Formular kam unvollständig an. Bitte gehen Sie zurück und senden Sie es noch einmal.',
      'too-large':
        'Ihre Datei ist zu groß. Bitte gehen Sie zurück und wählen Sie eine kleinere Datei.',
      'too-slow':
        'Das Hochladen hat zu lange gedauert. Bitte gehen Sie zurück und senden Sie das Formular noch einmal.',
      invalid:
        'Einige Angaben fehlen oder sind fehlerhaft. Bitte gehen Sie zurück und prüfen Sie sie.',
      'key-reused':
        'Dieses Formular wurde bereits mit anderem Inhalt gesendet. Bitte öffnen Sie es neu.',
      'rate-limited':
        'Aus Ihrem Netzwerk wurden zu viele Formulare gesendet. Bitte warten Sie eine Minute, gehen Sie dann zurück und senden Sie Ihres noch einmal.',
      busy: 'Im Augenblick gehen sehr viele Formulare ein. Bitte gehen Sie zurück und senden Sie Ihres in Kürze noch einmal.',
      unavailable:
        'Wir konnten Ihr Formular nicht speichern. Bitte gehen Sie zurück und senden Sie es in Kürze noch einmal.',
    },
    page: {
      title: 'Diese Seite kann gerade nicht angezeigt werden',
      'rate-limited':
        'Aus Ihrem Netzwerk kamen zu viele Zugriffe. Bitte warten Sie eine Minute und laden Sie die Seite dann neu.',
      busy: 'Im Augenblick wird unsere Website sehr oft aufgerufen. Bitte laden Sie die Seite in Kürze neu.',
      other: 'Der Fehler liegt bei uns. Bitte laden Sie die Seite in Kürze neu.',
    },
    status: {
      title: 'Ihre Statusseite kann gerade nicht angezeigt werden',
      'rate-limited':
        'Aus Ihrem Netzwerk kamen zu viele Zugriffe. Es ist nichts verloren: Bitte warten Sie eine Minute und öffnen Sie Ihren Link dann noch einmal.',
      other:
        'Von dem, was Sie gesendet haben, ist nichts verloren. Bitte öffnen Sie Ihren Link in Kürze noch einmal.',
    },
    'status-change': {
      title: 'Wir können Ihre Änderung nicht bestätigen',
      'rate-limited':
        'Aus Ihrem Netzwerk kamen zu viele Zugriffe, deshalb wurde nichts geändert. Bitte warten Sie eine Minute, gehen Sie dann zurück und versuchen Sie es noch einmal.',
      other:
        'Beim Ändern ist ein Fehler aufgetreten. Bitte öffnen Sie Ihren Link noch einmal: Dort sehen Sie, ob die Änderung erfolgt ist.',
    },
  },
  home: 'Zur Startseite',
};

export const formsDe: FormsMessages = {
  shell: {
    requiredNote: 'Mit * markierte Felder sind Pflichtfelder.',
    requiredTitle: 'Pflichtangaben fehlen',
    requiredList: 'Bitte ergänzen Sie die folgenden Pflichtangaben: {list}',
    checkTitle: 'Bitte prüfen Sie Ihre Angaben',
    checkList: 'Bitte prüfen Sie diese Angaben: {list}',
    agreementTitle: 'Zustimmung erforderlich',
    summary: 'Bitte prüfen Sie diese Angaben',
    errorTitle: 'Fehler',
    issues: {
      required: '{label}: Diese Angabe fehlt.',
      tick: 'Bitte setzen Sie hier das Häkchen.',
      invalid: 'Bitte prüfen Sie: {label}.',
      formats: {
        email: 'Geben Sie eine E-Mail-Adresse an, zum Beispiel name@example.com.',
        phone: 'Geben Sie eine Telefonnummer mit mindestens fünf Ziffern an.',
        'web-address':
          'Geben Sie eine Webadresse an, zum Beispiel https://www.linkedin.com/in/name.',
      },
      'too-long': '{label}: Dieser Text ist zu lang.',
      'file-empty': 'Diese Datei ist leer. Bitte wählen Sie eine andere.',
      'file-encrypted':
        'Diese Datei ist mit einem Passwort geschützt. Bitte laden Sie eine ungeschützte Fassung hoch.',
      'file-unpacked': 'Diese Datei ist entpackt zu groß. Bitte speichern Sie sie als PDF.',
      'file-macros':
        'Diese Datei enthält Makros. Bitte speichern Sie sie ohne Makros oder als PDF.',
      closed: 'Diese Stelle ist nicht mehr verfügbar. Bewerbungen werden nicht mehr angenommen.',
    },
    offline: 'Sie sind offenbar offline. Ihre Eingaben bleiben erhalten.',
    wait: 'Bitte versuchen Sie es in etwa {minutes} Min. erneut. Ihre Eingaben bleiben erhalten.',
    kept: 'Ihre Eingaben bleiben erhalten.',
    cancelled: 'Das Senden wurde abgebrochen. Ihre Eingaben bleiben erhalten.',
    uploading: '{name} wird hochgeladen',
    cancel: 'Hochladen abbrechen',
    reference: 'Ihre Referenznummer: {reference}',
    again: 'Formular erneut ausfüllen',
    follow: {
      promise: 'Wir antworten bis {time} Uhr ({zone}).',
      zone: '{{regional.officeTime}}',
      link: 'Ihre vertrauliche Statusseite',
      copy: 'Link kopieren',
      copied: 'Link kopiert.',
      copyFailed: 'Der Link konnte nicht kopiert werden.',
    },
    newTab: '(öffnet in neuem Tab)',
    choose: 'Bitte wählen',
    honeypot: 'Dieses Feld leer lassen',
    file: {
      drop: 'Oder ziehen Sie eine Datei hierher.',
      remove: 'Datei entfernen',
      hint: 'PDF, DOC, DOCX (max. 5 MB)',
      note: 'oder ODT',
      again: 'Bitte wählen Sie die Datei noch einmal aus. Der Browser merkt sie sich nicht.',
      typeTitle: 'Dateityp nicht zulässig',
      type: 'Bitte laden Sie nur PDF-, DOC-, DOCX- oder ODT-Dateien hoch.',
      sizeTitle: 'Datei zu groß',
      size: 'Bitte laden Sie Dateien unter 5 MB hoch.',
    },
  },
  pages,
  'job-application': {
    heading: 'Auf diese Stelle bewerben',
    close: 'Bewerbungsformular schließen',
    byRole: {
      authorizedIn: {
        CH: 'Dürfen Sie in der Schweiz arbeiten, etwa mit einer Bewilligung B oder C?',
        AT: 'Dürfen Sie in Österreich arbeiten, etwa als EU- oder EWR-Bürgerin oder -Bürger oder mit einer Rot-Weiß-Rot – Karte?',
      },
      authorizedAnywhere: 'Dürfen Sie in dem Land arbeiten, von dem aus Sie tätig wären?',
      letterOfEntryLevel:
        'Wenige Sätze genügen: was Sie gebaut oder gemessen haben und was Sie lernen möchten.',
    },
    submit: 'Bewerbung absenden',
    busy: 'Wird gesendet …',
    labels: {
      firstName: 'Vorname',
      lastName: 'Nachname',
      email: 'E-Mail-Adresse',
      phone: 'Telefonnummer',
      linkedin: 'LinkedIn-Profil',
      noticePeriod: 'Kündigungsfrist',
      authorizedToWork: '{{regional.rightToWork}}',
      coverLetter: '{{regional.coverLetter}}',
      resume: '{{regional.resume}}',
      privacyConsent: 'Kenntnisnahme der Datenschutzerklärung',
      gdprConsent: '{{regional.dataConsentName}}',
      marketingConsent: 'E-Mails zu weiteren Stellen',
    },
    options: {
      noticePeriod: {
        immediate: 'Sofort verfügbar',
        '1-week': '1 Woche',
        '2-weeks': '2 Wochen',
        '1-month': '1 Monat',
        '2-months': '2 Monate',
        '3-months': '3 Monate',
        other: 'Andere, etwa 6 Monate oder zum Quartalsende',
      },
      authorizedToWork: { yes: 'Ja', no: 'Nein' },
    },
    hints: {
      authorizedToWork: 'Dürfen Sie am Arbeitsort arbeiten?',
      coverLetter: 'Wenige Sätze genügen: Ihr eigener Anteil und was Sie als Nächstes möchten.',
      resume:
        'Bitte ohne Foto, Geburtsdatum und Familienstand. Zeugnisse und Diplome können Sie in dieselbe PDF-Datei aufnehmen.',
    },
    consents: {
      privacyConsent:
        'Ich habe die [Datenschutzerklärung](page:privacy-policy) zur Kenntnis genommen.',
      gdprConsent:
        'Ich willige ein, dass meine {{regional.personalDataDative}} für diese Bewerbung {{regional.processed}} werden {{regional.dataConsentLaw}}. Meine Daten gehen an {recipients}; ein Unternehmen erhält sie nur, wenn ich zustimme. Sie werden höchstens {{privacy.consentYears}} Jahre aufbewahrt, länger nur, wie es die [Datenschutzerklärung](page:privacy-policy) sagt, und ich kann jederzeit widerrufen, wie unter [Ihre Datenschutzrechte](page:data-rights) beschrieben.',
      marketingConsent:
        'Sie dürfen mir zu weiteren passenden Stellen E-Mails schreiben. Das kann ich jederzeit widerrufen.',
    },
    successTitle: 'Bewerbung gesendet',
    success: 'Vielen Dank. Ihre Bewerbung ist bei uns eingegangen.',
    failure:
      'Beim Senden Ihrer Bewerbung ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut.',
  },
  'contact-message': {
    submit: 'Nachricht senden',
    busy: 'Wird gesendet …',
    labels: {
      firstName: 'Vorname',
      lastName: 'Nachname',
      email: 'E-Mail-Adresse',
      phone: 'Telefonnummer',
      company: 'Unternehmen',
      position: 'Position',
      subject: 'Betreff',
      message: 'Nachricht',
      requirements_document: 'Anhang',
    },
    options: {},
    consents: {},
    privacyNote:
      'Wir verwenden Ihre Angaben, um Ihnen zu antworten, wie in der [Datenschutzerklärung](page:privacy-policy) beschrieben.',
    application: {
      subjectPrefix: 'Bewerbung: ',
      heading: 'Ihre Nachricht zu: {role}',
      file: '{{regional.resume}}',
      note: 'Diese Nachricht beantworten wir an Arbeitstagen innerhalb von {{promise.messageHours}} Stunden. Möchten Sie für die Stelle berücksichtigt werden, bewerben Sie sich bitte: Eine Bewerbung prüfen wir für die Stelle und beantworten sie innerhalb von {{promise.applicationWorkingDays}} Arbeitstagen.',
      link: 'Bewerben',
    },
    successTitle: 'Nachricht gesendet',
    success: 'Vielen Dank. Ihre Nachricht ist eingegangen.',
    failure:
      'Beim Senden Ihrer Nachricht ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut.',
  },
  'contact-dialog': {
    heading: 'Sprechen wir miteinander',
    introduction:
      'Nennen Sie uns Ihren Namen und Ihr Anliegen. Wir antworten an Arbeitstagen innerhalb von {{promise.talkHours}} Stunden, am Freitag und vor einem Feiertag also am nächsten Arbeitstag.',
    close: 'Dialog schließen',
    submit: 'Nachricht senden',
    busy: 'Wird gesendet …',
    labels: {
      name: 'Name',
      email: 'E-Mail',
      company: 'Unternehmen (freiwillig)',
      message: 'Nachricht',
      consent: 'Zustimmung',
    },
    options: {},
    consents: {
      consent:
        'Ich stimme den [Nutzungsbedingungen](page:terms-of-use) zu und habe die [Datenschutzerklärung](page:privacy-policy) zur Kenntnis genommen.',
    },
    missingTitle: 'Pflichtangabe fehlt',
    missing: {
      name: 'Bitte geben Sie Ihren Namen an',
      email: 'Bitte geben Sie Ihre E-Mail-Adresse an',
      message: 'Bitte geben Sie Ihre Nachricht ein',
      consent:
        'Bitte stimmen Sie den Nutzungsbedingungen zu und nehmen Sie die Datenschutzerklärung zur Kenntnis',
    },
    successTitle: 'Nachricht gesendet!',
    success: '{{site.talk}}',
    failure:
      'Beim Senden Ihrer Nachricht ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut.',
  },
  'candidate-registration': {
    submit: 'Registrierung abschließen',
    busy: 'Registrierung wird gesendet …',
    sections: {
      personal: 'Persönliche Angaben',
      professional: 'Berufliche Angaben',
      privacy: 'Datenschutz',
    },
    labels: {
      firstName: 'Vorname',
      lastName: 'Nachname',
      email: 'E-Mail-Adresse',
      phone: 'Telefonnummer',
      linkedin: 'LinkedIn-Profil',
      company: 'Derzeitiges Unternehmen',
      position: 'Derzeitige Position',
      currentLocation: 'Derzeitiger Wohnort',
      desiredRole: 'Gewünschte Position',
      desiredLocation: 'Gewünschter Arbeitsort',
      authorizedToWork: 'Länder, in denen Sie arbeiten dürfen',
      notice_period: 'Kündigungsfrist',
      message: 'Weitere Angaben',
      resume_document: '{{regional.resume}}',
      privacy_agreed: 'Datenschutzerklärung',
      gdpr_agreed: '{{regional.dataConsentName}}',
    },
    hints: {
      authorizedToWork: 'Zum Beispiel {{site.workCountries}}.',
      resume_document:
        'Bitte ohne Foto, Geburtsdatum und Familienstand. Zeugnisse und Diplome können Sie in dieselbe PDF-Datei aufnehmen. An ein Unternehmen geht sie nur mit Ihrer Zustimmung.',
    },
    options: {
      notice_period: {
        immediately: 'Sofort verfügbar',
        '1-month': '1 Monat',
        '2-months': '2 Monate',
        '3-months': '3 Monate',
        '4-months': '4 Monate oder länger, auch zum Quartalsende',
      },
    },
    consents: {
      privacy_agreed:
        'Ich habe die [Datenschutzerklärung](page:privacy-policy) zur Kenntnis genommen.',
      gdpr_agreed:
        'Ich willige ein, dass meine {{regional.personalDataDative}} für die Personalvermittlung {{regional.processed}} werden {{regional.dataConsentLaw}}. Meine Daten gehen an {recipients}; ein Unternehmen erhält sie nur, wenn ich zustimme. Sie werden höchstens {{privacy.consentYears}} Jahre aufbewahrt, länger nur, wie es die [Datenschutzerklärung](page:privacy-policy) sagt, und ich kann jederzeit widerrufen, wie unter [Ihre Datenschutzrechte](page:data-rights) beschrieben.',
    },
    agreement:
      'Bitte nehmen Sie die Datenschutzerklärung zur Kenntnis und erteilen Sie Ihre Einwilligung.',
    successTitle: 'Registrierung erfolgreich',
    success: 'Vielen Dank für Ihre Registrierung. Wir prüfen Ihr Profil.',
    failure:
      'Beim Senden Ihrer Registrierung ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut.',
  },
  'employer-brief': {
    submit: 'Anfrage senden',
    busy: 'Wird gesendet …',
    labels: {
      company: 'Unternehmen',
      roleTitle: 'Stellenbezeichnung',
      location: 'Ort/Remote',
      employmentType: 'Vertragsart',
      mustHaves: 'Zwingende Anforderungen',
      salaryRange: '{{regional.salaryRange}}',
      targetStartDate: 'Gewünschter Eintritt',
      model: 'Modell',
      yourName: 'Ihr Name',
      yourEmail: 'Ihre E-Mail-Adresse',
      yourPhone: 'Ihre Telefonnummer',
      attachment_document: 'Anhang',
      consent: 'Zustimmung',
    },
    options: {
      employmentType: {
        Permanent: '{{regional.permanent}}',
        Contract: 'Befristet oder freiberuflich',
      },
      // The firm names its models.
      model: {},
    },
    hints: {
      mustHaves: 'Abschlüsse, Lizenzen und Erfahrung, ohne die niemand infrage kommt.',
    },
    file: {
      hint: 'PDF, DOC, DOCX, TXT (max. 10 MB)',
      note: 'oder ein anderes Dokument, eine Tabelle oder ein Bild',
      type: 'Programme, Skripte, Webseiten und Archive nehmen wir nicht an. Bitte wählen Sie eine andere Datei.',
      size: 'Bitte wählen Sie eine Datei unter 10 MB.',
    },
    consents: {
      consent:
        'Ich stimme den [Nutzungsbedingungen](page:terms-of-use) zu und habe die [Datenschutzerklärung](page:privacy-policy) zur Kenntnis genommen.',
    },
    // English is specified; here the dated promise below says when.
    successTitle: 'Vielen Dank. Ihre Anfrage ist eingegangen.',
    failure:
      'Beim Senden Ihrer Nachricht ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut.',
  },
};
