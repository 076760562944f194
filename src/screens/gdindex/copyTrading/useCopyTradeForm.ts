import type { CopyTradeProduct } from '../../../api/contract/copyTrading';
import { useAccount } from '../../../api/queries/account';
import { useServerNow } from '../../../api/useServerNow';
import { amountReasons } from '../../../domain/amountReasons';
import { copyTradeReasons } from '../../../domain/copyTradeReasons';
import { negate } from '../../../domain/decimal';
import { pastResult } from '../../../domain/pastResult';
import { parseTyped } from '../../../domain/typedNumber';
import { useText } from '../../../i18n/useText';
import { loadedData } from '../../../lib/loadable';
import { useTyped } from '../../../session/useTyped';
import { fieldErrorText } from '../../../widgets/reasonText';

/** An investment as it is filled in: what it may lose, and what keeps it from being sent. */
export function useCopyTradeForm(product: CopyTradeProduct) {
  const t = useText('copyTrading');
  const [typed, setTyped] = useTyped('copyTrading', '');
  const account = loadedData(useAccount());
  const now = useServerNow();
  const { minimumInvestment: minimum, maximumDrawdown } = product;
  const available = account?.availableFunds;
  const restrictions = account?.restrictions ?? [];
  const reasons = copyTradeReasons({ now, product, restrictions, available, amount: typed });
  const right = amountReasons('amount', typed, { minimum, decimals: 0 }).length === 0;
  const amount = right ? parseTyped(typed) : undefined;
  const atRisk = amount ?? minimum;
  return {
    ...{ typed, setTyped, available, reasons, amount },
    known: account !== undefined,
    error: fieldErrorText(t, reasons, 'amount'),
    /** What may be lost of the amount, of the minimum until there is one. */
    risk: {
      amount: atRisk,
      past: { kind: 'fall', result: pastResult(atRisk, negate(maximumDrawdown)) },
    } as const,
  };
}
