import type { Texts } from 'itayose/i18n/ItayoseTexts';

/** Texts of positions and orders, in German. */
export const position: Required<Texts>['position'] = {
  title: 'Positionen',
  profitSum: 'Unrealisierter G/V',
  source: {
    label: 'Herkunft',
    competition: 'Börse',
    auction: 'Block-Trades',
    followOrders: 'Copy-Orders',
  },
  group: { label: 'Status', inProgress: 'Offen', placing: 'Wartend', terminated: 'Beendet' },
  sourceNote: {
    competition: 'Börse: Orders, die Sie selbst am Markt aufgegeben haben.',
    auction: 'Block-Trades: Positionen aus Block-Trades.',
    followOrders: 'Copy-Orders: Positionen, die Ihre Copy-Trades eröffnet haben.',
  },
  groupNote: {
    inProgress: 'Offen: im Bestand, auch wenn eine Schließung wartet.',
    placing: 'Wartend: Orders, die auf ihren Kurs warten.',
    terminated: 'Beendet: geschlossen, storniert oder verfallen.',
  },
  count: '{{group}} {{count}}',
  sort: {
    label: 'Sortieren',
    risk: 'Nach Risiko',
    newest: 'Neueste zuerst',
    profit: 'Höchster Gewinn zuerst',
    loss: 'Größter Verlust zuerst',
    value: 'Größter Wert zuerst',
    name: 'Nach Name',
    nearest: 'Am nächsten an der Ausführung',
  },
  sums: {
    profit: 'G/V aller offenen Positionen, nach allen Gebühren',
    missing: 'Nicht in diesen Summen, weil nicht geladen: {{sources}}.',
    margin: 'Margin',
    value: 'Marktwert',
    frozen: 'Für diese Orders reserviert',
    realised: 'Realisierter G/V nach allen Gebühren',
    realisedOf: {
      competition:
        'Geschlossene Positionen dieses Reiters. Block-Trades, Copy-Trades und beendete Produkte sind nicht enthalten.',
      auction: 'Geschlossene Block-Trades. Andere Positionen und beendete Produkte sind nicht enthalten.',
      followOrders:
        'Geschlossene Copy-Orders, vor den Erfolgsgebühren der Mentoren. Andere Positionen sind nicht enthalten.',
    },
    count: 'Positionen',
    orders: 'Orders',
    ended: 'Geschlossen, storniert und verfallen',
  },
  empty: {
    competition: {
      inProgress: 'Sie halten keine Positionen.',
      placing: 'Es wartet keine Order.',
      terminated: 'Bisher wurde nichts geschlossen oder storniert.',
      action: 'Zum Markt',
    },
    auction: {
      inProgress: 'Sie haben keine Positionen aus Block-Trades.',
      placing: 'Bei Block-Trades gibt es keine Orders: Sie geben ein Gebot ab, und Ihr Gebot wird geprüft.',
      terminated: 'Bisher wurde keine Position aus einem Block-Trade geschlossen.',
      action: 'Zu den Block-Trades',
    },
    followOrders: {
      inProgress: 'Ihre Copy-Trades halten derzeit keine Positionen.',
      placing: 'Copy-Trades werden zum Marktkurs ausgeführt, deshalb wartet keine ihrer Orders.',
      terminated: 'Bisher wurde keine Position aus einem Copy-Trade geschlossen.',
      action: 'Zum Copy-Trading',
    },
  },
  fact: {
    source: 'Herkunft',
    dayTrade: 'Daytrade',
    dayTradeEnds: 'Schließung durch die Börse: {{time}} (Ortszeit Japan)',
    closedBy: 'Geschlossen durch',
    cancelledBy: 'Beendet durch',
    closeLots: 'Wartet auf Schließung',
    closeLotsValue: 'Lots: {{lots}} von {{held}}',
    sellableAt: 'Schließbar ab (Ortszeit Japan)',
    toStock: 'Aktie ansehen',
    toWhole: 'Ursprüngliche Position ansehen',
  },
  closer: {
    member: 'Sie selbst',
    liquidation: 'Liquidation',
    dayTradeDeadline: 'Daytrade-Frist',
    mentor: 'Copy-Trade',
    buyback: 'Aktienrückkauf',
  },
  canceller: {
    member: 'Sie selbst',
    endOfDay: 'Handelsschluss',
    insufficientFunds: 'Guthaben zu niedrig',
  },
  rate: '{{rate}} der Margin',
  lock: {
    title: 'Schließbar ab {{time}} (Ortszeit Japan)',
    minutes: 'Eine Position kann ab {{minutes}} Minuten nach ihrer Eröffnung geschlossen werden.',
    nextTradingDay: 'Nicht am Tag der Eröffnung und nicht am folgenden Handelstag.',
    days: 'Bis dahin ist sie gesperrt.',
    left: 'Noch {{left}}',
    managed: 'Von Ihrem Copy-Trade verwaltet',
    managedBody:
      'Der Copy-Trade eröffnet und schließt sie. Sie können sie nicht selbst schließen und ihre Margin nicht selbst erhöhen.',
    toFunds: 'Meine Anlagen ansehen',
  },
  bothSides: {
    mark: 'Long und Short',
    long: 'Long {{shares}} Stück',
    short: 'Short {{shares}} Stück',
    net: 'G/V beider Seiten, nach allen Gebühren',
  },
  waiting: {
    title: 'Wartet auf Schließung zu ¥{{price}} (Lots: {{lots}})',
    body: 'Gültig bis zum heutigen Handelsschluss. Lots, die bis dahin nicht geschlossen sind, bleiben offen. Sie können diese Schließungsorder stornieren.',
    bodyDayTrade:
      'Gültig bis {{time}} (Ortszeit Japan). Dann schließt die Börse den Daytrade zum Marktkurs. Sie können diese Schließungsorder stornieren.',
  },
  maintenance: { label: 'Margin-Quote', none: 'Hier kann keine Position liquidiert werden.' },
  risk: {
    stage: {
      safe: 'Keine Warnung',
      watch: 'Vorsicht',
      close: 'Nahe der Liquidation',
      near: 'Sehr nahe der Liquidation',
    },
    actLocked: 'Margin erhöhen (Schließen ab {{time}}, Ortszeit Japan)',
    example:
      'Zum Beispiel verschieben {{amount}} mehr Margin den Liquidationskurs auf ¥{{price}}. Auch diesen Betrag können Sie verlieren.',
    title: 'Noch ¥{{yen}} ({{percent}}) bis zur Liquidation',
    body: 'Bei ¥{{price}} schließt die Börse die Position zwangsweise, möglicherweise zu einem schlechteren Kurs.',
  },
  fromHere: {
    toLiquidation: 'Noch zu verlieren, bei Liquidation zu {{price}}',
    toZero: 'Noch zu verlieren, bei einem Kurs von null',
    never: 'Voll bezahlt, daher nie liquidiert.',
    beyond: 'Mehr, wenn der Kurs darüber hinausspringt.',
    unbounded: 'Mehr, wenn der Kurs darüber hinausspringt, ohne Grenze.',
  },
  opposite: {
    long: 'Sie halten eine Long-Position (Lots: {{lots}})',
    short: 'Sie halten eine Short-Position (Lots: {{lots}})',
    body: 'Diese Order schließt sie nicht. Sie eröffnet eine eigene Position, und Sie zahlen für beide Gebühren.',
    toPosition: 'Stattdessen jene schließen',
    toPositions: 'Diese Positionen ansehen',
  },
  tender: {
    title: 'Der Gesellschaft zu ¥{{price}} angedient (Lots: {{lots}})',
    body: 'Ergebnis: {{time}} (Ortszeit Japan). Erst dann steht fest, wie viele Lots sie kauft. Bis dahin halten Sie die Lots und können sie verkaufen oder die Andienung zurückziehen.',
    follow: 'Meine Andienungen ansehen',
    mark: 'Angedient',
  },
  deadline: {
    title: 'Schließung durch die Börse: {{time}} (Ortszeit Japan)',
    body: 'Ein Daytrade, der dann noch offen ist, wird zum Marktkurs geschlossen.',
  },
  history: {
    title: 'Verlauf (Ortszeit Japan)',
    atMarket: 'zum Marktkurs',
    lotsAt: 'Lots: {{lots}}, zu ¥{{price}}',
    lotsAtMarket: 'Lots: {{lots}}, zum Marktkurs',
    nearAt: 'bei ¥{{price}}, Abstand noch {{percent}}%',
    amount: '¥{{amount}}',
    toPart: 'Diesen Teil ansehen',
    event: {
      ordered: 'Order aufgegeben',
      amended: 'Order geändert',
      triggered: 'Stopp erreicht',
      filled: 'Ausgeführt',
      marginAdded: 'Margin erhöht',
      liquidationNear: 'Nahe der Liquidation',
      closingPlaced: 'Schließungsorder aufgegeben',
      closingAmended: 'Schließungsorder geändert',
      closingTriggered: 'Stopp der Schließungsorder erreicht',
      closingExpired: 'Schließungsorder verfallen',
      closingCancelled: 'Schließungsorder storniert',
      partlyClosed: 'Teilweise geschlossen',
      closed: 'Geschlossen',
      liquidated: 'Liquidiert',
      cancelled: 'Storniert',
      expired: 'Unausgeführt verfallen',
      lapsed: 'Verfallen: Guthaben zu niedrig',
    },
    ahead: {
      orderEnds: 'Order endet, falls nicht ausgeführt',
      closingEnds: 'Schließungsorder endet, falls nicht ausgeführt',
      sellable: 'Kann geschlossen werden',
      deadline: 'Schließung durch die Börse, falls noch offen',
    },
  },
  news: {
    filled: 'Ausgeführt zu ¥{{price}} ({{time}} Ortszeit Japan)',
    filledBody: 'Sie halten jetzt die Position.',
    closed: 'Geschlossen zu ¥{{price}} ({{time}} Ortszeit Japan)',
    closedBy: {
      member: 'Sie haben die Position geschlossen.',
      liquidation: 'Die Position wurde liquidiert.',
      dayTradeDeadline: 'Die Position wurde zur Daytrade-Frist geschlossen.',
      mentor: 'Die Position wurde mit ihrem Copy-Trade geschlossen.',
      buyback: 'Die Position wurde in einem Aktienrückkauf verkauft.',
    },
    cancelled: 'Die Order wurde storniert',
    expired: 'Die Order ist unausgeführt verfallen',
    closingPlaced: 'Eine Schließungsorder wurde aufgegeben',
    heldAgain: 'Die Schließungsorder ist beendet',
    heldAgainBody: 'Lots, die nicht geschlossen wurden, bleiben offen.',
    partClosed: 'Lots: {{lots}}, geschlossen zu ¥{{price}} ({{time}} Ortszeit Japan)',
    partClosedBody: 'Die übrigen Lots bleiben offen.',
  },
  tooLate: {
    title: 'Zu spät zum Stornieren',
    filled:
      'Die Order wurde zu ¥{{price}} ausgeführt ({{time}} Ortszeit Japan), bevor Ihre Stornierung eintraf. Sie halten jetzt die Position.',
    ended:
      'Die Order war bereits unausgeführt beendet: {{status}}. Der reservierte Betrag wurde freigegeben.',
    closing:
      'Die Schließungsorder war ausgeführt oder beendet, bevor Ihre Stornierung eintraf. Was davon zutrifft, zeigt der Verlauf.',
    toPosition: 'Position ansehen',
  },
  pending: {
    distance: 'Abstand zum letzten Kurs',
    frozen: 'Reserviert, mit Gebühr',
    valid: 'Gültig bis',
    validValue: 'Handelsschluss {{date}}',
    filled:
      'Ausgeführt zu ¥{{price}}, {{time}} (Ortszeit Japan). Die Order kann nicht mehr storniert werden.',
    cancelledBy: {
      member:
        'Sie haben die Order um {{time}} (Ortszeit Japan) storniert. Der reservierte Betrag wurde freigegeben.',
      endOfDay:
        'Die Order wurde bis Handelsschluss nicht ausgeführt. Der reservierte Betrag wurde freigegeben.',
      insufficientFunds:
        'Der Stopp wurde erreicht, aber das Guthaben reichte für den Kurs nicht. Der reservierte Betrag wurde freigegeben.',
    },
  },
  margin: {
    liquidationNow: 'Liquidationskurs jetzt',
    liquidationAfter: 'Liquidationskurs danach',
    title: 'Margin erhöhen',
    amount: 'Betrag',
    hint: 'Ganze Yen. Verfügbar: {{available}}',
    submit: 'Margin erhöhen',
    note: 'Mit mehr Margin rückt der Liquidationskurs weiter weg. Beim Schließen erhalten Sie zurück, was nach Ergebnis und Gebühren übrig bleibt. Bei einem Kurssprung kann der Verlust die Margin übersteigen.',
  },
  close: {
    title: 'Position schließen',
    all: 'Alle',
    submitPart: '{{lots}} von {{held}} Lots schließen',
    limitNote:
      'Die Order wartet, bis der Markt Ihren Kurs erreicht, längstens bis Handelsschluss. Solange sie wartet, können Sie sie stornieren.',
    limitNoteDayTrade:
      'Gültig bis {{time}} (Ortszeit Japan). Dann schließt die Börse den Daytrade zum Marktkurs. Solange die Order wartet, können Sie sie stornieren.',
  },
  cancel: {
    title: 'Diese Order stornieren?',
    note: '{{amount}} werden freigegeben und sind wieder verfügbar.',
    submit: 'Order stornieren',
    keep: 'Order behalten',
  },
  cancelClosing: {
    title: 'Diese Schließungsorder stornieren?',
    note: 'Was auf ¥{{price}} wartet (Lots: {{lots}}), bleibt offen, mit Gewinn oder Verlust und mit dem Liquidationsrisiko. Solange der Markt geöffnet ist, können Sie es erneut schließen.',
    submit: 'Schließungsorder stornieren',
    keep: 'Weiter warten',
  },
  marketMove: {
    open: 'Wenn sich der Markt um 5 % oder 10 % bewegt',
    ratio:
      'Die Quote vergleicht die Margin einer Position samt ihrem Ergebnis mit dem, was die Position braucht. Bei 100 % schließt die Börse sie. Jede Position wird für sich liquidiert: Die Margin einer anderen schützt sie nicht. Deshalb hat Ihr Konto die Quote der Position, die der Liquidation am nächsten ist.',
    copied:
      'Positionen aus Copy-Trades sind nicht in der Quote, denn ihr Mentor überwacht sie. In den Beträgen unten sind sie enthalten.',
    every: 'Jeder Kurs {{percent}}',
    change: 'Änderung Ihres Ergebnisses, nach allen Gebühren',
    liquidated: 'Würde liquidiert',
    none: 'Keine',
    at: 'Liquidiert bei ¥{{price}}',
    parts: 'Änderung jeder Position',
    estimate:
      'Schätzungen: Alle Kurse bewegen sich um denselben Prozentsatz, die Gebühren sind wie jetzt. Ein Kurs kann den Liquidationskurs überspringen. Dann ist der Verlust größer und kann die Margin übersteigen.',
    unknown: 'Das lässt sich jetzt nicht berechnen, weil die Gebühren nicht geladen werden konnten.',
  },
};
