import type { StatusTone } from '../components/Status/Status';
import type { InvestmentStatus } from '../domain/products/productsVocabulary';

/** Meaning of a copy trade's or lock-up's status: in progress, or over. */
export const investmentTone: Record<InvestmentStatus, StatusTone> = {
  inProgress: 'accent',
  ended: 'neutral',
};
