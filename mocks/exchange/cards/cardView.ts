import type { RawResponseOf } from '../../../src/api/contract/call';
import type { cardAdd, cardRules } from '../../../src/api/contract/cards';
import { branchCodeDigits, cardFields, cardNumberDigits } from '../../../src/domain/cards/cardFields';
import { type CardRegion, cardRegions } from '../../../src/domain/cards/cardsVocabulary';
import type { Currency } from '../../../src/domain/currencyExchange/currencyExchangeVocabulary';
import type { Exchange } from '../exchange';
import { spellingsOf } from '../identity/nameSpelling';
import type { CardRecord } from '../identity/records';
import { lookup } from '../lookup';
import { timestamp } from '../timestamp';
import type { Member } from '../world';
import { bankNames, branchNames } from './banks';

const currencyOf: Record<CardRegion, Currency> = { JP: 'JPY', TW: 'TWD', IN: 'INR' };

/** A card as sent to its member, with a masked number. */
export function cardView(card: CardRecord): RawResponseOf<typeof cardAdd> {
  const { account: _account, number, upi, addedAt, ...shown } = card;
  return {
    ...shown,
    bankNames: bankNames(card.bankName),
    branchNames: branchNames(card.region, card.branchName),
    currency: currencyOf[card.region],
    number: maskedNumber(number),
    lastFour: number.slice(-4),
    upi: upi === null ? null : maskedUpi(upi),
    addedAt: timestamp(addedAt),
  };
}

/** The required fields of a card, by region. */
export function cardRulesView(exchange: Exchange, member: Member): RawResponseOf<typeof cardRules> {
  const { realNames } = exchange.world.identity;
  const verified = member.verification === 'verified' ? lookup(realNames, member.account) : undefined;
  return {
    regions: cardRegions.map((region) => ({
      region,
      currency: currencyOf[region],
      fields: [...cardFields(region)],
      numberDigits: cardNumberDigits[region],
      branchCodeDigits: region === 'IN' ? null : branchCodeDigits[region],
    })),
    holder: verified?.name ?? null,
    katakanaName: verified?.katakanaName || null,
    latinName: verified?.latinName || null,
    spellingsUnderReview: spellingsOf(exchange, member)
      .filter(({ status }) => status === 'underReview')
      .map(({ script }) => script),
    note: {
      en: 'Use only an account in your own name: the bank can refuse a payment to another name. Nothing is ever charged for adding one.',
      tw: '請僅使用本人名義的帳戶；戶名不符時，銀行可能拒絕入帳。新增帳戶不會收取任何費用。',
      jp: 'ご本人名義の口座だけをご登録ください。名義が異なると、銀行が入金を受け付けないことがあります。登録に費用がかかることはありません。',
    },
  };
}

function maskedNumber(number: string): string {
  return number.slice(-4).padStart(number.length, '*');
}

function maskedUpi(upi: string): string {
  const [name = '', bank = ''] = upi.split('@');
  return `${name.slice(0, 2)}***@${bank}`;
}
