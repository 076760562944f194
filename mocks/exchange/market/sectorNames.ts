import type { SectorToday } from '../../../src/api/contract/market';
import type { Sector } from './listingWords';

/** Displayed names of lines of business: those of the Tokyo exchange in Japanese and English. */
export const sectorNames: Record<Sector, SectorToday['name']> = {
  foods: { en: 'Foods', tw: '食品', jp: '食品' },
  energy: { en: 'Energy Resources', tw: '能源資源', jp: 'エネルギー資源' },
  construction: { en: 'Construction & Materials', tw: '營建建材', jp: '建設・資材' },
  materials: { en: 'Raw Materials & Chemicals', tw: '原料化學', jp: '素材・化学' },
  pharma: { en: 'Pharmaceutical', tw: '醫藥', jp: '医薬品' },
  vehicles: { en: 'Automobiles & Transportation Equipment', tw: '汽車運輸設備', jp: '自動車・輸送機' },
  metals: { en: 'Steel & Nonferrous Metals', tw: '鋼鐵非鐵金屬', jp: '鉄鋼・非鉄' },
  machinery: { en: 'Machinery', tw: '機械', jp: '機械' },
  electronics: { en: 'Electric Appliances & Precision Instruments', tw: '電機精密', jp: '電機・精密' },
  services: { en: 'IT & Services, Others', tw: '資訊通訊及其他服務', jp: '情報通信・サービスその他' },
  utilities: { en: 'Electric Power & Gas', tw: '電力瓦斯', jp: '電力・ガス' },
  transport: { en: 'Transportation & Logistics', tw: '運輸物流', jp: '運輸・物流' },
  wholesale: { en: 'Commercial & Wholesale Trade', tw: '貿易批發', jp: '商社・卸売' },
  retail: { en: 'Retail Trade', tw: '零售', jp: '小売' },
  banks: { en: 'Banks', tw: '銀行', jp: '銀行' },
  financials: { en: 'Financials (Ex Banks)', tw: '金融（不含銀行）', jp: '金融（除く銀行）' },
  realEstate: { en: 'Real Estate', tw: '不動產', jp: '不動産' },
};
