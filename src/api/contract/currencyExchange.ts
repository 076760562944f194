import * as v from 'valibot';
import {
  currencies,
  heldCurrencies,
  referenceKinds,
} from '../../domain/currencyExchange/currencyExchangeVocabulary';
import { defineCall } from './call';
import { clientRequestId, decimal, listOf, localizedName, moment, pageNumber, pageOf, text } from './scalars';

/** One of the ten currencies (specification 3). Amounts have at most two decimals; those of VND and KRW have none. */
export const currency = v.picklist(currencies);

/**
 * The rate of a pair, and the limits of an exchange. The rate comes from an upstream bank in real time (specification
 * 9): the mid-market rate, without spread or fee. The bank sets a new one every ten seconds.
 */
export const currencyQuote = v.object({
  /** The currency given. */
  from: currency,
  /** The currency received. */
  to: currency,
  /** Units of `to` for one of `from`: eight digits from the first that is not zero, rounded down. */
  rate: decimal,
  /** Name of the bank. */
  source: localizedName,
  /** When the bank set the rate; while it is closed, shortly before it closed. */
  quotedAt: moment,
  /** The rate stays valid up to, not including, this moment. */
  validUntil: moment,
  /** Whether currencies are exchanged now: Monday to Friday, except 03:00–03:30 in exchange time. */
  open: v.boolean(),
  /** When this changes next. */
  changesAt: moment,
  /** Minimum amount of one exchange, in `from`: worth 1,000 yen, rounded up to the currency's decimals. */
  minimum: decimal,
  /** Maximum amount of one exchange, in `from`: worth 5,000,000 yen, rounded down to the currency's decimals. */
  maximum: decimal,
  /** Fee as a fraction of the amount: always `0`. */
  feeRate: decimal,
  /** Maximum change from the rate shown, as a fraction of it, before the member is asked again: `0.001` is 0.1 %. */
  tolerance: decimal,
});
export type CurrencyQuote = v.InferOutput<typeof currencyQuote>;

/** An exchange that was carried out. */
export const currencyRecord = v.object({
  id: text,
  orderNumber: text,
  /** The currency given. */
  from: currency,
  /** The currency received. */
  to: currency,
  /** Given, in `from` with at most its decimals. */
  amount: decimal,
  /** Received, in `to`: amount × rate, rounded down to its decimals. The operator keeps the remainder. */
  received: decimal,
  /** Rate of the exchange: units of `to` for one of `from`. */
  rate: decimal,
  /** Name of the bank that the rate came from. */
  source: localizedName,
  /** When it was carried out. */
  exchangedAt: moment,
});
export type CurrencyRecord = v.InferOutput<typeof currencyRecord>;

/** The member's balances in all ten currencies, in the order of the specification, and in euros if there are any. */
export const currencyWallets = defineCall({
  path: '/exchange/Wallets',
  request: v.object({}),
  response: v.object({
    /** One for each of the ten currencies, empty ones too. A wallet in `EUR` is shown but can’t be exchanged. */
    wallets: listOf(
      v.object({
        currency: v.picklist(heldCurrencies),
        /** Available balance, in the currency with at most its decimals. For yen, the available funds. */
        balance: decimal,
        /** Value of one unit in yen, at most ten decimals. `1` for yen. */
        yenRate: decimal,
        /** The balance in yen at that rate, rounded down to two decimals. */
        valueInYen: decimal,
      }),
    ),
    /** Total of all balances, in yen. */
    totalInYen: decimal,
    /** Name of the bank that the rates come from. */
    source: localizedName,
    /** When it set the rates. */
    quotedAt: moment,
  }),
});

/**
 * The rate of a pair of the ten. INR has a rate against USD only (specification 3): other currencies are exchanged with
 * INR via USD. Refuses equal currencies and INR with any other than USD (`parameterError`).
 */
export const currencyRate = defineCall({
  path: '/exchange/Rate',
  needsSession: false,
  request: v.object({
    /** The currency given. */
    from: currency,
    /** The currency received. */
    to: currency,
  }),
  response: currencyQuote,
});

/** Reference prices of what can’t be exchanged here. */
export const currencyReferences = defineCall({
  path: '/exchange/References',
  needsSession: false,
  request: v.object({}),
  response: v.object({
    /** In the order in which they are shown. */
    references: listOf(
      v.object({
        /** What is priced, such as `GBP/USD`. Unique. */
        code: text,
        name: localizedName,
        kind: v.picklist(referenceKinds),
        /** In dollars, at most four decimals; for the kind `EUR` in euros, at most two. */
        price: decimal,
      }),
    ),
    /** Name of the bank that the prices come from. */
    source: localizedName,
    /** When it set the prices. */
    quotedAt: moment,
  }),
});

/**
 * Exchanges an amount at the current rate; the exchange is final. If the rate has moved from the one shown by more than
 * the tolerance, nothing is exchanged and the answer is the new rate. The member is asked again (decision 25), and the
 * same `clientRequestId` may be sent with the new rate. The same holds for an exchange of all, when the balance is not
 * the one shown. Refuses with `parameterError` (equal currencies, no amount, one
 * that is not positive or has more decimals than its currency), `outsideFundsTime`, `belowMinimum` and `aboveMaximum`
 * (with the limit in `from`), `insufficientBalance`, `accountFrozen`, `systemBusy`, `submittedTooFrequently`.
 */
export const currencyConvert = defineCall({
  path: '/exchange/Convert',
  request: v.object({
    clientRequestId,
    /** The currency given. */
    from: currency,
    /** The currency received. */
    to: currency,
    /** In `from`. */
    amount: decimal,
    /**
     * Set to exchange the whole balance of `from`. `amount` is then what the member saw as that balance. If it is
     * another when the request arrives, nothing is exchanged, and the answer asks again. Absent or false: `amount` is
     * exchanged.
     */
    all: v.nullish(v.boolean()),
    /** The rate that the member saw and agreed to: units of `to` for one of `from`. */
    rate: decimal,
  }),
  response: v.object({
    /** Whether it was carried out; if not, the rate or the balance had changed and the member must be asked again. */
    executed: v.boolean(),
    /** The current rate. */
    quote: currencyQuote,
    /** The exchange that was carried out; absent when there was none. */
    record: v.nullish(currencyRecord),
  }),
  movesMoney: true,
});

/** The member's exchanges, newest first. */
export const currencyRecords = defineCall({
  path: '/exchange/Records',
  request: v.object({ page: pageNumber }),
  response: pageOf(currencyRecord),
});
