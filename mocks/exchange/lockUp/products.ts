import { Refusal } from '../refusal';
import type { LockUpProduct } from './product';

/** All products, the shortest lock-up first. Names, issuers and programmes are invented. */
export const products: readonly LockUpProduct[] = [
  {
    id: 'LU07',
    name: { en: 'Pebble 7', tw: '小石 7', jp: '小石 7' },
    issuer: { en: 'Sawaguchi Systems', tw: '澤口系統工房', jp: '沢口システム工房' },
    strategy: {
      en: 'A program buys and sells within the spread of busy stocks, thousands of times a day in small lots. A sudden move against it costs the income of several days.',
      tw: '程式在交易熱絡個股的買賣價差之間，每天小量進出數千次。行情突然反向時，會賠掉數天的收益。',
      jp: '売買の多い銘柄の値幅の中で、プログラムが小口の売買を1日に数千回くり返します。相場が急に逆へ動くと、数日分の利益を失います。',
    },
    riskLevel: 'low',
    lockUpDays: 7,
    minimumPurchase: 10_000,
    capacity: 300_000_000,
    projected: { low: 50, high: 150 },
    losses: { chance: 0.06, low: 100, high: 500 },
    lossSeries: { chance: 0.04, low: 200, high: 600 },
  },
  {
    id: 'LU14',
    name: { en: 'Plumb Line 14', tw: '鉛垂線 14', jp: '下げ振り 14' },
    issuer: { en: 'Tategami Numbers', tw: '立神數值研究室', jp: '立神数値研究室' },
    strategy: {
      en: 'A program buys what has fallen further than its neighbours and sells what has risen further, and waits for them to meet. Sometimes they drift apart, and it sells at a loss.',
      tw: '程式買進跌得比同類股深的、賣出漲得比同類股多的，等待兩者靠攏。有時兩者越離越遠，只能認賠出場。',
      jp: '同業より大きく下げた銘柄を買い、大きく上げた銘柄を売って、差が縮まるのを待ちます。差が開き続けると、損を出して手じまいます。',
    },
    riskLevel: 'low',
    lockUpDays: 14,
    minimumPurchase: 50_000,
    capacity: 250_000_000,
    projected: { low: 80, high: 200 },
    losses: { chance: 0.07, low: 200, high: 700 },
    lossSeries: { chance: 0.06, low: 400, high: 1200 },
  },
  {
    id: 'LU30A',
    name: { en: 'Weather Vane 30', tw: '風向標 30', jp: '風見鶏 30' },
    issuer: { en: 'Hiyori Machines', tw: '日和機械交易室', jp: 'ひより機械トレード室' },
    strategy: {
      en: 'A program follows stocks that have risen or fallen for days, and changes sides when they turn. In a market without a trend it loses again and again.',
      tw: '程式順著連日上漲或下跌的個股操作，反轉時換邊。盤勢沒有方向時，會一再做錯。',
      jp: '数日続けて上げ下げしている銘柄に順張りし、反転したら向きを変えます。方向感のない相場では、逆方向の取引が続いて損失が重なります。',
    },
    riskLevel: 'medium',
    lockUpDays: 30,
    minimumPurchase: 100_000,
    capacity: 400_000_000,
    projected: { low: 100, high: 300 },
    losses: { chance: 0.09, low: 300, high: 900 },
    lossSeries: { chance: 0.1, low: 800, high: 2400 },
  },
  {
    id: 'LU30B',
    name: { en: 'Stepping Stones 30', tw: '踏石 30', jp: '飛び石 30' },
    issuer: { en: 'Sawaguchi Systems', tw: '澤口系統工房', jp: '沢口システム工房' },
    strategy: {
      en: 'A program buys in steps as a stock falls and sells in steps as it recovers. A stock that keeps falling costs principal.',
      tw: '程式在個股下跌時分批買進、回升時分批賣出。若一路下跌不回，會損失本金。',
      jp: '下げる途中で段階的に買い、戻る途中で段階的に売ります。下げ止まらない銘柄では、元本が失われます。',
    },
    riskLevel: 'medium',
    lockUpDays: 30,
    minimumPurchase: 200_000,
    capacity: 200_000_000,
    projected: { low: 100, high: 330 },
    losses: { chance: 0.08, low: 200, high: 900 },
    lossSeries: { chance: 0.1, low: 1200, high: 3000 },
  },
  {
    id: 'LU60',
    name: { en: 'Two Tides 60', tw: '雙潮 60', jp: '二つ潮 60' },
    issuer: { en: 'Kuromatsu Quant Studio', tw: '黑松量化工作室', jp: '黒松クオンツ工房' },
    strategy: {
      en: 'A program holds long and short positions overnight with borrowed money. When both sides go wrong at once, days of losses follow one another.',
      tw: '程式以融資同時持有多空部位過夜。兩邊同時看錯時，會連續數天虧損。',
      jp: '借り入れを使い、買いと売りの両方を翌日まで持ち越します。両方が外れると、損失の日が続きます。',
    },
    riskLevel: 'high',
    lockUpDays: 60,
    minimumPurchase: 300_000,
    capacity: 300_000_000,
    projected: { low: 140, high: 400 },
    losses: { chance: 0.07, low: 300, high: 1300 },
    lossSeries: { chance: 0.15, low: 2000, high: 3800 },
  },
  {
    id: 'LU90',
    name: { en: 'Open Sea 90', tw: '遠海 90', jp: '沖合 90' },
    issuer: { en: 'Kuromatsu Quant Studio', tw: '黑松量化工作室', jp: '黒松クオンツ工房' },
    strategy: {
      en: 'A program takes positions on large moves with several times the money it has. It loses often and heavily, and may end with less than was put in.',
      tw: '程式以數倍資金押注大行情。常有虧損，幅度也大，到期時可能少於投入的本金。',
      jp: '元本の数倍の金額で大きな値動きを狙います。損失は多く、幅も大きく、満期に元本を下回ることがあります。',
    },
    riskLevel: 'high',
    lockUpDays: 90,
    minimumPurchase: 500_000,
    capacity: 500_000_000,
    projected: { low: 160, high: 480 },
    losses: { chance: 0.08, low: 300, high: 1200 },
    lossSeries: { chance: 0.2, low: 2500, high: 5000 },
  },
];

/** The product with this id; an unknown id is refused. */
export function productOf(id: string): LockUpProduct {
  const product = products.find((other) => other.id === id);
  if (!product) throw new Refusal('productMissing');
  return product;
}
