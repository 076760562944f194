import { compare } from '../../../src/domain/decimal';
import type { Localized } from '../localized';

/** Why a stock is on the list: facts from its figures and their limits. No advice, no promise. */
const reasons = {
  belowNetAssets: {
    en: 'The price is below the company’s net assets per share. A low price can have good reasons, and it can stay low.',
    tw: '股價低於每股淨值。股價偏低可能有其原因，也可能長期維持偏低。',
    jp: '株価が1株当たり純資産を下回っています。株価が低いのには理由がある場合もあり、低いまま続くこともあります。',
  },
  dividend: {
    en: 'The forecast dividend is high compared with the price. It’s a forecast, and the company may pay less.',
    tw: '預估股利相對於股價較高。此為預估值，公司可能少發。',
    jp: '予想配当が株価に対して高い水準です。配当は予想であり、減ることがあります。',
  },
  steadyProfits: {
    en: 'Profits changed little over the last five years. Past results don’t guarantee future results.',
    tw: '近五年獲利變動不大。過去的業績不代表未來的結果。',
    jp: '過去5年間の利益の変動が小さい銘柄です。過去の業績は将来の結果を保証するものではありません。',
  },
} as const satisfies Record<string, Localized>;

/** A reason that is true for these figures; `chance` in [0, 1) chooses one. */
export function reasonFor(
  figures: { dividendYield: string; priceBookRatio: string },
  chance: number,
): Localized {
  const low = compare(figures.priceBookRatio, '1') < 0 ? [reasons.belowNetAssets] : [];
  const paying = compare(figures.dividendYield, '3.5') >= 0 ? [reasons.dividend] : [];
  const candidates = [...low, ...paying, reasons.steadyProfits];
  return candidates[Math.floor(chance * candidates.length)] ?? reasons.steadyProfits;
}
