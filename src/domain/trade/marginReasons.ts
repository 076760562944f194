import { accountReasons } from '../account/accountReasons';
import type { Restriction } from '../account/accountVocabulary';
import { integerReasons } from '../amountReasons';
import { fundsReasons } from '../fundsReasons';
import type { Reason } from '../reason';
import { parseTyped } from '../typedNumber';

/**
 * Reason why additional margin can't be sent: the account, the amount, which must be a positive integer of yen
 * (specification 5), the money. At most one reason, the most important one.
 */
export function marginReasons(form: {
  amount: string;
  available: string | undefined;
  restrictions: readonly Restriction[];
}): Reason<'amount'>[] {
  const { amount, available } = form;
  return [
    ...accountReasons(form.restrictions),
    ...integerReasons('amount', amount),
    ...fundsReasons(available, parseTyped(amount), 'amount'),
  ].slice(0, 1);
}
