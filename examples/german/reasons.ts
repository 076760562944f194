import type { Texts } from 'itayose/i18n/ItayoseTexts';

/** Why a form can't be sent, in German. */
export const reasons: Required<Texts>['reasons'] = {
  accountDisabled: 'Ihr Konto ist deaktiviert. Bitte wenden Sie sich an den Kundenservice.',
  accountFrozen: 'Ihr Konto ist eingefroren. Bitte wenden Sie sich an den Kundenservice.',
  tradeBanned:
    'Sie können keine neuen Positionen eröffnen. Positionen schließen und Orders stornieren können Sie weiterhin. Bitte wenden Sie sich an den Kundenservice.',
  withdrawBanned:
    'Auszahlungen sind für Ihr Konto nicht zugelassen. Bitte wenden Sie sich an den Kundenservice.',
  creditTooLow: {
    loan: 'Ihr Kreditscore beträgt {{score}}. Für einen Kredit brauchen Sie {{minimum}}. Der tägliche Check-in erhöht den Score.',
    withdrawal: 'Ihr Kreditscore beträgt {{score}}. Für eine Auszahlung brauchen Sie {{minimum}}.',
  },
  step: 'Zuerst: {{step}}',
  stepWaiting: 'Ihre Identität wird geprüft. Bis die Prüfung abgeschlossen ist, müssen Sie nichts tun.',
  otherDeposit: 'Eine Ihrer Einzahlungen wird bereits geprüft. Es wird immer nur eine geprüft.',
  otherWithdrawal: 'Eine Ihrer Auszahlungen wird bereits geprüft. Es wird immer nur eine geprüft.',
  cardMissing: 'Wählen Sie ein Bankkonto.',
  fundPasswordMissing: 'Geben Sie Ihr Auszahlungspasswort ein.',
  fundPasswordIncomplete: 'Geben Sie alle sechs Ziffern Ihres Auszahlungspassworts ein.',
  fundPasswordWaits: 'Sie können Ihr Auszahlungspasswort wieder ab {{time}} (Ortszeit Japan) verwenden.',
  onlyCustomerService: 'Der Kundenservice vereinbart diese Einzahlung mit Ihnen.',
  channelPasswordMissing: 'Geben Sie das Passwort des Einzahlungswegs ein.',
  proofMissing: {
    transfer: 'Laden Sie zuerst den Überweisungsbeleg hoch.',
    payment: 'Laden Sie zuerst den Zahlungsbeleg hoch.',
  },
  proofUploading: {
    transfer: 'Der Überweisungsbeleg wird noch hochgeladen.',
    payment: 'Der Zahlungsbeleg wird noch hochgeladen.',
  },
  outsideHours: {
    deposit: 'Einzahlungen sind derzeit nicht möglich, wieder ab {{time}} (Ortszeit Japan).',
    depositChannel:
      'Dieser Einzahlungsweg ist derzeit geschlossen, wieder geöffnet ab {{time}} (Ortszeit Japan).',
    withdrawal: 'Auszahlungen sind derzeit nicht möglich, wieder ab {{time}} (Ortszeit Japan).',
    exchange: 'Währungstausch ist derzeit nicht möglich, wieder ab {{time}} (Ortszeit Japan).',
    loan: 'Kreditanträge sind derzeit nicht möglich, wieder ab {{time}} (Ortszeit Japan).',
    ipo: 'Zeichnen und bezahlen können Sie an Handelstagen, das nächste Mal ab {{time}} (Ortszeit Japan).',
    blockTrade: 'Block-Trades sind derzeit nicht möglich, wieder ab {{time}} (Ortszeit Japan).',
    dayTrade: 'Reservierungen sind heute nicht mehr möglich, wieder ab {{time}} (Ortszeit Japan).',
  },
  closed: {
    funds:
      'Einzahlungen, Auszahlungen und Währungstausch sind um diese Zeit geschlossen. Versuchen Sie es während der Servicezeiten erneut.',
    withdrawal:
      'Auszahlungen sind um diese Zeit geschlossen. Versuchen Sie es während der Auszahlungszeiten erneut.',
    loan: 'Das Kreditkontingent ist ausgeschöpft, oder die Kreditvergabe ist geschlossen. Versuchen Sie es später erneut.',
  },
  notYetOpen: {
    ipo: 'Sie können ab {{time}} (Ortszeit Japan) zeichnen.',
    ipoPayment: 'Sie können ab {{time}} (Ortszeit Japan) bezahlen.',
    copyTrade: 'Für Anleger wieder geöffnet ab {{time}} (Ortszeit Japan).',
  },
  over: {
    ipo: 'Die Zeichnung ist beendet.',
    ipoPayment: 'Die Zahlungsfrist ist abgelaufen.',
    copyTrade: 'Der Anlagezeitraum ist vorbei.',
    buyback: 'Die Frist ist abgelaufen.',
  },
  suspended: 'Der Handel mit dieser Aktie ist ausgesetzt.',
  notYetListed: 'Der Handel beginnt am {{date}}.',
  sessionClosed: 'Der Markt ist geschlossen, wieder geöffnet ab {{time}} (Ortszeit Japan).',
  sessionEnded: 'Der Markt hat geschlossen.',
  quoteMissing: 'Für diese Aktie liegt noch kein Kurs vor.',
  firstPriceMissing:
    'Es gibt noch keinen ersten Kurs. Sie können eine Limit-Order aufgeben, die darauf wartet.',
  quoteStale:
    'Der Kurs ist älter als {{seconds}} Sekunden. Warten Sie auf einen neuen, oder verwenden Sie eine Limit-Order.',
  notHolding: 'Nur eine offene Position kann geschlossen werden. Status dieser Position: {{status}}.',
  locked:
    'Die Position kann nicht vor {{time}} (Ortszeit Japan) geschlossen werden, {{minutes}} Minuten nach ihrer Eröffnung.',
  lockedNextDay:
    'Die Position kann nicht vor {{time}} (Ortszeit Japan) geschlossen werden: nicht am Tag der Eröffnung und nicht am folgenden Handelstag.',
  lockedDays: 'Die Position ist gesperrt und kann nicht vor {{time}} (Ortszeit Japan) geschlossen werden.',
  managed:
    'Ihr Copy-Trade verwaltet und schließt die Position. Sie können sie nicht selbst schließen und ihre Margin nicht selbst erhöhen.',
  allLotsWaiting:
    'Alle Lots sind in einer Limit-Order zum Schließen. Stornieren Sie diese Order, um sie anders zu schließen.',
  priceLimitWaiting:
    'Einige Lots sind bereits in einer Limit-Order zum Schließen. Schließen Sie die übrigen zum Marktkurs, oder stornieren Sie diese Order.',
  commaNotGrouping:
    'Ein Komma kann nur Tausender trennen, wie in 1,234. Geben Sie Dezimalstellen mit Punkt ein, wie in 12.5.',
  multiplierTyped: '„{{sign}}“ kann in einer Zahl nicht gelesen werden. Geben Sie alle Ziffern ein.',
  priceMissing: 'Geben Sie einen Kurs ein.',
  priceNotNumber: 'Geben Sie den Kurs als Zahl ein.',
  priceNotPositive: 'Der Kurs muss über null liegen.',
  priceAboveLimit: 'Der Kurs liegt über der Kursgrenze von ¥{{amount}}.',
  priceBelowLimit: 'Der Kurs liegt unter der Kursgrenze von ¥{{amount}}.',
  priceBelowMinimumBid: 'Das Mindestgebot ist ¥{{amount}}.',
  priceOffTick:
    'Kurse bewegen sich hier in Schritten von ¥{{tick}}. Verwenden Sie ¥{{below}} oder ¥{{above}}.',
  stopReached: {
    buy: 'Der Kurs steht bei {{price}} ¥. Ein Stopp, der kauft, muss darüber liegen.',
    sell: 'Der Kurs steht bei {{price}} ¥. Ein Stopp, der verkauft, muss darunter liegen.',
  },
  ocoLimitReached: {
    buy: 'Der Kurs steht bei {{price}} ¥. Neben einem Stopp muss ein Kauflimit darunter liegen.',
    sell: 'Der Kurs steht bei {{price}} ¥. Neben einem Stopp muss ein Verkaufslimit darüber liegen.',
  },
  trailTooWide: 'Der Abstand muss kleiner sein als der Kurs von {{price}} ¥.',
  termMissing: 'Wählen Sie den letzten Tag.',
  termOutside: 'Wählen Sie einen Handelstag vom {{first}} bis zum {{last}}.',
  termTooShort: 'In der längsten Frist eines Auftrags kann er nicht ausgeführt werden.',
  lotsMissing: 'Geben Sie die Anzahl der Lots ein.',
  lotsNotNumber: 'Geben Sie die Lots als Zahl ein.',
  lotsNotWhole: 'Nur ganze Lots sind möglich.',
  lotsNotPositive: 'Geben Sie mindestens ein Lot ein.',
  lotsBelowMinimum: 'Mindestens {{amount}} Lots.',
  lotsAboveMaximum: {
    order: 'Lots in einer Order: höchstens {{amount}}.',
    held: 'Lots in Ihrem Bestand: {{amount}}.',
    free: 'Lots, die Sie jetzt schließen können: {{amount}}. Die übrigen sind in einer Limit-Order zum Schließen.',
  },
  amountMissing: 'Geben Sie einen Betrag ein.',
  amountNotNumber: 'Geben Sie den Betrag als Zahl ein.',
  amountNotPositive: 'Geben Sie einen Betrag über null ein.',
  amountNotPositiveInteger: 'Geben Sie eine ganze Zahl über null ein.',
  amountNotWhole: 'Nur ganze Yen.',
  amountTooManyDecimals: 'Nachkommastellen: höchstens {{decimals}}.',
  amountNoDecimals: 'Geben Sie in dieser Währung einen ganzen Betrag ein.',
  amountBelowMinimum: {
    yen: 'Der Mindestbetrag ist {{amount}}.',
    currency: 'Mindestens {{amount}}.',
  },
  amountAboveMaximum: {
    once: 'Der Höchstbetrag ist {{amount}}.',
    creditLimit: 'Höchstens {{amount}}, Ihr Kreditrahmen.',
    loan: 'Das ist mehr, als Sie schulden. Mit {{amount}} ist der Kredit vollständig zurückgezahlt.',
    currency: 'Höchstens {{amount}} auf einmal.',
  },
  feesUnknown: 'Die Gebühren sind noch nicht geladen, deshalb können die Kosten nicht angezeigt werden.',
  rateUnknown: 'Der Wechselkurs ist noch nicht bekannt.',
  balanceUnknown: 'Ihr Guthaben ist noch nicht bekannt.',
  balanceShort: {
    missing: 'Ihnen fehlen {{amount}}.',
    available: 'Das ist mehr als Ihr verfügbares Guthaben.',
    currency: 'Das ist mehr als Ihr Guthaben.',
  },
  leverageUnknown: 'Wählen Sie einen Hebel.',
  stockMissing: 'Der Aktiencode ist erforderlich.',
  dayTradeReserved: 'Sie haben in dieser Aktie heute bereits einen Daytrade.',
  ipoApplied: 'Sie haben diese Emission bereits gezeichnet. Sie können nur einmal zeichnen.',
  blockTradeStockCount: 'Sie haben das heutige Gebotslimit für diese Aktie erreicht.',
  blockTradeDailyCount: 'Sie haben das heutige Gebotslimit erreicht.',
  blockTradeDailyShares: 'Heute höchstens noch {{amount}} Stück.',
  valueStockCount: 'Für diese Aktie sind diese Woche keine weiteren Anträge möglich.',
  noSharesHeld: 'Sie halten keine Aktien dieser Gesellschaft, die Sie andienen können.',
  tenderSold: 'Sie halten diese Position nicht mehr und können sie nicht andienen.',
  alreadyTendered: 'Sie haben diese Position bereits angedient.',
  tenderLocked: 'Diese Aktien können nicht vor {{time}} (Ortszeit Japan) verkauft werden.',
  lockUpFull: 'Die restliche Kapazität liegt unter dem Mindestkauf. Wählen Sie ein anderes Produkt.',
  lockUpLocked: 'Gesperrt bis {{time}} (Ortszeit Japan). Ein vorzeitiger Ausstieg ist nicht möglich.',
  loanOpen: 'Sie können nur einen Kredit gleichzeitig haben. Zahlen Sie zuerst den laufenden Kredit zurück.',
  sameCurrency: 'Wählen Sie zwei verschiedene Währungen.',
  noDirectRate:
    '{{currency}} kann nur in {{first}} getauscht werden. Tauschen Sie in zwei Schritten, über {{first}}.',
};
