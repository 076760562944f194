import type { StockDetails } from '../../../src/api/contract/stocks';
import type { Sector } from './listingWords';

/** Displayed names of lines of business. */
export const sectorNames: Record<Sector, StockDetails['sector']> = {
  food: { en: 'Food', tw: '食品', jp: '食品' },
  chemicals: { en: 'Chemicals', tw: '化學', jp: '化学' },
  pharma: { en: 'Pharmaceuticals', tw: '醫藥', jp: '医薬品' },
  machinery: { en: 'Machinery', tw: '機械', jp: '機械' },
  electronics: { en: 'Electronics', tw: '電機電子', jp: '電気機器' },
  vehicles: { en: 'Transport equipment', tw: '運輸設備', jp: '輸送用機器' },
  information: { en: 'Information & telecom', tw: '資訊通訊', jp: '情報・通信' },
  retail: { en: 'Trade & retail', tw: '貿易零售', jp: '商業' },
  finance: { en: 'Finance', tw: '金融', jp: '金融' },
  property: { en: 'Real estate & construction', tw: '不動產營建', jp: '不動産・建設' },
  transport: { en: 'Transport', tw: '運輸', jp: '陸運・海運・空運' },
  resources: { en: 'Energy & materials', tw: '能源與原料', jp: '資源・素材' },
};
