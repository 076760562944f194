import type { ResponseOf } from '../../../api/contract/call';
import type { currencyWallets } from '../../../api/contract/currencyExchange';
import { useConvertCurrency, useCurrencyRate } from '../../../api/queries/currencyExchange';
import { type CurrencySide, currencyAmounts } from '../../../domain/currencyAmounts';
import { isDirect } from '../../../domain/currencyPairs';
import { currencyReasons } from '../../../domain/currencyReasons';
import { add, subtract } from '../../../domain/decimal';
import type { Currency } from '../../../domain/vocabulary';
import { loadedData } from '../../../lib/loadable';
import { useMoneyForm } from '../../useMoneyForm';

export type Wallets = ResponseOf<typeof currencyWallets>;

/** The two currencies of an exchange. */
export interface Pair {
  from: Currency;
  to: Currency;
}

/** An exchange as filled in: its result, and what remains. */
export function useExchangeForm(pair: Pair, { wallets }: Wallets) {
  const rate = useCurrencyRate(pair.from, pair.to);
  const quote = isDirect(pair.from, pair.to) ? loadedData(rate) : undefined;
  const balanceOf = (currency: Currency) =>
    wallets.find((wallet) => wallet.currency === currency)?.balance ?? '0';
  const balance = balanceOf(pair.from);
  const form = useMoneyForm({
    name: 'exchange',
    initial: emptyDraft,
    submission: useConvertCurrency(),
    rules: (draft, facts) => currencyReasons({ ...pair, ...typedIn(draft), ...facts, quote, balance }),
  });
  const amounts = currencyAmounts({ ...pair, ...typedIn(form.draft) }, quote?.rate);
  return {
    ...form,
    ...{ rate, quote, amounts, balance },
    after: {
      from: amounts.give && subtract(balance, amounts.give),
      to: amounts.receive && add(balanceOf(pair.to), amounts.receive),
    },
  };
}

/** Which amount was typed last, and both amounts as typed. */
interface ExchangeDraft extends Record<CurrencySide, string> {
  side: CurrencySide;
}

const emptyDraft: ExchangeDraft = { side: 'give', give: '', receive: '' };

const typedIn = ({ side, ...amounts }: ExchangeDraft) => ({ side, typed: amounts[side] });

export type ExchangeFormState = ReturnType<typeof useExchangeForm>;
