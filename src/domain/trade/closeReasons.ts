import { accountReasons } from '../account/accountReasons';
import type { Restriction } from '../account/accountVocabulary';
import { type MarketState, marketReasons } from '../market/marketReasons';
import type { Reason } from '../reason';
import {
  type ConditionsDraft,
  type ConditionsField,
  type ConditionsMarket,
  conditionsReasons,
  pricesOfKind,
} from './conditionsDraft';
import { lotsReasons } from './lotsReasons';
import { type TermRules, termDays } from './orderTerms';
import type { SellLock } from './sellLock';
import type { PositionStatus } from './tradeVocabulary';

/** A position that is to be closed, and its market. */
export interface ClosablePosition extends Omit<MarketState, 'priceType'> {
  status: PositionStatus;
  lock: SellLock;
  /** Lots of the position. */
  lotsHeld: number;
  /** Lots of a pending closing. */
  lotsWaiting: number;
  restrictions: readonly Restriction[];
}

/** The form that closes a position, and the data for validating it. */
export interface CloseForm
  extends ClosablePosition,
    ConditionsDraft,
    Pick<ConditionsMarket, 'marketSide' | 'limits' | 'ownTick'> {
  /** As typed: how much of it is to be closed. */
  lots: string;
  /** Undefined when the server has no terms: then nothing waits for a session or the end of a lock. */
  terms: TermRules | undefined;
}

/** A field of the form that closes a position. */
export type CloseField = ConditionsField | 'lots';

/**
 * All reasons why a position can't be closed, most important first. It must be held (specification 4), the account not
 * frozen, the lock over (specification 9), and a session open; a closing with a term waits for lock and session.
 * The price must be within the limits (specification 5).
 * The lots must not exceed those without a pending closing. While some lots wait for a limit, the others can be closed
 * at the market. A member with a trading ban may still close.
 */
export function closeReasons(form: CloseForm): Reason<CloseField>[] {
  if (!isClosable(form)) return closeBlocks(form);
  const { kind, lots, lotsHeld, lotsWaiting } = form;
  return [
    ...(kind !== 'market' && hasTerm(form.terms)
      ? waitingBlocks(form)
      : [
          ...accountReasons(form.restrictions),
          ...lockReasons(form.lock),
          ...marketReasons({ ...form, priceType: kind === 'market' ? 'market' : 'limit' }),
        ]),
    ...priceReasons(form),
    ...lotsReasons('lots', lots, { maximum: lotsHeld - lotsWaiting, of: lotsWaiting > 0 ? 'free' : 'held' }),
  ];
}

/** The reasons that do not depend on the form's input. If there is one, the form is not opened. */
export function closeBlocks(position: ClosablePosition): Reason[] {
  const { status } = position;
  if (!isOpen(status)) return [{ kind: 'notHolding', status }];
  if (!isClosable(position)) return [{ kind: 'allLotsWaiting' }];
  return [
    ...accountReasons(position.restrictions),
    ...lockReasons(position.lock),
    // A stale quote blocks only a closing at the market.
    ...marketReasons({ ...position, priceType: 'limit' }),
  ];
}

/** The same for a closing with a term, which waits for the end of the lock and the next session. */
export function waitingBlocks(position: ClosablePosition): Reason[] {
  if (!isClosable(position)) return closeBlocks(position);
  const { lock } = position;
  return [
    ...accountReasons(position.restrictions),
    ...(lock.locked && lock.rule === 'managed' ? [managed] : []),
    ...marketReasons({ ...position, priceType: 'limit', sessionOpen: true }),
  ];
}

/** Whether there is a day on which a closing that waits can be carried out. */
const hasTerm = (terms: TermRules | undefined): boolean => terms !== undefined && termDays(terms).length > 0;

const isOpen = (status: PositionStatus): boolean => status === 'holding' || status === 'preparingToClose';

const isClosable = ({ status, lotsHeld, lotsWaiting }: ClosablePosition): boolean =>
  isOpen(status) && lotsHeld > lotsWaiting;

function priceReasons(form: CloseForm): Reason<CloseField>[] {
  const [first] = pricesOfKind[form.kind];
  if (first !== undefined && form.lotsWaiting > 0) return [{ kind: 'priceLimitWaiting', field: first }];
  return conditionsReasons(form, { ...form, latestPrice: form.quote?.latestPrice }, form.terms);
}

function lockReasons(lock: SellLock): Reason[] {
  if (!lock.locked) return [];
  switch (lock.rule) {
    case 'minutes':
      return [{ kind: 'locked', until: lock.until, minutes: lock.minutes }];
    case 'nextTradingDay':
      return [{ kind: 'lockedNextDay', until: lock.until }];
    case 'days':
      return [{ kind: 'lockedDays', until: lock.until }];
    case 'managed':
      return [managed];
  }
}

/** Reason for positions of a copy trade. */
export const managed: Reason = { kind: 'managed', final: true };
