import type { Texts } from 'itayose/i18n/ItayoseTexts';

/** Texts of the steps to a withdrawal and of opening hours, in German. */
export const gates: Required<Texts>['gates'] = {
  label: 'Schritte bis zur Auszahlung',
  steps: {
    verify: 'Identität bestätigen',
    addCard: 'Bankkonto hinzufügen',
    setFundPassword: 'Auszahlungspasswort festlegen',
    withdraw: 'Auszahlen',
  },
  states: {
    done: 'Erledigt',
    next: 'Als Nächstes',
    toDo: 'Offen',
    waiting: 'In Prüfung',
    blocked: 'Noch nicht',
  },
  waitingNote: 'Bis die Prüfung abgeschlossen ist, müssen Sie nichts tun.',
  blockedBy: 'Zuerst: {{step}}',
  blockedByAll: 'Schließen Sie zuerst die Schritte oben ab.',
  window: {
    open: 'Geöffnet bis {{time}} (Ortszeit Japan)',
    openNow: 'Geöffnet',
    opens: 'Öffnet um {{time}} (Ortszeit Japan)',
    opensOn: 'Öffnet: {{time}} (Ortszeit Japan)',
    closed: 'Geschlossen',
    left: 'Noch {{left}}',
    hours: 'An Handelstagen {{opens}}–{{closes}}',
    hoursInZone: 'An Handelstagen {{opens}}–{{closes}} (Ortszeit Japan)',
  },
};
