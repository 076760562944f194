import type { host as en, common as enCommon } from './hostEn';

/** The host's own texts in German, a language that the library lacks. */
export const host: typeof en = {
  title: 'Kabuto Trading',
  demoTitle: 'DEMO',
  demo: 'Aktie, Kurse und Geld sind erfunden. Keine Order erreicht eine Börse.',
  loading: 'Lädt',
  failed: 'Der Server hat nicht geantwortet.',
  again: 'Noch einmal versuchen',
  outdated: 'Der Server antwortet nicht. Die Zahlen sind vielleicht veraltet.',
  noPositions: 'Keine Positionen',
  review: 'Order prüfen',
  incomplete: 'Geben Sie eine Order ein, die erteilt und bezahlt werden kann.',
  confirm: 'Order bestätigen (DEMO)',
  send: 'Order erteilen',
  total: 'Geht von Ihrem Guthaben ab',
  yen: 'JPY',
  order: 'Order',
  long: '{{lots}} Lots long, Hebel {{leverage}}×',
  short: '{{lots}} Lots short, Hebel {{leverage}}×',
  price: 'Kurs',
  atMarket: 'Zum Markt, zuletzt {{price}}',
  atLimit: 'Limit {{price}}',
  unknown: 'Es kam keine Antwort. Senden Sie noch einmal: Die Order wird nur einmal erteilt.',
  filled: 'Ausgeführt: {{shares}} Stück zu {{price}}.',
  waiting: 'Wartet: {{shares}} Stück zu {{price}}.',
  refused: {
    title: 'Die Order wurde abgelehnt',
    malformed: 'Der Server hat sie nicht verstanden.',
    outsideBand: 'Das Limit liegt außerhalb der Kurse des Tages.',
    closed: 'Der Markt ist geschlossen.',
    tooLarge: 'Sie ist größer, als unser Risikomanagement erlaubt.',
    cash: 'Ihr Guthaben reicht nicht.',
  },
};

/** Texts that many pages of the host use. */
export const common: typeof enCommon = { close: 'Schließen' };
