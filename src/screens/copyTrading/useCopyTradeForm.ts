import type { CopyTradeProduct } from '../../api/contract/copyTrading';
import { useFollowCopyTrade } from '../../api/queries/copyTrading';
import { copyTradeReasons } from '../../domain/copyTrading/copyTradeReasons';
import { pastResult } from '../../domain/copyTrading/pastResult';
import { negate } from '../../domain/decimal';
import { useMoneyForm } from '../useMoneyForm';

/** An investment as filled in, and what it may lose. */
export function useCopyTradeForm(product: CopyTradeProduct) {
  const form = useMoneyForm({
    name: 'copyTrading',
    initial: { amount: '' },
    submission: useFollowCopyTrade(),
    rules: (draft, facts) => copyTradeReasons({ ...draft, ...facts, product }),
  });
  const amount = form.numberIn('amount');
  return {
    ...form,
    amount,
    /** The possible loss of the typed amount. */
    risk:
      amount === undefined
        ? undefined
        : ({
            amount,
            past: { kind: 'fall', result: pastResult(amount, negate(product.maximumDrawdown)) },
          } as const),
  };
}
