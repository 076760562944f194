import { accountReasons } from '../account/accountReasons';
import type { Restriction } from '../account/accountVocabulary';
import { amountReasons } from '../amountReasons';
import { hoursReasons } from '../hoursReasons';
import type { Reason } from '../reason';
import type { WindowState } from '../timeWindow';
import { type CurrencyDraft, type CurrencySide, currencyAmounts } from './currencyAmounts';
import { currencyDecimals } from './currencyDecimals';
import { stepBetween } from './currencyPairs';

/** The exchange form and the data for validating it. Amounts in the given currency, times in epoch ms. */
export interface CurrencyForm extends CurrencyDraft {
  now: number;
  restrictions: readonly Restriction[];
  /** The member's balance in the given currency; unknown while it loads. */
  balance: string | undefined;
  /** The server's rate of this pair with its limits and hours; unknown while it loads. */
  quote: CurrencyTerms | undefined;
}

interface CurrencyTerms extends WindowState {
  rate: string;
  minimum: string;
  maximum: string;
}

/**
 * All reasons why currencies can't be exchanged (specification 5 and 9, decision 13), most important first. Empty if it
 * may be sent; the server makes the final decision.
 */
export function currencyReasons(form: CurrencyForm): Reason<CurrencySide>[] {
  const { from, to, quote, now, restrictions } = form;
  const account = accountReasons(restrictions);
  if (from === to) return [...account, { kind: 'sameCurrency' }];
  const step = stepBetween(from, to);
  if (step) return [...account, { kind: 'noDirectRate', ...step }];
  return [
    ...account,
    ...(quote ? hoursReasons('exchange', quote, now) : [{ kind: 'rateUnknown' } as const]),
    ...bothAmountReasons(form),
  ];
}

/** What is wrong with the typed amount; if nothing is, with the amount to give. */
function bothAmountReasons(form: CurrencyForm): Reason<CurrencySide>[] {
  const { from, to, side, typed, balance, quote } = form;
  const currency = side === 'give' ? from : to;
  const wrong = amountReasons(side, typed, { currency, decimals: currencyDecimals(currency) });
  const { give } = currencyAmounts(form, quote?.rate);
  if (wrong.length > 0 || give === undefined) return wrong;
  return amountReasons('give', give, {
    minimum: quote?.minimum,
    maximum: quote?.maximum,
    available: balance,
    currency: from,
    decimals: currencyDecimals(from),
  });
}
