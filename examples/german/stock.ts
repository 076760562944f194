import type { Texts } from 'itayose/i18n/ItayoseTexts';

/** Texts of a single stock and its chart, in German. */
export const stock: Required<Texts>['stock'] = {
  asOf: 'Stand {{time}} (Ortszeit Japan)',
  staleFor: 'Stand {{time}} (Ortszeit Japan), vor mehr als {{seconds}} s',
  facts: {
    today: 'Heute',
    about: 'Über diese Aktie',
    yearHigh: 'Jahreshoch',
    yearLow: 'Jahrestief',
    lot: '1 Lot',
    lotValue: '{{shares}} Stück',
    listedOn: 'Notiert seit',
  },
  range: {
    today: 'Spanne heute',
    weeks52: '52-Wochen-Spanne',
    low: 'Tief',
    high: 'Hoch',
    last: 'Letzter Kurs',
  },
  held: {
    title: 'Ihre Positionen und Orders',
    shares: '{{shares}} Stück',
    atPrice: 'zu {{price}}',
    more: '{{count}} weitere in Ihren Positionen',
  },
  chart: {
    short: { open: 'E', high: 'H', low: 'T', close: 'S' },
    volume: 'Vol.',
    averages: 'Gleitende Durchschnitte',
    average: 'GD{{length}}',
    line: 'Linie',
    limits: 'Kursgrenzen',
    fullScreen: 'Vollbild',
    zoomIn: 'Weniger Balken',
    zoomOut: 'Mehr Balken',
    older: 'Ältere Balken',
    newer: 'Neuere Balken',
    toNow: 'Zum neuesten Stand',
    tools: 'Chartwerkzeuge',
    position: '{{side}} {{shares}} {{profit}} nach Gebühren',
    order: '{{side}}-Order {{shares}}',
  },
};
