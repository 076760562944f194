import type { Result } from '../../api/contract/results';
import { loanHref, myFundsHref, positionHref } from '../hrefs';

/** Address of the record of a result; undefined for a reward, which has none. */
export function resultHref({ closing, product, recordId }: Result): string | undefined {
  if (closing != null) return positionHref(recordId);
  if (product === 'copyTrading' || product === 'lockUp') return myFundsHref(product, recordId);
  return product === 'loan' ? loanHref(recordId) : undefined;
}
