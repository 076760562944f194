import type { DocumentKind } from '../../../src/domain/content/contentVocabulary';
import type { Localized } from '../localized';
import { aboutUs } from './aboutUs';
import { agreement } from './agreement';
import { blockTradeDocument } from './blockTradeDocument';
import type { BrokerDocument } from './brokerDocument';
import { copyTradingDocument } from './copyTradingDocument';
import { dayTradingDocument } from './dayTradingDocument';
import { ipoDocument } from './ipoDocument';
import { loanDocument } from './loanDocument';
import { lockUpDocument } from './lockUpDocument';
import { tradingRules } from './tradingRules';

const documents: Record<DocumentKind, BrokerDocument> = {
  agreement,
  tradeRule: tradingRules,
  aboutUs,
  ipo: ipoDocument,
  blockTrade: blockTradeDocument,
  copyTrading: copyTradingDocument,
  lockUp: lockUpDocument,
  dayTrading: dayTradingDocument,
  loan: loanDocument,
};

/** Version of the user and privacy agreement: the date of its last change. */
export const agreementVersion = '2026-11-02';

/** A document of the broker in one language. */
export function brokerDocument(kind: DocumentKind, language: keyof Localized) {
  return { ...documents[kind][language], updatedAt: `${agreementVersion}T00:00:00.000Z` };
}
