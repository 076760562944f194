import type { ResponseOf } from '../../api/contract/call';
import type { currencyWallets } from '../../api/contract/currencyExchange';
import { useConvertCurrency, useCurrencyRate } from '../../api/queries/currencyExchange';
import { type CurrencySide, currencyAmounts } from '../../domain/currencyExchange/currencyAmounts';
import type { Currency } from '../../domain/currencyExchange/currencyExchangeVocabulary';
import { isDirect } from '../../domain/currencyExchange/currencyPairs';
import { currencyReasons } from '../../domain/currencyExchange/currencyReasons';
import { add } from '../../domain/decimal';
import { remaining } from '../../domain/remaining';
import { amountText, typedAmount } from '../../domain/wholeAmount';
import { loadedData } from '../../lib/loadable';
import { useMoneyForm } from '../useMoneyForm';

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
    rules: (draft, facts) =>
      currencyReasons({ ...pair, ...typedIn(draft, balance), ...facts, quote, balance }),
  });
  const amounts = currencyAmounts({ ...pair, ...typedIn(form.draft, balance) }, quote?.rate);
  const left = remaining(balance, amounts.give);
  return {
    ...form,
    rate,
    quote,
    amounts,
    balance,
    /** The amount in the field that was typed last: as typed, or all of the balance. */
    typed: typedIn(form.draft, balance).typed,
    after: {
      from: left,
      to: left !== undefined && amounts.receive ? add(balanceOf(pair.to), amounts.receive) : undefined,
    },
  };
}

/** Which amount was typed last, and both amounts as typed. */
interface ExchangeDraft extends Record<CurrencySide, string> {
  side: CurrencySide;
  /** Whether the amount given means all of the balance. It then follows the balance. */
  all: boolean;
}

const emptyDraft: ExchangeDraft = { side: 'give', give: '', receive: '', all: false };

const typedIn = ({ side, all, give, receive }: ExchangeDraft, balance: string) => ({
  side,
  typed: side === 'give' ? amountText({ amount: give, all }, balance) : receive,
});

/** A typed amount as a change of the draft. */
export function typedChange(side: CurrencySide, typed: string, balance: string): Partial<ExchangeDraft> {
  const { amount, all } = typedAmount(typed, balance);
  return { side, [side]: amount, all: side === 'give' && all };
}

export type ExchangeFormState = ReturnType<typeof useExchangeForm>;
