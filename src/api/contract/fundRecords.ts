import * as v from 'valibot';
import { heldCurrencies } from '../../domain/currencyExchange/currencyExchangeVocabulary';
import { fundRecordKinds, fundRecordStatuses } from '../../domain/fundRecords/fundRecordsVocabulary';
import { fundRecordTypes } from '../../domain/fundRecords/fundRecordTypes';
import { defineCall } from './call';
import { code, date, decimal, localized, localizedName, moment, pageNumber, pageOf, text } from './scalars';

/**
 * A change of a member's available balance in one currency (specification 3). All amounts of a currency add up to its
 * balance. Frozen money that is paid out does not change the available balance and has no record: the `status` of the
 * record that froze the money shows it.
 */
export const fundRecord = v.object({
  id: text,
  /** Kind, to filter by. */
  kind: v.picklist(fundRecordKinds),
  /** Type: what happened. */
  type: v.picklist(fundRecordTypes),
  /** When it happened. */
  at: moment,
  /** Currency of the balance that changed: one of the ten, or `EUR`. */
  currency: v.picklist(heldCurrencies),
  /** Signed change of the available balance, in `currency`; two decimals at most in yen. */
  amount: decimal,
  /** Available balance right after it, in `currency`. */
  balanceAfter: decimal,
  /** `pending`: the money is still frozen. `returned`: it was released. `success`: anything else. */
  status: v.picklist(fundRecordStatuses),
  /** Id of the order, application or transfer that moved the money; absent when there is none. */
  recordId: v.nullish(text),
  /** Its order number; absent when there is none. */
  orderNumber: v.nullish(text),
  /** Absent unless it is about a stock. */
  stockCode: v.nullish(code),
  /** Who issued the product; absent when it has no issuer. */
  issuer: v.nullish(localizedName),
  /** Name of the stock, product, channel or bank; absent when there is none. */
  productName: v.nullish(localizedName),
  /** Additional information for the member; absent when there is none. */
  remark: v.nullish(localized),
});
export type FundRecord = v.InferOutput<typeof fundRecord>;

/** The member's fund records, the latest first. */
export const fundRecords = defineCall({
  path: '/fund/Records',
  request: v.object({
    page: pageNumber,
    /** Only those of this kind; all when absent. */
    kind: v.nullish(v.picklist(fundRecordKinds)),
    /** Only those of this month in exchange time, `YYYY-MM`; all when absent. */
    month: v.nullish(v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/))),
    /** Proposed: only those of this day in exchange time and later ones; all when absent. */
    from: v.nullish(date),
    /** Proposed: only those of this day in exchange time and earlier ones; all when absent. */
    to: v.nullish(date),
  }),
  response: pageOf(fundRecord),
});

/** One fund record of the member. Refuses any other id with `parameterError`. */
export const fundRecordDetail = defineCall({
  path: '/fund/Record',
  request: v.object({
    /** Id of a fund record. */
    id: v.string(),
  }),
  response: fundRecord,
});
