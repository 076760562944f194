import { compare } from '../decimal';
import { parseLots, parseTyped } from '../typedNumber';
import { type ConditionsDraft, emptyConditions, pricesOf } from './conditionsDraft';
import { type OrderConditions, waitingKind } from './orderConditions';

/** An order or a closing that waits. */
interface Waiting extends OrderConditions {
  /** When its stop was reached; null or undefined before. */
  triggeredAt?: number | null | undefined;
  /** Last day, `YYYY-MM-DD`; undefined where the server does not send it: the day of the order. */
  validUntil?: string | undefined;
}

/** An order that waits as a form, to change it. */
export interface AmendmentDraft extends ConditionsDraft {
  /** As typed. */
  lots: string;
}

/** The form of an order as it waits. */
export function amendmentOf({ validUntil, ...waiting }: Waiting, lots: number): AmendmentDraft {
  const { limitPrice, stopPrice, stopLimitPrice, trailBy } = waiting;
  return {
    ...emptyConditions,
    kind: waitingKind(limitPrice, waiting),
    limitsStop: stopLimitPrice != null,
    limitPrice: limitPrice ?? '',
    stopPrice: stopPrice ?? '',
    stopLimitPrice: stopLimitPrice ?? '',
    trailBy: trailBy ?? '',
    ...(validUntil !== undefined && { term: 'date', until: validUntil }),
    lots: String(lots),
  };
}

/** Whether a form differs from the order that waits. */
export function isAmended(before: AmendmentDraft, after: AmendmentDraft): boolean {
  return (
    losesItsPlace(before, after) ||
    parseLots(before.lots) !== parseLots(after.lots) ||
    before.term !== after.term ||
    before.until !== after.until
  );
}

/** Whether a changed order goes to the end of the queue: with another price or kind, or with more lots. */
export function losesItsPlace(before: AmendmentDraft, after: AmendmentDraft): boolean {
  const [pricesBefore, prices] = [pricesOf(before), pricesOf(after)];
  if (before.kind !== after.kind || pricesBefore.length !== prices.length) return true;
  const isPriceChanged = prices.some((of) => {
    const [one, other] = [parseTyped(before[of]), parseTyped(after[of])];
    return one === undefined || other === undefined ? one !== other : compare(one, other) !== 0;
  });
  const [lotsBefore = '0', lotsAfter = '0'] = [parseLots(before.lots), parseLots(after.lots)];
  return isPriceChanged || compare(lotsAfter, lotsBefore) > 0;
}

/** The closing that an order places at its fill, which has to last as long as the order: days are `YYYY-MM-DD`. */
export function exitLasting<Exit extends { validUntil?: string | null | undefined }>(
  exit: Exit,
  until: string | null,
): Exit {
  const { validUntil } = exit;
  return until !== null && validUntil != null && validUntil < until ? { ...exit, validUntil: until } : exit;
}
