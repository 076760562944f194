import * as v from 'valibot';
import { currencies, heldCurrencies } from '../../domain/vocabulary';
import { defineCall } from './call';
import { clientRequestId, decimal, listOf, localizedName, moment, pageNumber, pageOf, text } from './scalars';

/** One of the ten currencies (specification 3). Amounts have at most two decimals; those of VND and KRW have none. */
export const currency = v.picklist(currencies);

/**
 * The rate of a pair, and what an exchange at it is bound to. It comes from an upstream bank in real time
 * (specification 9): the middle of the market, without spread or fee. A new one is made every ten seconds.
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
  /** When the bank made the rate; while it is closed, shortly before it closed. */
  quotedAt: moment,
  /** Up to, not including, this moment it makes no other. */
  validUntil: moment,
  /** Whether currencies are exchanged now: Monday to Friday, but for 03:00–03:30 in exchange time. */
  open: v.boolean(),
  /** When that changes next. */
  changesAt: moment,
  /** Least amount of one exchange, in `from`: worth 1,000 yen, rounded up to the currency's decimals. */
  minimum: decimal,
  /** Most of one exchange, in `from`: worth 5,000,000 yen, rounded down to the currency's decimals. */
  maximum: decimal,
  /** Fee as a fraction of the amount: always `0`. */
  feeRate: decimal,
  /** Fraction of the rate seen by which it may have moved until it asks again: `0.001` is 0.1 %. */
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
  /** Received, in `to`: amount × rate, rounded down to its decimals. What is cut off stays with the house. */
  received: decimal,
  /** Units of `to` for one of `from`, as it was carried out. */
  rate: decimal,
  /** Name of the bank that the rate came from. */
  source: localizedName,
  /** When it was carried out. */
  exchangedAt: moment,
});
export type CurrencyRecord = v.InferOutput<typeof currencyRecord>;

/** What the member has of all ten currencies, in the order of the specification, and of euros where there are any. */
export const currencyWallets = defineCall({
  path: '/exchange/Wallets',
  request: v.object({}),
  response: v.object({
    /** One for each of the ten currencies, empty ones too. One in `EUR` is shown and can’t be exchanged. */
    wallets: listOf(
      v.object({
        currency: v.picklist(heldCurrencies),
        /** What can be used, in the currency with at most its decimals. Of yen, the available funds. */
        balance: decimal,
        /** What one unit is worth in yen, at most ten decimals. `1` for yen. */
        yenRate: decimal,
        /** The balance in yen at that rate, rounded down to two decimals. */
        valueInYen: decimal,
      }),
    ),
    /** All of them together, in yen. */
    totalInYen: decimal,
    /** Name of the bank that the rates come from. */
    source: localizedName,
    /** When it made the rates. */
    quotedAt: moment,
  }),
});

/**
 * The rate of a pair of the ten. INR has one against USD alone (specification 3): from and to any other currency it is
 * exchanged by way of USD. Refuses equal currencies and INR with any other than USD (`parameterError`).
 */
export const currencyRate = defineCall({
  path: '/exchange/Rate',
  request: v.object({
    /** The currency given. */
    from: currency,
    /** The currency received. */
    to: currency,
  }),
  response: currencyQuote,
});

/**
 * Exchanges an amount at the rate of now, which is final. When it has moved from the rate that the member saw by more
 * than the tolerance, nothing happens, and the answer is the new rate: the member is asked again (decision 25), and the
 * same `clientRequestId` may come with the new rate. Refuses with `parameterError` (equal currencies, no amount, one
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
    /** The rate that the member saw and agreed to: units of `to` for one of `from`. */
    rate: decimal,
  }),
  response: v.object({
    /** Whether it was carried out; if not, the rate had moved and the member is to be asked again. */
    executed: v.boolean(),
    /** The rate of now. */
    quote: currencyQuote,
    /** What was carried out; absent when nothing was. */
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
