import * as v from 'valibot';
import {
  lockKinds,
  positionGroups,
  positionSources,
  positionStatuses,
  priceTypes,
  sides,
} from '../../domain/vocabulary';
import { defineCall } from './call';
import { clientRequestId, decimal, integer, localized, moment, text } from './scalars';

/** What holds for every order. Rates are fractions of the turnover: `"0.001"` is 0.1 %. */
export const rules = v.object({
  /** Shares in a lot (1000, specification 9). */
  lotSize: integer,
  maxLots: integer,
  /** Multiples that may be chosen, ascending. */
  leverages: v.array(integer),
  purchaseFeeRate: v.nullish(decimal),
  sellingFeeRate: v.nullish(decimal),
  stampDutyRate: v.nullish(decimal),
  liquidationFeeRate: v.nullish(decimal),
  /** Part of the opening turnover that must remain, or the position is liquidated. */
  maintenanceMarginRate: v.nullish(decimal),
  /** Minutes after the purchase before a position may be sold. */
  sellLockMinutes: integer,
});
export type TradeRules = v.InferOutput<typeof rules>;

/** A position or the order that will become one (specification 3). Amounts in yen. */
export const position = v.object({
  id: text,
  orderNumber: text,
  symbol: text,
  code: text,
  name: localized,
  source: v.picklist(positionSources),
  side: v.picklist(sides),
  priceType: v.picklist(priceTypes),
  status: v.picklist(positionStatuses),
  orderedAt: moment,
  /** Price asked for by a limit order. */
  limitPrice: v.nullish(decimal),
  /** Filled at; absent while the order is pending. */
  buyTime: v.nullish(moment),
  buyPrice: v.nullish(decimal),
  /** In shares. */
  quantity: integer,
  lots: integer,
  leverage: integer,
  /** Margin at opening, and what was added since. */
  originalMargin: decimal,
  addedMargin: decimal,
  latestPrice: decimal,
  marketValue: decimal,
  /** Before selling costs. Unrealised while holding, realised after all fees once closed. */
  profitLoss: decimal,
  /** At this price the exchange closes the position. */
  liquidationPrice: v.nullish(decimal),
  purchaseFee: decimal,
  sellingFee: v.nullish(decimal),
  stampDuty: v.nullish(decimal),
  liquidationFee: v.nullish(decimal),
  /** Price asked for by a closing limit order. */
  closeLimitPrice: v.nullish(decimal),
  sellTime: v.nullish(moment),
  sellPrice: v.nullish(decimal),
  cancelledAt: v.nullish(moment),
  /** Which rule keeps it from being sold; `managed` positions are never sold by the member. */
  lock: v.picklist(lockKinds),
  /** Not sellable before this moment. */
  sellableAt: v.nullish(moment),
});
export type Position = v.InferOutput<typeof position>;

export const tradeRules = defineCall({ path: '/trade/Rules', request: v.object({}), response: rules });

/** Opens a position or places a limit order. The same `clientRequestId` never makes a second order. */
export const openPosition = defineCall({
  path: '/trade/Open',
  request: v.object({
    clientRequestId,
    symbol: text,
    side: v.picklist(sides),
    priceType: v.picklist(priceTypes),
    /** Required for a limit order. */
    limitPrice: v.nullish(decimal),
    leverage: integer,
    lots: decimal,
  }),
  response: position,
  movesMoney: true,
});

export const positionList = defineCall({
  path: '/trade/Positions',
  request: v.object({ source: v.picklist(positionSources), group: v.picklist(positionGroups) }),
  response: v.array(position),
});

export const positionDetail = defineCall({
  path: '/trade/Position',
  request: v.object({ id: text }),
  response: position,
});

/** Cancels an order that is still pending. */
export const cancelOrder = defineCall({
  path: '/trade/Cancel',
  request: v.object({ clientRequestId, id: text }),
  response: position,
  movesMoney: true,
});

/** Adds margin to a position that is held: a positive integer of yen. */
export const addMargin = defineCall({
  path: '/trade/AddMargin',
  request: v.object({ clientRequestId, id: text, amount: decimal }),
  response: position,
  movesMoney: true,
});

/** Closes a whole position, at the market or with a limit. */
export const closePosition = defineCall({
  path: '/trade/Close',
  request: v.object({
    clientRequestId,
    id: text,
    priceType: v.picklist(priceTypes),
    limitPrice: v.nullish(decimal),
  }),
  response: position,
  movesMoney: true,
});
