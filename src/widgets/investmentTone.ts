import type { StatusTone } from '../components/Status/Status';
import type { InvestmentStatus } from '../domain/vocabulary';

/** What the status of a copy trade or a lock-up means: under way, or over. */
export const investmentTone: Record<InvestmentStatus, StatusTone> = {
  inProgress: 'accent',
  ended: 'neutral',
};
