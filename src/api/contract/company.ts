import * as v from 'valibot';
import { companyEventKinds } from '../../domain/market/marketVocabulary';
import { defineCall, type ResponseOf } from './call';
import { count, date, decimal, integer, listOf, localized, text } from './scalars';

/** A date in the calendar of a company. */
const companyEvent = v.object({
  /** Results of a quarter, the general meeting of shareholders, or the end of the financial year. */
  kind: v.picklist(companyEventKinds),
  /** `YYYY-MM-DD` at the exchange. */
  date,
});

/**
 * The company behind a stock. Refuses a symbol that is not listed: productMissing. Asked for when the member opens the company.
 */
export const stockCompany = defineCall({
  path: '/stock/Company',
  needsSession: false,
  request: v.object({
    /** Symbol of the stock. */
    symbol: text,
  }),
  response: v.object({
    /** What the company does, in each of the three interface languages. */
    business: localized,
    /** Year of its foundation. */
    foundedIn: v.pipe(integer, v.minValue(1500), v.maxValue(9999)),
    /** People who work for it. */
    employees: count,
    /** All its shares. The app multiplies them by the last price. */
    sharesOutstanding: count,
    /** Net profit of the last four quarters per share, in yen; negative after a loss. Null or absent: not known. */
    earningsPerShare: v.nullish(decimal),
    /** Equity of the last quarter per share, in yen. Null or absent: not known. */
    bookValuePerShare: v.nullish(decimal),
    /** Dates from today on, at most a year ahead, earliest first. */
    events: listOf(companyEvent),
  }),
});
export type Company = ResponseOf<typeof stockCompany>;
