import type { ResponseOf } from '../../../api/contract/call';
import type { currencyWallets } from '../../../api/contract/currencyExchange';
import { useAccount } from '../../../api/queries/account';
import { useCurrencyRate } from '../../../api/queries/currencyExchange';
import { useServerNow } from '../../../api/useServerNow';
import { type CurrencyDraft, currencyAmounts } from '../../../domain/currencyAmounts';
import { isDirect } from '../../../domain/currencyPairs';
import { currencyReasons } from '../../../domain/currencyReasons';
import { add, subtract } from '../../../domain/decimal';
import type { Currency } from '../../../domain/vocabulary';
import { loadedData } from '../../../lib/loadable';
import { useTyped } from '../../../session/useTyped';

export type Wallets = ResponseOf<typeof currencyWallets>;

/** The two currencies of an exchange. */
export interface Pair {
  from: Currency;
  to: Currency;
}

/** An exchange as it is filled in: what it comes to, what is left, and what keeps it from being sent. */
export function useExchangeForm(pair: Pair, { wallets }: Wallets) {
  const [draft, setDraft] = useTyped<Pick<CurrencyDraft, 'side' | 'typed'>>('exchange', {
    side: 'give',
    typed: '',
  });
  const account = loadedData(useAccount());
  const rate = useCurrencyRate(pair.from, pair.to);
  const quote = isDirect(pair.from, pair.to) ? loadedData(rate) : undefined;
  const now = useServerNow();
  const balanceOf = (currency: Currency) =>
    wallets.find((wallet) => wallet.currency === currency)?.balance ?? '0';
  const amounts = currencyAmounts({ ...pair, ...draft }, quote?.rate);
  const form = { ...{ now, quote, balance: balanceOf(pair.from) }, ...pair, ...draft };
  const reasons = currencyReasons({ ...form, restrictions: account?.restrictions ?? [] });
  return {
    ...{ draft, setDraft, rate, quote, now, amounts, reasons },
    known: account !== undefined,
    balance: form.balance,
    after: {
      from: amounts.give && subtract(form.balance, amounts.give),
      to: amounts.receive && add(balanceOf(pair.to), amounts.receive),
    },
  };
}

export type ExchangeFormState = ReturnType<typeof useExchangeForm>;
