import type { Localized } from '../localized';
import { aboutUs } from './aboutUs';
import { agreement } from './agreement';
import { tradingRules } from './tradingRules';

const documents = { agreement, tradeRule: tradingRules, aboutUs };

/** A text of the house in one language. */
export function houseDocument(kind: keyof typeof documents, language: keyof Localized) {
  return { ...documents[kind][language], updatedAt: '2026-10-01T00:00:00.000Z' };
}
