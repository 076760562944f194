import type { RawResponseOf } from '../../../src/api/contract/call';
import type { currencyReferences } from '../../../src/api/contract/currencyExchange';
import { divide } from '../../../src/domain/decimal';
import type { Exchange } from '../exchange';
import { timestamp } from '../timestamp';
import { movedLevel, rateAt, valueInYen } from './rates';
import { upstreamBank } from './rules';

/** Mean value of one unit, in units of 10⁻¹⁰ yen. */
const levels = { EUR: 1_680_000_000_000, GBP: 1_970_000_000_000, BTC: 149_000_000_000_000_000 };

/** Amount in yen whose price in euros is told. */
const yen = '10000';

/** Value of one unit in yen at the exchange's time. */
export const referenceInYen = ({ market, now }: Exchange, code: keyof typeof levels): string =>
  movedLevel(market, code, levels[code], now);

/** Prices at the exchange's time: two pairs of currencies and a coin in dollars, and an amount of yen in euros. */
export function referencesView(exchange: Exchange): RawResponseOf<typeof currencyReferences> {
  const { market, now } = exchange;
  const inDollars = (code: keyof typeof levels, decimals: number) =>
    divide(referenceInYen(exchange, code), valueInYen(market, 'USD', now), decimals);
  return {
    references: [
      {
        code: 'EUR/USD',
        name: { en: 'Euro', tw: '歐元', jp: 'ユーロ' },
        kind: 'FX',
        price: inDollars('EUR', 4),
      },
      {
        code: 'GBP/USD',
        name: { en: 'Pound sterling', tw: '英鎊', jp: '英ポンド' },
        kind: 'FX',
        price: inDollars('GBP', 4),
      },
      {
        code: 'BTC/USD',
        name: { en: 'Bitcoin', tw: '比特幣', jp: 'ビットコイン' },
        kind: 'CRY',
        price: inDollars('BTC', 2),
      },
      {
        code: 'JPY/EUR',
        name: { en: '10,000 yen in euros', tw: '1萬日圓換算歐元', jp: '1万円のユーロ換算' },
        kind: 'EUR',
        price: divide(yen, referenceInYen(exchange, 'EUR'), 2),
      },
    ],
    source: upstreamBank,
    quotedAt: timestamp(rateAt(market, 'USD', 'JPY', now).quotedAt),
  };
}
