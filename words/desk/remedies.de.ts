import type { remedyTexts as en } from './remedies.en.ts';

export const remedyTexts: typeof en = {
  webhook: {
    testAddress: 'Tragen Sie die Produktivadresse ein, die /webhook/ enthält.',
    credentials:
      'Ergänzen Sie die Zugangsdaten in der Adresse, oder setzen Sie das erwartete WEBHOOK_SECRET.',
    notFound:
      'Schalten Sie den Workflow ein, oder berichtigen Sie die Adresse und starten Sie den Server neu.',
    removed:
      'Tragen Sie eine andere Adresse ein, starten Sie den Server neu und führen Sie dann „redeliver --abandoned“ aus.',
    tooLarge:
      'Setzen Sie die Variable _MAX_BYTES unter die Grenze des Zielsystems und starten Sie den Server neu.',
    limited: 'Nichts zu tun: Wir versuchen es wieder, wenn das Zielsystem es verlangt.',
    starting: 'Nichts zu tun: Wir versuchen es wieder.',
    timeout: 'Lassen Sie das Zielsystem innerhalb von 20 s antworten und erst danach arbeiten.',
    unknownHost: 'Berichtigen Sie den Hostnamen der Adresse oder den Namensdienst dieses Rechners.',
    refused: 'Starten Sie das Zielsystem, oder berichtigen Sie den Port der Adresse.',
    unencrypted:
      'Beginnen Sie die Adresse mit http:// wie das Zielsystem, oder nennen Sie dessen HTTPS-Port.',
    other: 'Sehen Sie im Protokoll des Zielsystems nach; Zustellungen werden wiederholt.',
  },
  mail: {
    recipient: 'Die Adresse nimmt keine E-Mails an. Rufen Sie die Person an.',
    later: 'Nichts zu tun: Der Mailserver hat um einen späteren Versuch gebeten.',
    credentials:
      'Berichtigen Sie Benutzer und Passwort in SMTP_URL und starten Sie den Server neu.',
    refused:
      'Erfragen Sie den Code beim Anbieter des Mailservers; oft ist MAIL_FROM nicht erlaubt.',
    other:
      'Prüfen Sie Host und Port in SMTP_URL und ob dieser Rechner sie erreicht; E-Mails werden wiederholt.',
  },
  indexnow: {
    key: 'Öffnen Sie /<INDEXNOW_KEY>.txt unter SITE_URL: Dort muss der Schlüssel stehen.',
    other:
      'Die Meldung wird später wiederholt. Prüfen Sie, ob dieser Rechner das Internet erreicht.',
  },
  certificate: {
    otherHost: (variable) =>
      `Berichtigen Sie den Hostnamen in ${variable}: Das Zertifikat muss ihn nennen.`,
    expired: 'Lassen Sie das Zertifikat erneuern, und prüfen Sie die Uhr dieses Rechners.',
    untrusted:
      'Lassen Sie es von einer öffentlichen Stelle signieren, oder nennen Sie Ihre in NODE_EXTRA_CA_CERTS und starten Sie neu.',
  },
};
